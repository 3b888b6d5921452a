import { ChangeSet, Text } from '@codemirror/state';
import { json, type TextEdit } from 'pagewright/tooling';
import { equalEnds } from './equal-ends.ts';

/** The text of a file; null if the file does not exist. */
export type FileText = string | null;

/** A change of one file: edits of its text, or all of it if the file is created or deleted. */
export type FileChange = ChangeSet | { readonly write: FileText };

/** A change as JSON. */
export type FileChangeJson = { readonly edits: unknown } | { readonly write: FileText };

/** Thrown for a change that does not fit the text that it is applied to. */
export class UnfitChangeError extends Error {}

/** Only line feeds separate lines, so that the carriage returns of a file stay as they are. */
const lineBreak = '\n';

function documentOf(text: string): Text {
  return Text.of(text.split(lineBreak));
}

/** The change that makes edits. Offsets count in the text before. */
export function changeOf(text: string, edits: readonly TextEdit[]): FileChange {
  const changes = edits.map(({ start, end, text: insert }) => ({ from: start, to: end, insert }));
  return ChangeSet.of(changes, text.length, lineBreak);
}

/** The change from one text to another: of what is between their equal starts and ends. */
export function changeBetween(before: FileText, after: FileText): FileChange {
  if (before === null || after === null) return { write: after };
  const { start, end } = equalEnds(before, after);
  return changeOf(before, [
    { start, end: before.length - end, text: after.slice(start, after.length - end) },
  ]);
}

/** @throws UnfitChangeError */
export function applyChange(text: FileText, change: FileChange): FileText {
  if (!(change instanceof ChangeSet)) return change.write;
  if (text === null || text.length !== change.length)
    throw new UnfitChangeError('The change is for another text.');
  const edits: TextEdit[] = [];
  change.iterChanges((start, end, _from, _to, inserted) => {
    edits.push({ start, end, text: inserted.toString() });
  });
  return json.applyEdits(text, edits);
}

/** The change that leads back. @param text before the change */
export function invertChange(text: FileText, change: FileChange): FileChange {
  return change instanceof ChangeSet && text !== null ? change.invert(documentOf(text)) : { write: text };
}

/** Two changes, one after the other, as one. @param text before both */
export function composeChanges(text: FileText, first: FileChange, second: FileChange): FileChange {
  if (first instanceof ChangeSet && second instanceof ChangeSet) return first.compose(second);
  return { write: applyChange(applyChange(text, first), second) };
}

/**
 * A change as it is after another change of the same text. Where one of the two replaces the whole file, the text of the window counts,
 * because a person sees it.
 * @param shown the text after `change`, without the other one
 */
export function rebaseChange(change: FileChange, over: FileChange, shown: FileText): FileChange {
  if (change instanceof ChangeSet && over instanceof ChangeSet) return change.map(over);
  return { write: shown };
}

/** A change as JSON, as the protocol and the journal have it. */
export function changeToJson(change: FileChange): FileChangeJson {
  return change instanceof ChangeSet ? { edits: change.toJSON() } : change;
}

/** @throws RangeError if it is not a change */
export function changeFromJson(change: FileChangeJson): FileChange {
  return 'edits' in change ? ChangeSet.fromJSON(change.edits) : { write: change.write };
}
