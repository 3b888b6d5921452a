import { printableColumns } from '../../json/printable.ts';
import type { Range } from '../../json/source-place.ts';

const widest = 100;

/** Shortens a long line to the part around the marked range. `shift` is the number of characters removed at the start. */
function windowOn(
  line: string,
  start: number,
  end: number,
): { readonly text: string; readonly shift: number } {
  if (line.length <= widest) return { text: line, shift: 0 };
  const room = Math.max(20, widest - Math.min(end - start, widest - 20));
  const from = Math.max(0, Math.min(start - Math.floor(room / 2), line.length - widest));
  const text = line.slice(from, from + widest);
  const head = from > 0 ? '…' : '';
  const tail = from + widest < line.length ? '…' : '';
  return { text: head + text.slice(head.length) + tail, shift: from };
}

/** The line of `^` marks. Counts one column per character, so that marks below wide characters are too narrow. */
function marks(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replaceAll(/[^\t]/g, ' ');
  return before + '^'.repeat(Math.max(1, end - start));
}

/** The lines around a range, with the range marked, for printing below a message. */
export function codeFrame(source: string, range: Range, around = 1): string {
  const lines = source.split(/\r?\n/);
  const last = Math.min(lines.length, range.line + around);
  const width = String(last).length;
  const shown: string[] = [];
  const marked = lines[range.line - 1] ?? '';
  const endColumn = range.endLine > range.line ? marked.length + 1 : range.endColumn;
  const { shift } = windowOn(marked, range.column - 1, endColumn - 1);
  for (let number = Math.max(1, range.line - around); number <= last; number += 1) {
    const line = lines[number - 1] ?? '';
    const isMarked = number === range.line;
    const { text } = isMarked
      ? windowOn(line, range.column - 1, endColumn - 1)
      : { text: line.length > widest ? `${line.slice(0, widest)}…` : line };
    shown.push(
      `${isMarked ? '>' : ' '} ${String(number).padStart(width)} │ ${printableColumns(text)}`.trimEnd(),
    );
    if (isMarked)
      shown.push(
        `  ${' '.repeat(width)} │ ${marks(text, range.column - 1 - shift, Math.min(endColumn - 1 - shift, text.length + 1))}`,
      );
  }
  return shown.join('\n');
}
