import type { StudioState } from '../../connection/studio-store.ts';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import type { FileChange } from '../../drafts/file-change.ts';

/** What operations on whole files read. */
export type ProjectTexts = Pick<StudioState, 'site' | 'texts' | 'disk'>;

/** A change of whole files, for `editFiles`: one step, however many files it changes. */
export interface PageOperation {
  /** What undo calls it: "Delete “Team”". */
  readonly label: string;
  /** The changes by file. */
  readonly changes: ReadonlyMap<string, FileChange>;
  /** What is selected afterwards; absent if the selection stays. */
  readonly select?: SelectedPart;
}

/** The page itself is selected, and none of its parts. */
export function wholeFile(file: string): SelectedPart {
  return { file, steps: [] };
}
