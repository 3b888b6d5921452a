/** The most characters of text from outside in a line. */
const longest = 600;

/**
 * What a terminal or a log interprets or hides: control characters (C0, C1, DELETE), line separators, marks that change the
 * direction of writing, byte order marks, annotation and tag characters, and halves of surrogate pairs.
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
 * CI services run lines of a log as commands: GitHub what starts with `::` and what contains `##[`, Azure and TeamCity
 * `##vso[` and `##teamcity[`.
 */
function withoutCommands(text: string): string {
  return text.replace(/^(\s*)::/, '$1\\u{3a}:').replace(/##(?=\w*\[)/g, '\\u{23}#');
}

/**
 * Text from outside (a content service, a config or a file) as one harmless line for a terminal, a log or an overlay.
 * Invisible characters are escaped as in JavaScript, and text that is too long ends with an ellipsis.
 */
export function printable(text: string, most = longest): string {
  // A character may take two units. What is cut off need not be escaped.
  const [...characters] = text.slice(0, most * 2 + 2);
  const isCut = characters.length > most;
  const shown = isCut ? characters.slice(0, most).join('') : characters.join('');
  return withoutCommands(shown.replace(unprintable, escaped)) + (isCut ? '…' : '');
}

/** The same for a line whose columns matter: an invisible character becomes a visible one, and tabs stay. */
export function printableColumns(line: string): string {
  return line
    .replace(unprintable, (character) =>
      character === '\t' ? character : '\u{fffd}'.repeat(character.length),
    )
    .replace(/##(?=\w*\[)/g, '\u{fffd}#');
}

/** JSON that is printed: invisible characters are escaped as in JSON. */
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
