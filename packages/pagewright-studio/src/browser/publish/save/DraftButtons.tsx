import type { Diagnostic } from 'pagewright/tooling';
import { PushButton } from '../../controls/PushButton.tsx';
import { asDraft } from '../../pages/save-as-draft.ts';
import { editFiles, useStudio } from '../../shell/studio-context.ts';
import { publishStrings } from '../publish-strings.ts';

interface DraftButtonsProps {
  readonly errors: readonly Diagnostic[];
}

/** Buttons that keep pages with errors as drafts, which can be saved. */
export function DraftButtons({ errors }: DraftButtonsProps) {
  const studio = useStudio();
  const { texts, disk } = studio.state;
  const files = [...new Set(errors.map(({ file }) => file))];
  return files.map((file) => {
    const draft = asDraft(texts, disk, file);
    if (!draft) return null;
    const { label, changes, select } = draft;
    return (
      <PushButton key={file} onClick={() => editFiles(studio, label, changes, select ? { select } : {})}>
        {publishStrings.saveAsDraft(file)}
      </PushButton>
    );
  });
}
