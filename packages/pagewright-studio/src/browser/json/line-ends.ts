import { type ChangeSpec, EditorState, type Extension, type Text } from '@codemirror/state';
import { fromStudio } from './text-change.ts';

/**
 * Gives each line that is typed or pasted the end that the lines of the file have. In the editor, a carriage return is a character like any
 * other, so that it stays in the file.
 * @param lineBreak of the file
 */
export function keepLineEnds(lineBreak: '\n' | '\r\n'): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || transaction.annotation(fromStudio)) return transaction;
    const changes: ChangeSpec[] = [];
    transaction.changes.iterChangedRanges((_from, _to, from, to) => {
      changes.push(...corrections(transaction.newDoc, from, to, lineBreak));
    });
    return changes.length > 0 ? [transaction, { changes, sequential: true }] : transaction;
  });
}

/** What must change around a range of a text so that its lines have the same ends. */
function corrections(text: Text, from: number, to: number, lineBreak: '\n' | '\r\n'): readonly ChangeSpec[] {
  const isLf = lineBreak === '\n';
  const charAt = (at: number) => text.sliceString(at, at + 1);
  const around = text.sliceString(Math.max(0, from - 1), Math.min(text.length, to + 1));
  const changes: ChangeSpec[] = [];
  for (const { index, 0: character } of around.matchAll(/[\r\n]/g)) {
    const at = Math.max(0, from - 1) + index;
    // The carriage return before the range may have lost its line feed, and the line feed after it its carriage return.
    const isLost = at < to && charAt(at + 1) !== '\n';
    if (character === '\r' && (isLf ? at >= from && at < to : isLost)) changes.push({ from: at, to: at + 1 });
    if (character === '\n' && !isLf && at >= from && charAt(at - 1) !== '\r')
      changes.push({ from: at, insert: '\r' });
  }
  return changes;
}
