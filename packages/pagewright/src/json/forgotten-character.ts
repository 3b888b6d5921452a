/** One character that is missing from a JSON text, or that must be removed from it. */
export interface CharacterRepair {
  readonly kind: 'forgotten' | 'superfluous';
  readonly at: number;
  readonly character: string;
}

/** Longer texts would take too long, because each possible correction is tried. */
const longestText = 100_000;
/** How many lines before the first error the mistake may be. */
const linesBefore = 3;

/**
 * Finds the one character that makes a text valid JSON. After a forgotten quotation mark or bracket, a parser reports several errors, and
 * none of them where the mistake is.
 * @param error the offset of the first error
 */
export function forgottenCharacter(text: string, error: number): CharacterRepair | undefined {
  if (text.length > longestText) return undefined;
  return candidates(text, error).find(({ kind, at, character }) =>
    isJson(
      text.slice(0, at) +
        (kind === 'forgotten' ? character : '') +
        text.slice(kind === 'forgotten' ? at : at + 1),
    ),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** All corrections near an error, the most likely first. */
function candidates(text: string, error: number): readonly CharacterRepair[] {
  const lineEnd = text.indexOf('\n', error);
  const end = lineEnd < 0 ? text.length : lineEnd;
  let start = error;
  for (let line = 0; line <= linesBefore && start > 0; line += 1) start = text.lastIndexOf('\n', start - 1);
  const positions = Array.from(
    { length: Math.min(end - Math.max(0, start) + 1, 2_000) },
    (_, index) => end - index,
  );
  const before = (at: number) => text[at - 1] ?? '\n';
  const after = (at: number) => text[at] ?? '\n';
  const where = (fits: (at: number) => boolean, characters: readonly string[]) =>
    positions
      .filter(fits)
      .flatMap((at) =>
        characters.map((character): CharacterRepair => ({ kind: 'forgotten', at, character })),
      );
  return [
    // A quotation mark before a word, or after the last character of a string.
    ...where((at) => /[\s[{,]/.test(before(at)) && /[^\s"{}[\],:]/.test(after(at)), ['"']),
    ...where((at) => /[^\s"{[,:]/.test(before(at)) && /[\s,:}\]]/.test(after(at)), ['"']),
    ...where((at) => /[^\w]/.test(before(at)) || /[^\w]/.test(after(at)), ['"']),
    // An opening bracket at the end of its line or before a value; a closing one before a comma or at the end of its line.
    ...where((at) => before(at) === ' ' && after(at) === '\n', ['{', '[']),
    ...where((at) => /\s/.test(before(at)) && /\S/.test(after(at)), ['{', '[', '}', ']']),
    ...where((at) => /[^\s,]/.test(before(at)) && /[\s,]/.test(after(at)), ['}', ']', '{', '[']),
    ...positions
      .filter((at) => /[{}[\]",:]/.test(after(at)))
      .map((at): CharacterRepair => ({ kind: 'superfluous', at, character: after(at) })),
  ];
}
