import { json } from 'pagewright/tooling';
import type { MergeRegion } from '../../drafts/merge-regions.ts';
import { bothSides, type ConflictLines } from './both-sides.ts';

/** What counts in a conflict. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** A conflict of two texts. */
export interface ConflictPart extends ConflictLines {
  /** Its lines with the changes of both; undefined if there is no such text that is valid. */
  readonly both: string | undefined;
  /** Number of its first line in `mine`. */
  readonly line: number;
  /** The whole text with each of its sides, and with all other conflicts as they were before. What differs is what a side has done here. */
  readonly whole: ConflictLines;
}

/** The conflicts in the regions of two texts, in order. */
export function conflictParts(regions: readonly MergeRegion[]): readonly ConflictPart[] {
  return regions.flatMap((region) => {
    if (region.is === 'merged') return [];
    const textWith = (own: string) =>
      regions
        .map((each) => (each.is === 'merged' ? each.text : each === region ? own : each.before))
        .join('');
    const { mine, before, theirs, line } = region;
    // Not only valid: two properties with one name are a mistake that nobody would see.
    const both = bothSides(region).find((text) => json.parse(textWith(text)).problems.length === 0);
    const whole = { mine: textWith(mine), before: textWith(before), theirs: textWith(theirs) };
    return [{ mine, before, theirs, both, line, whole }];
  });
}

/** The text with a choice for each conflict, in their order. Undefined as long as one is not decided. */
export function chosenText(
  regions: readonly MergeRegion[],
  parts: readonly ConflictPart[],
  choices: readonly (ConflictChoice | undefined)[],
): string | undefined {
  const left = parts.map((part, at) => {
    const choice = choices[at];
    return choice && part[choice];
  });
  const texts = regions.map((region) => (region.is === 'merged' ? region.text : left.shift()));
  return texts.includes(undefined) ? undefined : texts.join('');
}
