/** Longest foreign text in a line, in characters. */
const longest = 600;

/**
 * What a terminal or a log acts on or hides: control characters (C0, C1, DELETE), line separators, marks that turn the
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
 * Foreign text (of a content service, a config or a file) as one harmless line for a terminal, a log or an overlay:
 * what cannot be seen is escaped as JavaScript writes it, and what is too long ends with an ellipsis.
 */
export function printable(text: string, most = longest): string {
  // A character may take two units; what is cut away is not worth escaping.
  const [...characters] = text.slice(0, most * 2 + 2);
  const isCut = characters.length > most;
  const shown = isCut ? characters.slice(0, most).join('') : characters.join('');
  return withoutCommands(shown.replace(unprintable, escaped)) + (isCut ? '…' : '');
}

/** The same for a line whose columns count: what cannot be seen becomes one visible character; tabs stay. */
export function printableColumns(line: string): string {
  return line
    .replace(unprintable, (character) =>
      character === '\t' ? character : '\u{fffd}'.repeat(character.length),
    )
    .replace(/##(?=\w*\[)/g, '\u{fffd}#');
}

/** JSON of a program for programs, which is printed all the same: what cannot be seen is escaped as JSON does it. */
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
