import { ADVANCES } from './letter-advances.ts';

/** A line of text, and the width of its letters in per cent (`font-stretch`): the next whole number, and tenths to add. */
interface FittedLine {
  readonly text: string;
  readonly stretch: number;
  /** From -5 to 5. */
  readonly tenths: number;
}

export interface FittedLines {
  /** The width of the lines in em, rounded up to a tenth. */
  readonly measure: number;
  readonly lines: readonly FittedLine[];
}

const NARROWEST = 62;
const NORMAL = 100;
const WIDEST = 125;
const TRACKING = -0.035;
/** Narrow letters need more room between words. `EvenLines.module.css` has the same value. */
const WORD_SPACING = 0.08;
const LEAST_EMS = 2.5;
/** The largest value for which `EvenLines.module.css` has rules. */
const MOST_EMS = 13;
/** The width of letters that are not in the table. */
const MIDDLING = [410, 600, 760] as const;

/**
 * Stretches the letters of each line so that all lines have the same width in one font size. A line that is too short even with the widest
 * letters stays shorter. Undefined if a line is longer than `most` em with the narrowest.
 */
export function fitLines(texts: readonly string[], most = MOST_EMS): FittedLines | undefined {
  if (texts.length === 0) return undefined;
  const least = Math.max(LEAST_EMS, ...texts.map((text) => ems(text, NARROWEST)));
  const widest = Math.min(...texts.map((text) => ems(text, WIDEST)));
  const middle = texts.reduce((sum, text) => sum + ems(text, NORMAL), 0) / texts.length;
  const measure = Math.max(least, Math.min(middle, widest));
  if (measure > Math.min(most, MOST_EMS)) return undefined;
  return {
    measure: Math.ceil(measure * 10) / 10,
    lines: texts.map((text) => ({ text, ...stretchFor(text, measure) })),
  };
}

/** The `font-stretch` in per cent at which the text is closest to the measure. */
function stretchFor(text: string, measure: number): Omit<FittedLine, 'text'> {
  const [from, to] = measure < ems(text, NORMAL) ? [NARROWEST, NORMAL] : [NORMAL, WIDEST];
  const share = (measure - ems(text, from)) / (ems(text, to) - ems(text, from));
  const exact = from + (to - from) * Math.min(1, Math.max(0, share));
  const stretch = Math.round(exact);
  return { stretch, tenths: Math.round((exact - stretch) * 10) };
}

function ems(text: string, stretch: number): number {
  const column = stretch === NARROWEST ? 0 : stretch === NORMAL ? 1 : 2;
  const letters = [...text];
  const advances = letters.reduce((sum, letter) => sum + advanceOf(letter)[column], 0);
  const kerned = letters.reduce((sum, letter, index) => sum + kerning(letter, letters[index + 1]), 0);
  const spaces = letters.filter((letter) => letter === ' ').length;
  return (advances + kerned * (stretch / NORMAL)) / 1000 + letters.length * TRACKING + spaces * WORD_SPACING;
}

/** A letter with an accent is as wide as the letter without it. */
function advanceOf(letter: string): readonly [number, number, number] {
  return ADVANCES.get(letter) ?? ADVANCES.get(letter.normalize('NFD').charAt(0)) ?? MIDDLING;
}

/** Pairs of letters that move closer together (kerning), in thousandths of an em at the normal width. */
function kerning(letter: string, next: string | undefined): number {
  if (next === undefined) return 0;
  if (/[,.]/.test(next)) return /[rvwy]/.test(letter) ? -100 : 0;
  if (!/[a-z]/.test(next)) return 0;
  if (/[kx]/.test(letter)) return /[acdeoq]/.test(next) ? -30 : 0;
  // Lower-case letters without an ascender move under the arms of these capitals.
  if (/[bdfhkl]/.test(next)) return 0;
  if (letter === 'T') return -80;
  return /[VWY]/.test(letter) ? -55 : 0;
}
