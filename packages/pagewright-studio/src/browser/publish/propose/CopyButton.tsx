import { Copy } from 'lucide-react';
import { IconButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';

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
      announce(strings.publish.proposal.copied, { isSeen: true });
    } catch {
      announce(strings.publish.proposal.notCopied, { isSeen: true });
    }
  };
  return <IconButton label={strings.publish.proposal.copy(name)} icon={<Copy size={14} />} onClick={copy} />;
}
