import { Copy } from 'lucide-react';
import { IconButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { publishStrings } from '../publish-strings.ts';

interface CopyButtonProps {
  /** What the text is: `Branch`. */
  readonly name: string;
  readonly text: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const { announce } = useStudio();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce(publishStrings.proposal.copied, { isSeen: true });
    } catch {
      announce(publishStrings.proposal.notCopied, { isSeen: true });
    }
  };
  return <IconButton label={publishStrings.proposal.copy(name)} icon={<Copy size={14} />} onClick={copy} />;
}
