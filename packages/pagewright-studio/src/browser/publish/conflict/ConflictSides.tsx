import type { FileText } from '../../drafts/file-change.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { useFileChanges } from '../changes/use-file-changes.ts';
import { publishStrings } from '../publish-strings.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import css from './ConflictSides.module.css';

interface ConflictSidesProps {
  readonly file: string;
  /** What both have changed. */
  readonly before: FileText;
  readonly mine: FileText;
  readonly theirs: FileText;
}

const { conflict: text } = publishStrings;

/** What this person and what somebody else changed, in words. */
export function ConflictSides({ file, before, mine, theirs }: ConflictSidesProps) {
  return (
    <div className={css.sides}>
      <Side title={text.mineSide} file={file} before={before} after={mine} />
      <Side title={text.theirsSide} file={file} before={before} after={theirs} />
    </div>
  );
}

function Side({ title, ...change }: ChangedFile & { readonly title: string }) {
  const { count, sentences } = useFileChanges(change);
  return (
    <section className={css.side} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <ChangeList count={count} sentences={sentences} />
    </section>
  );
}
