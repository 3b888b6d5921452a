import { wordsPerMinute } from 'pagewright/reading-time';
import type { Part } from './article-parts.ts';

const minSections = 3;
const maxSections = 24;
/** The scale has forty steps: places are attributes, and the styles have a rule for each number of steps. */
export const steps = 40;
/** Up to this many sections have their words below the scale. More sections have a list of their own. */
const maxColumns = 7;
const minColumn = 5;
/** The number of letters of a heading per step, so that the heading takes about three lines. */
const maxLetters = 9;

export interface ScaleSection {
  readonly id: string;
  readonly heading: string;
  /** Minutes until the section begins, with one decimal. */
  readonly start: number;
  /** In steps of the scale. */
  readonly from: number;
  readonly span: number;
}

export interface Scale {
  readonly sections: readonly ScaleSection[];
  /** Whether the words of a section fit below its part of the scale. */
  readonly isAligned: boolean;
}

/** Divides the steps among the sections by their words. Each section has at least `least` steps; rounding goes to the longest. */
export function spansOf(words: readonly number[], least: number): readonly number[] {
  const total = words.reduce((sum, count) => sum + count, 0);
  // The steps beyond the least are divided in proportion to the words.
  const beyond = words.map((count) => Math.max(0, (count * steps) / total - least));
  const sum = beyond.reduce((all, share) => all + share, 0);
  const free = steps - least * words.length;
  // Sections without words are equal, and so are sections that all have the least.
  const shares = beyond.map((share) => (sum > 0 ? (share / sum) * free : free / words.length));
  const spans = shares.map((share) => least + Math.floor(share));
  const byRest = shares.map((share, index) => ({ index, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  const left = steps - spans.reduce((all, span) => all + span, 0);
  for (const { index } of byRest.slice(0, left)) spans[index] = (spans[index] ?? 0) + 1;
  return spans;
}

/** The scale of an article; undefined for one with few sections or very many. */
export function scaleOf(parts: readonly Part[]): Scale | undefined {
  const starts: { readonly id: string; readonly heading: string; readonly before: number; words: number }[] =
    [];
  let before = 0;
  for (const { id, heading, words } of parts) {
    const last = starts.at(-1);
    if (id !== undefined && heading !== undefined) starts.push({ id, heading, before, words });
    else if (last) last.words += words;
    before += words;
  }
  if (starts.length < minSections || starts.length > maxSections) return undefined;
  const words = starts.map((start) => start.words);
  const aligned = starts.length <= maxColumns ? spansOf(words, minColumn) : [];
  const isAligned = starts.every(
    ({ heading }, index) => heading.length <= (aligned[index] ?? 0) * maxLetters,
  );
  const spans = isAligned ? aligned : spansOf(words, 1);
  let from = 0;
  const sections = starts.map(({ id, heading, before: earlier }, index) => {
    const span = spans[index] ?? 1;
    const start = Math.round((earlier / wordsPerMinute) * 10) / 10;
    const section = { id, heading, start, from, span };
    from += span;
    return section;
  });
  return { sections, isAligned };
}
