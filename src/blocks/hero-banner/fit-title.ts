import { ADVANCES } from './letter-advances.ts';

/** A line of the title, and the width of its letters in per cent (`font-stretch`). */
interface FittedLine {
  readonly text: string;
  readonly stretch: number;
}

export interface FittedTitle {
  /** The width of the lines in em, rounded up to a tenth. */
  readonly measure: number;
  readonly lines: readonly FittedLine[];
}

const NARROWEST = 62;
const NORMAL = 100;
const WIDEST = 125;
const TRACKING = -0.035;
const MOST_EMS = 8;
const LEAST_EMS = 2.5;
/** For letters that are not in the table. */
const MIDDLING = [410, 600, 760] as const;

/**
 * Splits a title into lines of one font size, and stretches the letters of each line so that all lines are as wide as each
 * other. Undefined if the longest line would be too small.
 */
export function fitTitle(title: string, separator: string | undefined): FittedTitle | undefined {
  if (separator === undefined) return undefined;
  const texts = title
    .split(separator)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (texts.length < 2) return undefined;
  const least = Math.max(LEAST_EMS, ...texts.map((text) => ems(text, NARROWEST)));
  const most = Math.min(...texts.map((text) => ems(text, WIDEST)));
  const middle = texts.reduce((sum, text) => sum + ems(text, NORMAL), 0) / texts.length;
  const measure = Math.max(least, Math.min(middle, most));
  if (measure > MOST_EMS) return undefined;
  return {
    measure: Math.ceil(measure * 10) / 10,
    lines: texts.map((text) => ({ text, stretch: stretchFor(text, measure) })),
  };
}

/** The `font-stretch` in per cent at which the text is closest to the measure. */
function stretchFor(text: string, measure: number): number {
  const [from, to] = measure < ems(text, NORMAL) ? [NARROWEST, NORMAL] : [NORMAL, WIDEST];
  const share = (measure - ems(text, from)) / (ems(text, to) - ems(text, from));
  return Math.round(from + (to - from) * Math.min(1, Math.max(0, share)));
}

function ems(text: string, stretch: number): number {
  const column = stretch === NARROWEST ? 0 : stretch === NORMAL ? 1 : 2;
  const letters = [...text];
  const advances = letters.reduce((sum, letter) => sum + (ADVANCES.get(letter) ?? MIDDLING)[column], 0);
  const kerned = letters.reduce((sum, letter, index) => sum + kerning(letter, letters[index + 1]), 0);
  return (advances + kerned * (stretch / NORMAL)) / 1000 + letters.length * TRACKING;
}

/** Lower-case letters move under the arms of these capitals. */
function kerning(letter: string, next: string | undefined): number {
  if (next === undefined || !/[a-z]/.test(next) || /[bdfhkl]/.test(next)) return 0;
  if (letter === 'T') return -80;
  return /[VWY]/.test(letter) ? -55 : 0;
}
