import type { EditorSite, Steps } from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import type { FileChange } from '../../drafts/file-change.ts';
import { UneditableTextError } from '../../edits/edit-config.ts';
import { ChangedFiles } from '../../edits/files-in-change.ts';
import { strings } from '../../strings.ts';

/** A place for a section: between two sections of a list, or at an end of it. */
export interface SectionSpot {
  readonly file: string;
  /** The steps to the list: `['blocks']`, or `['blocks', 2, 'slots', 'left']`, which need not exist. */
  readonly list: Steps;
  /** The index in the list, at most the number of its sections. */
  readonly index: number;
}

/** What an operation on sections does, for `editFiles`: one step, however many files it changes. */
export interface SectionChange {
  /** What undo calls it: "Move Team". */
  readonly label: string;
  /** The changes by file. Empty if nothing changes. */
  readonly changes: ReadonlyMap<string, FileChange>;
  /** What is selected afterwards. */
  readonly select: SelectedPart;
  /** A sentence that says what happened. */
  readonly said: string;
}

/** Why an operation cannot be done, as a sentence. */
export interface Refusal {
  readonly refused: string;
}

export type Outcome = SectionChange | Refusal;

/** Thrown inside an operation that cannot be done. @param message a sentence for people */
export class RefusedError extends Error {}

/** The steps of an operation: edits of files, each of the texts as the edits before have left them. */
export interface SectionEdits {
  readonly site: EditorSite;
  readonly files: ChangedFiles;
  /** The text of a file as it is now. */
  text(file: string): string;
}

/** Runs an operation. Files with a mistake of syntax are refused, because their sections have no certain place. */
export function runOperation(
  site: EditorSite,
  run: (edits: SectionEdits) => Omit<SectionChange, 'changes'>,
): Outcome {
  const files = new ChangedFiles(site.workspace.files);
  try {
    const done = run({ site, files, text: (file) => files.text(file) ?? '' });
    return { ...done, changes: files.changes };
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.message };
    if (error instanceof UneditableTextError || error instanceof SyntaxError)
      return { refused: strings.brokenFile };
    throw error;
  }
}

export function isRefusal(outcome: Outcome): outcome is Refusal {
  return 'refused' in outcome;
}
