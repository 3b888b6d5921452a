import type { TextEdit } from '../../json/text-edit.ts';
/** A correction of one file that removes a diagnostic. */
export interface Fix {
  /** What it does, as an instruction: `Change to "hero-banner"`. */
  readonly title: string;
  /** The file that it changes: its path below `page-configs/`. */
  readonly file: string;
  /** The folder of `file`; undefined for a page config. */
  readonly folder?: 'schemas';
  /** Do not overlap. All offsets are offsets in the text before the change. */
  readonly edits: readonly TextEdit[];
  /** The new path of the file, if the fix renames it. */
  readonly newName?: string;
  /**
   * True if the result is certainly what the author meant. `check --fix` applies safe fixes; people accept or decline the others,
   * which are guesses.
   */
  readonly isSafe: boolean;
}
