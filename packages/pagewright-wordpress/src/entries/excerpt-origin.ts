import { type TextRun, textRuns } from '../markup/text-runs.ts';

/** Half-open, in characters. */
type Range = readonly [start: number, end: number];

const references =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(?:acute|grave|circ|uml|tilde|ring|cedil|slash|caron)|\w+);/gi;

function characterOf(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Letters and digits of HTML, without accents. Neither quotes nor dashes count, which WordPress replaces. */
export function lettersOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(references, (_, decimal?: string, hex?: string, letter?: string) =>
      decimal || hex ? characterOf(decimal, hex) : (letter ?? ''),
    )
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

interface Run {
  readonly letters: string;
  readonly kind: TextRun['kind'];
}

/** A way to read the first letters of an excerpt in a text. */
interface Reading {
  /** Number of letters that WordPress would have taken and that the excerpt does not have. */
  readonly missing: number;
  /** Hidden letters of the excerpt. */
  readonly hidden: readonly Range[];
}

/** What a part of a paragraph must have at least, in letters, if a shortcode has made the rest. */
const leastPart = 12;
const mostMade = 60;
const mostReadings = 50;

/** How far the rest of an excerpt goes with a run in which a shortcode has made some letters; undefined if it does not. */
function acrossShortcode(
  rest: string,
  letters: string,
  most: number,
): { readonly length: number; readonly made: number } | undefined {
  if (letters.length < leastPart) return undefined;
  let same = 0;
  while (same < letters.length && letters[same] === rest[same]) same += 1;
  const after = rest.slice(same);
  for (let from = same + 1; from <= same + most && from < letters.length; from += 1) {
    const left = letters.length - from;
    if (same + Math.min(left, after.length) < leastPart) return undefined;
    const matches =
      left <= after.length ? after.startsWith(letters.slice(from)) : letters.startsWith(after, from);
    if (matches) return { length: same + Math.min(left, after.length), made: from - same };
  }
  return undefined;
}

/** The reading after a run, and its position in the excerpt; undefined if the run is not in the excerpt there. */
function after(
  { letters, kind }: Run,
  { excerpt, at, most }: { readonly excerpt: string; readonly at: number; readonly most: number },
  { missing, hidden }: Reading,
): readonly [number, Reading] | undefined {
  const left = excerpt.length - at;
  const isWhole = left >= letters.length && excerpt.startsWith(letters, at);
  if (isWhole || (left < letters.length && letters.startsWith(excerpt.slice(at)))) {
    const end = at + Math.min(left, letters.length);
    return [end, { missing, hidden: kind === 'hidden' ? [...hidden, [at, end]] : hidden }];
  }
  const across = kind === 'hidden' ? undefined : acrossShortcode(excerpt.slice(at), letters, most - missing);
  return across && [at + across.length, { missing: missing + across.made, hidden }];
}

/**
 * The reading of an excerpt whose letters are in a text in this order. Only what WordPress may leave out of an excerpt can be between them.
 * @param isGapless allows that only before the first letter
 */
function readingIn(runs: readonly Run[], excerpt: string, isGapless: boolean): Reading | undefined {
  const most = isGapless ? 0 : Math.min(Math.floor(excerpt.length / 8), mostMade);
  const readings = new Map<number, Reading>([[0, { missing: 0, hidden: [] }]]);
  for (const run of runs) {
    const { letters, kind } = run;
    for (const [at, reading] of [...readings]) {
      const isLeftOut = kind === 'hidden' || (kind === 'other' && !(isGapless && at > 0));
      const missing = reading.missing + (isLeftOut ? 0 : letters.length);
      if (missing > most) readings.delete(at);
      else readings.set(at, { ...reading, missing });
      const [end, next] = after(run, { excerpt, at, most }, reading) ?? [];
      if (end === undefined || next === undefined) continue;
      if (end === excerpt.length) return next;
      if (readings.size < mostReadings && (readings.get(end)?.missing ?? most + 1) > next.missing)
        readings.set(end, next);
    }
    if (readings.size === 0) return undefined;
  }
  return undefined;
}

/** The runs of a text that have letters. Hidden ones in sequence are one. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const { text: html, kind } of textRuns(text)) {
    const letters = lettersOf(html);
    const last = runs.at(-1);
    if (letters === '') continue;
    if (kind === 'hidden' && last?.kind === kind)
      runs.splice(-1, 1, { letters: last.letters + letters, kind });
    else runs.push({ letters, kind });
  }
  return runs;
}

/** In letters. A shorter start of an excerpt may be a turn of phrase. */
const leastStart = 50;
const mostWordsOfTheme = 60;

/** The letters of an excerpt. Those before its last ellipsis too if words of a theme may follow: "… Weiterlesen". */
function readableLetters(excerpt: string): string[] {
  const all = lettersOf(excerpt);
  const start = lettersOf(/^(.*)(?:…|&hellip;|&#8230;|\.\.\.)/s.exec(excerpt)?.[1] ?? '');
  const hasTheme = start.length >= leastStart && all.length - start.length <= mostWordsOfTheme;
  return hasTheme && start !== all ? [all, start] : [all];
}

/** True if WordPress has made an excerpt of a text, or if somebody has written what WordPress would make. */
export function isMadeOf(excerpt: string, text: string): boolean {
  const runs = runsOf(text);
  return readableLetters(excerpt).some((letters) => readingIn(runs, letters, false) !== undefined);
}

/** True if a text starts with an excerpt. */
export function startsWith(text: string, excerpt: string): boolean {
  return readingIn(runsOf(text), lettersOf(excerpt), true) !== undefined;
}

/** In letters. Shorter words may be in an excerpt by chance. */
const leastHidden = 6;

/** The hidden words of a text in an excerpt: next to words of the text, if a plugin has added others. */
function hiddenIn(excerpt: string, runs: readonly Run[]): readonly Range[] {
  const reading = readingIn(runs, excerpt, false);
  if (reading) return reading.hidden;
  const visible = runs.map(({ kind, letters }) => (kind === 'hidden' ? '' : letters)).join('');
  return runs.flatMap(({ kind, letters }): Range[] => {
    if (kind !== 'hidden' || letters.length < leastHidden || visible.includes(letters)) return [];
    const at = excerpt.indexOf(letters);
    const end = at + letters.length;
    const beside = excerpt.slice(Math.max(0, at - 10), at) || excerpt.slice(end, end + 10);
    return at >= 0 && visible.includes(beside) ? [[at, end]] : [];
  });
}

const ellipsis = /^(?:…|&hellip;|&#8230;)$/;

/** HTML of an excerpt without the letters in these ranges, and without the signs between them. */
function withoutRanges(html: string, ranges: readonly Range[]): string {
  let at = 0;
  let isLeftOut = false;
  const shown = html.replace(/<[^<>]*>|&#?\w+;|[^<&]|[<&]/gsu, (piece) => {
    if (piece.startsWith('<') && piece.length > 1) {
      isLeftOut = false;
      return piece;
    }
    const { length } = lettersOf(piece);
    if (length > 0) isLeftOut = ranges.some(([start, end]) => at >= start && at < end);
    at += length;
    return isLeftOut && !ellipsis.test(piece) ? '' : piece;
  });
  return shown.replace(/\s+(…|&hellip;|&#8230;|<\/p>)/g, '$1');
}

/** An excerpt without words that readers of its text do not see. WordPress takes them for an excerpt too. */
export function withoutHiddenWords(excerpt: string, text: string): string {
  const runs = runsOf(text);
  if (!runs.some(({ kind }) => kind === 'hidden')) return excerpt;
  const ranges = hiddenIn(lettersOf(excerpt), runs);
  return ranges.length === 0 ? excerpt : withoutRanges(excerpt, ranges);
}
