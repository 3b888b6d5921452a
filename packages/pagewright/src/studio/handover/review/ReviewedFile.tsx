import { Undo } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { fileLabel } from '../../names/part-names.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { words } from '../../words.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { fileChanges } from '../changes/file-changes.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import { FileLines } from './FileLines.tsx';
import css from './ReviewedFile.module.css';

interface ReviewedFileProps {
  readonly change: ChangedFile;
  /** All files that are changed with it. */
  readonly others?: readonly ChangedFile[];
  /** Makes the draft as it was before; undefined where that is not offered. */
  readonly onDiscard?: () => void;
}

/** What was changed in a file: in words, and line by line for those who ask. */
export function ReviewedFile({ change, others, onDiscard }: ReviewedFileProps) {
  const { site, project } = useStudio().state;
  const { file, before, after } = change;
  const { contentName } = project;
  const found = useMemo(
    () => fileChanges({ file, before, after }, { site, contentName, others }),
    [file, before, after, site, contentName, others],
  );
  const { count, isDescribed, sentences } = found;
  // A choice counts for the other files, too.
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? !isDescribed;
  return (
    <section className={css.file} aria-label={fileLabel(file)}>
      <ChangeList key={file} count={count} sentences={sentences} />
      <FileLines
        file={file}
        before={found.before}
        after={found.after}
        isOpen={isOpen}
        onToggle={() => setChosen(!isOpen)}
      >
        {onDiscard && (
          <PushButton
            icon={<Undo size={14} aria-hidden />}
            aria-label={words.handover.discardFile(file)}
            onClick={onDiscard}
          >
            {words.handover.discard}
          </PushButton>
        )}
      </FileLines>
    </section>
  );
}
