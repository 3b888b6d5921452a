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

/** The line of a range, with the range marked, between its neighbours. */
export function codeFrame(source: string, { line, column, endLine, endColumn }: Range): string {
  const lines = source.split(/\r?\n/);
  const whole = lines[line - 1] ?? '';
  const start = column - 1;
  const end = endLine > line ? whole.length : endColumn - 1;
  const { text, shift } = windowOn(whole, start, end);
  const width = String(Math.min(lines.length, line + 1)).length;
  const row = (sign: string, number: number, shown: string) =>
    `${sign} ${String(number).padStart(width)} │ ${printableColumns(shown)}`.trimEnd();
  const neighbour = (number: number) => {
    const other = lines[number - 1];
    if (other === undefined) return [];
    return [row(' ', number, other.length > widest ? `${other.slice(0, widest)}…` : other)];
  };
  return [
    ...neighbour(line - 1),
    row('>', line, text),
    `  ${' '.repeat(width)} │ ${marks(text, start - shift, Math.min(end - shift, text.length + 1))}`,
    ...neighbour(line + 1),
  ].join('\n');
}
