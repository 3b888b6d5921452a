/** The default maximum length of untrusted text in a line, in characters. */
const longest = 600;

/**
 * Characters that a terminal or a log interprets or hides: control characters (C0, C1, DELETE), line separators, marks that
 * change the text direction, byte order marks, annotation and tag characters, and lone surrogates.
 */
const unprintable =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu;

const short = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return short.get(character) ?? `\\u{${code.toString(16)}}`;
}

/**
 * Escapes the markers by which CI services run lines of a log as commands: `::` and `##[` on GitHub, `##vso[` on Azure and
 * `##teamcity[` on TeamCity.
 */
function withoutCommands(text: string): string {
  return text.replace(/^(\s*)::/, '$1\\u{3a}:').replace(/##(?=\w*\[)/g, '\\u{23}#');
}

/**
 * Turns untrusted text (from a content service, a config or a file) into one safe line for a terminal, a log or an overlay.
 * Escapes invisible characters as in JavaScript, and cuts long text with an ellipsis.
 */
export function printable(text: string, most = longest): string {
  // A character may take two code units. Text that is cut off need not be escaped.
  const [...characters] = text.slice(0, most * 2 + 2);
  const isCut = characters.length > most;
  const shown = isCut ? characters.slice(0, most).join('') : characters.join('');
  return withoutCommands(shown.replace(unprintable, escaped)) + (isCut ? '…' : '');
}

/** Like `printable` for each line of a text. */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line))
    .join('\n');
}

/** Like `printable`, but keeps the columns of a line: replaces each invisible character by U+FFFD, and keeps tabs. */
export function printableColumns(line: string): string {
  return line
    .replace(unprintable, (character) =>
      character === '\t' ? character : '\u{fffd}'.repeat(character.length),
    )
    .replace(/##(?=\w*\[)/g, '\u{fffd}#');
}

/** Escapes the invisible characters of JSON text, so that it is safe to print. */
export function printableJson(json: string): string {
  const units = (character: string) =>
    Array.from({ length: character.length }, (_, index) => {
      const unit = character.charCodeAt(index).toString(16).padStart(4, '0');
      return `\\u${unit}`;
    }).join('');
  return json
    .replace(unprintable, (character) => (character === '\n' ? character : units(character)))
    .replace(/##(?=\w*\[)/g, '\\u0023#');
}
