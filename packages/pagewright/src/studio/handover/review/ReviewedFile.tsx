import { Undo } from 'lucide-react';
import { useMemo } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { fileLabel } from '../../names/part-names.ts';
import { words } from '../../words.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import { FileDiff } from './FileDiff.tsx';
import { describeChanges } from './page-changes.ts';
import css from './ReviewedFile.module.css';

interface ReviewedFileProps {
  readonly change: ChangedFile;
  /** Makes the draft as it was before; undefined where that is not offered. */
  readonly onDiscard?: () => void;
}

/** What was changed in a file: in words, and line by line. */
export function ReviewedFile({ change, onDiscard }: ReviewedFileProps) {
  const { file, before, after } = change;
  const described = useMemo(() => describeChanges({ file, before, after }), [file, before, after]);
  return (
    <section className={css.file} aria-label={fileLabel(file)}>
      <header className={css.header}>
        <ul className={css.changes}>
          {described.map((each) => (
            <li key={each}>{each.slice(0, 1).toUpperCase() + each.slice(1)}</li>
          ))}
        </ul>
        {onDiscard && (
          <PushButton
            icon={<Undo size={14} aria-hidden />}
            aria-label={words.handover.discardFile(file)}
            onClick={onDiscard}
          >
            {words.handover.discard}
          </PushButton>
        )}
      </header>
      <FileDiff key={file} label={words.handover.diff(file)} before={before} after={after} />
    </section>
  );
}
