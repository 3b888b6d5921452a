import type { TextEdit } from 'pagewright/tooling';
import {
  applyChange,
  changeBetween,
  changeOf,
  composeChanges,
  type FileChange,
  type FileText,
} from '../drafts/file-change.ts';
import type { Texts } from '../drafts/pending-steps.ts';

/** The files of a project while an operation changes them: each edit is one of the texts as the edits before have left them. */
export class ChangedFiles {
  readonly #before: Texts;
  readonly #texts = new Map<string, FileText>();
  readonly #changes = new Map<string, FileChange>();

  constructor(before: Texts) {
    this.#before = before;
  }

  /** The text of a file as it is now; null if it does not exist. */
  text(file: string): FileText {
    return this.#texts.get(file) ?? (this.#texts.has(file) ? null : (this.#before.get(file) ?? null));
  }

  /** Edits a file. @param edits offsets in the text as it is now */
  edit(file: string, edits: readonly TextEdit[]): void {
    const text = this.text(file);
    if (text !== null && edits.length > 0) this.#add(file, changeOf(text, edits));
  }

  /** Creates or deletes a file, or changes its text to another one. */
  write(file: string, text: FileText): void {
    this.#add(file, changeBetween(this.text(file), text));
  }

  /** The changes from the first text of each file to its last one. */
  get changes(): ReadonlyMap<string, FileChange> {
    return new Map(
      [...this.#changes].filter(([file]) => this.text(file) !== (this.#before.get(file) ?? null)),
    );
  }

  #add(file: string, change: FileChange): void {
    const earlier = this.#changes.get(file);
    const before = this.#before.get(file) ?? null;
    const text = this.text(file);
    this.#texts.set(file, applyChange(text, change));
    this.#changes.set(file, earlier ? composeChanges(before, earlier, change) : change);
  }
}
