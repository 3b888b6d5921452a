import { parseSync } from 'vite';

type Range = readonly [start: number, end: number];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A string is prose when it has at least three words; others are names, paths and selectors. */
const isSentence = (text: string) => /[a-z]\S* [\s\S]*[a-z]\S* [\s\S]*[a-z]/i.test(text);

/** Ranges of the strings in a syntax tree that hold sentences. */
function stringRanges(node: unknown, found: Range[] = []): readonly Range[] {
  if (!isRecord(node)) return found;
  const { type, value, start, end } = node;
  const text = isRecord(value) ? value.raw : value;
  if (/^(?:Literal|TemplateElement|JSXText)$/.test(String(type)) && typeof text === 'string') {
    // Without the quotes: backticks would mark the whole text as code.
    const quote = type === 'JSXText' ? 0 : 1;
    if (isSentence(text) && typeof start === 'number' && typeof end === 'number')
      found.push([start + quote, end - quote]);
    return found;
  }
  for (const child of Object.values(node)) stringRanges(child, found);
  return found;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Code within prose: text in backticks, doc tags in braces, and addresses. */
const code = /`[^`\n]*`|\{@[^}]*\}|https?:\/\/\S+|\S*[/\\]\S*/g;

/** The text in which everything outside the ranges is blank, so that lines and columns stay the same. */
function only(text: string, ranges: readonly Range[]): string {
  let result = '';
  let done = 0;
  for (const [start, end] of [...ranges].sort(([left], [right]) => left - right)) {
    if (start < done) continue;
    result += blank(text.slice(done, start)) + text.slice(start, end).replace(code, blank);
    done = end;
  }
  return result + blank(text.slice(done));
}

/** The comments and sentences of a TypeScript file, each at its line and column; everything else is blank. */
export function proseOfTypeScript(file: string, text: string): string {
  const { program, comments } = parseSync(file, text);
  const ofComments = comments.map(({ start, end }): Range => [start + 2, end]);
  return only(text, [...ofComments, ...stringRanges(program)]);
}

/** The descriptions of a JSON schema, each at its line and column; everything else is blank. */
export function proseOfSchema(text: string): string {
  const found = text.matchAll(/"(?:description|markdownDescription|\$comment)"\s*:\s*("(?:[^"\\]|\\.)*")/g);
  return only(
    text,
    [...found].map((match): Range => {
      const end = match.index + match[0].length;
      return [end - (match[1] ?? '').length, end];
    }),
  );
}
