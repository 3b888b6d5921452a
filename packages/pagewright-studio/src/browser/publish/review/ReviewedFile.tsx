import { Undo } from 'lucide-react';
import { useState } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { fileLabel } from '../../names/part-names.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { useFileChanges } from '../changes/use-file-changes.ts';
import { publishStrings } from '../publish-strings.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import { FileLines } from './FileLines.tsx';
import css from './ReviewedFile.module.css';

interface ReviewedFileProps {
  readonly change: ChangedFile;
  /** All files that are changed with it. */
  readonly others?: readonly ChangedFile[];
  /** Restores the draft as it was before; undefined where restoring is not offered. */
  readonly onDiscard?: () => void;
}

/** What was changed in a file: in words, and line by line for those who ask. */
export function ReviewedFile({ change, others, onDiscard }: ReviewedFileProps) {
  const { file } = change;
  const { count, isDescribed, before, after, sentences } = useFileChanges(change, others);
  // A choice counts for the other files, too.
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? !isDescribed;
  return (
    <section className={css.file} aria-label={fileLabel(file)}>
      <ChangeList key={file} count={count} sentences={sentences} />
      <FileLines
        file={file}
        before={before}
        after={after}
        isOpen={isOpen}
        onToggle={() => setChosen(!isOpen)}
      >
        {onDiscard && (
          <PushButton
            icon={<Undo size={14} aria-hidden />}
            aria-label={publishStrings.discardFile(file)}
            onClick={onDiscard}
          >
            {publishStrings.discard}
          </PushButton>
        )}
      </FileLines>
    </section>
  );
}
