import { ChangeSet, EditorState, Text, type TransactionSpec } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget } from '../../../pagewright/tests/budget.ts';
import { applyChange } from '../../src/browser/drafts/file-change.ts';
import { keepLineEnds } from '../../src/browser/json/line-ends.ts';
import { snippetTemplate } from '../../src/browser/json/snippet-template.ts';
import { fromStudio, textChange } from '../../src/browser/json/text-change.ts';
import { TypingGroups } from '../../src/browser/json/typing-groups.ts';

describe('a change from elsewhere', () => {
  const before = 'one\ntwo\nthree\nfour\nfive\nsix\n';

  it('touches only the differences, in each line', () => {
    const change = textChange(before, before.replace('two', 'twice').replace('six', 'sixth'));
    const edits: unknown[] = [];
    change.iterChanges((from, to, _from, _to, text) => edits.push([from, to, text.toString()]));
    expect(edits).toEqual([
      [6, 7, 'ice'],
      [27, 27, 'th'],
    ]);
  });

  it('leaves the cursor at its place in the text', () => {
    const state = EditorState.create({ doc: before, selection: { anchor: before.indexOf('ee') } });
    const after = `zero\n${before.replace('five\n', '')}`;
    const { selection, doc } = state.update({ changes: textChange(before, after) }).state;
    expect(doc.toString()).toBe(after);
    expect(after.slice(selection.main.head)).toBe('ee\nfour\nsix\n');
  });

  it('always results in the other text, with any line ends', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '\n', '\r\n', '{', '🌞'), { maxLength: 40 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [from, to] = [one.join(''), other.join('')];
        const change = textChange(from, to);
        expect(applyChange(from, change)).toBe(to);
        expect(change.apply(Text.of(from.split('\n'))).toString()).toBe(to);
      }),
      budget(100, 5_000),
    );
  });
});

describe('steps of typing', () => {
  const insert = (length: number, at: number, text = 'x') =>
    ChangeSet.of({ from: at, insert: text }, length, '\n');
  const remove = (length: number, from: number) => ChangeSet.of({ from, to: from + 1 }, length);

  it('are one step during uninterrupted typing', () => {
    const groups = new TypingGroups();
    const first = groups.groupOf(insert(10, 4), 'input', 0);
    expect(groups.groupOf(insert(11, 5), 'input', 300)).toBe(first);
    expect(groups.groupOf(insert(12, 6), 'input', 1_000)).toBe(first);
  });

  it('are one step during uninterrupted deleting', () => {
    const groups = new TypingGroups();
    const first = groups.groupOf(remove(10, 4), 'delete', 0);
    expect(groups.groupOf(remove(9, 3), 'delete', 300)).toBe(first);
    expect(groups.groupOf(insert(8, 3), 'input', 400)).not.toBe(first);
  });

  it('end with a pause, a jump, a new line, and another kind of change', () => {
    const groups = new TypingGroups();
    const first = groups.groupOf(insert(10, 4), 'input', 0);
    const afterPause = groups.groupOf(insert(11, 5), 'input', 5_000);
    const afterJump = groups.groupOf(insert(12, 0), 'input', 5_100);
    const afterJumpOn = groups.groupOf(insert(13, 9), 'input', 5_150);
    const line = groups.groupOf(insert(14, 10, '\n'), 'input', 5_200);
    const afterLine = groups.groupOf(insert(15, 11), 'input', 5_300);
    const pasted = groups.groupOf(insert(16, 12, 'pasted'), '', 5_400);
    const other = new TypingGroups().groupOf(insert(15, 3), 'input', 5_500);
    expect(line).toBe(afterJumpOn);
    expect(new Set([first, afterPause, afterJump, afterJumpOn, afterLine, pasted, other]).size).toBe(7);
  });
});

describe('the end of a line', () => {
  const typed = (text: string, lineBreak: '\n' | '\r\n', change: TransactionSpec) => {
    const state = EditorState.create({
      doc: Text.of(text.split('\n')),
      extensions: [EditorState.lineSeparator.of('\n'), keepLineEnds(lineBreak)],
    });
    const { state: after } = state.update(change);
    return { text: after.sliceDoc(), rest: after.sliceDoc(after.selection.main.head) };
  };

  it('is the line end of the file in each line that is typed or pasted', () => {
    const at = { changes: { from: 1, insert: '\n  x\n' }, selection: { anchor: 6 } };
    expect(typed('a\r\nb\r\n', '\r\n', at)).toEqual({ text: 'a\r\n  x\r\n\r\nb\r\n', rest: '\r\nb\r\n' });
    expect(typed('a\nb\n', '\n', { changes: { from: 2, insert: 'x\r\ny\r\n' } }).text).toBe('a\nx\ny\nb\n');
  });

  it('is removed as a whole when two lines are joined', () => {
    expect(typed('a\r\nb\r\n', '\r\n', { changes: { from: 2, to: 3 } }).text).toBe('ab\r\n');
  });

  it('is whole again after text that is typed in its middle', () => {
    expect(typed('a\r\nb', '\r\n', { changes: { from: 2, insert: 'x' } }).text).toBe('ax\r\nb');
  });

  it('stays the same in lines that nobody changes, and in changes from elsewhere', () => {
    expect(typed('a\r\nb\nc\r\n', '\r\n', { changes: { from: 6, insert: 'x' } }).text).toBe('a\r\nb\ncx\r\n');
    const annotations = fromStudio.of(true);
    expect(typed('a\nb\n', '\n', { changes: { from: 2, insert: 'x\r\n' }, annotations }).text).toBe(
      'a\nx\r\nb\n',
    );
  });
});

describe('a snippet of the completion', () => {
  /** A placeholder in a snippet of CodeMirror. */
  const place = (number: number | '') => ['$', '{', number, '}'].join('');

  it('has placeholders, levels of indentation, and escaped characters', () => {
    expect(snippetTemplate('"lead": $1,')).toBe(`"lead": ${place(1)},`);
    expect(snippetTemplate('{\n  "type": "quote",\n  "props": {\n    "text": $1\n  }\n}')).toBe(
      `\\{\n\t"type": "quote",\n\t"props": \\{\n\t\t"text": ${place(1)}\n\t\\}\n\\}`,
    );
    expect(snippetTemplate('{item.$2}')).toBe(`\\{item.${place(2)}\\}`);
    expect(snippetTemplate('"costs \\$5, \\\\ and \\}"')).toBe(`"costs $5, \\ and \\}"${place('')}`);
  });
});
