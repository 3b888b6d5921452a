import type { StudioState } from '../connection/studio-store.ts';
import type { FileText } from '../drafts/file-change.ts';

/** A file whose draft differs from another text of it. */
export interface ChangedFile {
  readonly file: string;
  /** What the draft is compared with. */
  readonly before: FileText;
  /** The draft. */
  readonly after: FileText;
}

/** new: it does not exist before. deleted: it does not exist after. */
type ChangeKind = 'new' | 'changed' | 'deleted';

/** Whether a file is new, changed or deleted. */
export function changeKind({ before, after }: ChangedFile): ChangeKind {
  if (before === null) return 'new';
  return after === null ? 'deleted' : 'changed';
}

/** The files whose drafts differ from what is on disk, in the order of their names. */
export function unsavedFiles({ texts, disk }: Pick<StudioState, 'texts' | 'disk'>): readonly ChangedFile[] {
  const files = new Set([...texts.keys(), ...disk.keys()]);
  return [...files].toSorted().flatMap((file) => {
    const [before, after] = [disk.get(file)?.text ?? null, texts.get(file) ?? null];
    return before === after ? [] : [{ file, before, after }];
  });
}

/** The files that were changed outside the studio, and cannot be merged until somebody decides. */
export function conflictingFiles({ disk }: Pick<StudioState, 'disk'>): readonly string[] {
  return [...disk].flatMap(([file, { theirs }]) => (theirs ? [file] : [])).toSorted();
}
