import type { StudioState } from '../connection/studio-store.ts';
import type { FileText } from '../drafts/file-change.ts';

/** What happened to a file outside the studio. */
interface OutsideChange {
  readonly file: string;
  /** changed: nothing was changed here. merged: both changes count. conflict: somebody must decide. deleted: it is gone here, too. */
  readonly is: 'changed' | 'merged' | 'conflict' | 'deleted';
}

type Files = Pick<StudioState, 'texts' | 'disk'>;

/**
 * What others did to the files on disk between two states of a window.
 * @param saved whether a text is one that the studio has just written
 */
export function outsideChanges(
  before: Files,
  after: Files,
  saved: (file: string, text: FileText) => boolean,
): readonly OutsideChange[] {
  if (before.disk === after.disk) return [];
  return [...after.disk].flatMap(([file, { text, theirs }]): OutsideChange[] => {
    const old = before.disk.get(file);
    if (theirs) return old?.theirs?.text === theirs.text && old.theirs ? [] : [{ file, is: 'conflict' }];
    // A conflict that was settled: somebody in the studio did it.
    if (old?.theirs || text === (old?.text ?? null)) return [];
    const draft = before.texts.get(file) ?? null;
    if (text === draft || saved(file, text)) return [];
    if (draft !== (old?.text ?? null)) return [{ file, is: 'merged' }];
    return [{ file, is: text === null ? 'deleted' : 'changed' }];
  });
}
