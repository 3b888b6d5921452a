/** Where a bracket belongs, and the text before it that puts it on a line of its own. */
interface ClosingPlace {
  readonly at: number;
  readonly before: string;
}

const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0] ?? '';

/** The spaces at the beginning of the line that has a value at an offset. */
export function indentAt(text: string, offset: number): string {
  return indentOf(text.slice(text.lastIndexOf('\n', offset) + 1));
}

/**
 * The offset at which an unclosed array or object ends, judged by its indentation: after the last line that is indented more than its
 * first. Undefined if its values begin on its first line, because their indentation then shows nothing.
 * @param start the offset of its opening bracket
 */
export function closingPlace(text: string, start: number): ClosingPlace | undefined {
  const indent = indentAt(text, start);
  const [first = '', ...lines] = text.slice(start).split('\n');
  if (first.trim().length > 1) return undefined;
  let end = start + first.trimEnd().length;
  let at = start + first.length;
  for (const line of lines) {
    const written = line.trim();
    at += 1;
    if (written !== '' && indentOf(line).length <= indent.length) {
      // A comma at the start of the line follows the missing bracket.
      if (written.startsWith(',')) return { at: at + indentOf(line).length, before: '' };
      break;
    }
    if (written !== '') end = at + line.trimEnd().length;
    at += line.length;
  }
  if (text[end - 1] === ',') end -= 1;
  return { at: end, before: `\n${indent}` };
}
