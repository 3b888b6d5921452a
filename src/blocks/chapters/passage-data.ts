import type { BlockProps } from '../../generated/block-props.ts';
import type { ChapterSection } from './chapter-order.ts';

/** The words of a block of chapters. */
export type ChapterWords = Omit<BlockProps['chapters'], 'sections' | 'tones' | 'tone'>;

export type PassageProps = NonNullable<ChapterSection['passage']>;

/** One move of a passage. `day` counts days since 1970. */
export interface PassageStep {
  readonly day: number;
  readonly label: string;
  readonly moved: number;
  readonly retired: number;
  readonly isBack: boolean;
  readonly note: string | undefined;
}

/** The moves of one day. */
export interface PassageStage {
  readonly day: number;
  readonly steps: readonly PassageStep[];
  /** How many things the old and the new place hold after the moves. */
  readonly old: number;
  readonly new: number;
  readonly moved: number;
  readonly retired: number;
  readonly note: string | undefined;
}

/** A passage whose numbers add up. */
export interface PassageChart {
  readonly start: number;
  readonly end: number;
  readonly opens: number;
  readonly closes: number;
  readonly stages: readonly PassageStage[];
}

const dayLength = 86_400_000;

/** A passage with fewer steps is clearer as a list. */
const fewestSteps = 3;
/** Space before the first step and after the last, as a share of the time between them. */
const margin = 0.06;

/** The day of a date such as `2026-03-31`, in days from 1970; NaN for anything else. */
export function dayOf(date: string | undefined): number {
  return date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date)
    ? Date.parse(`${date}T00:00:00Z`) / dayLength
    : Number.NaN;
}

export function dateOf(day: number): Date {
  return new Date(day * dayLength);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

/** The steps in order of time. A step without a name is named by its number. */
export function stepsOf({ steps }: PassageProps): readonly PassageStep[] {
  return steps
    .map((step, index) => ({
      day: dayOf(step.date),
      label: step.label ?? String(index + 1),
      moved: step.moved,
      retired: step.retired ?? 0,
      isBack: step.outcome === 'back',
      note: step.note,
    }))
    .sort((one, other) => one.day - other.day);
}

function stagesOf(steps: readonly PassageStep[], start: number): readonly PassageStage[] {
  const days = [...new Set(steps.map(({ day }) => day))];
  let [old, arrived] = [start, 0];
  return days.map((day) => {
    const same = steps.filter((step) => step.day === day);
    const moved = same.reduce((sum, step) => sum + (step.isBack ? 0 : step.moved), 0);
    const retired = same.reduce((sum, step) => sum + step.retired, 0);
    old -= moved + retired;
    arrived += moved;
    const note = same.map((step) => step.note).find((text) => text !== undefined);
    return { day, steps: same, old, new: arrived, moved, retired, note };
  });
}

/**
 * A passage that can be drawn to scale. Undefined if it has fewer than three steps, or if its numbers do not add up: everything that moved
 * must arrive, and everything that leaves the old place must move or be retired.
 */
export function chartOf(passage: PassageProps): PassageChart | undefined {
  const { start, end } = passage;
  const steps = stepsOf(passage);
  const areSound = steps.every(
    (step) => !Number.isNaN(step.day) && isCount(step.moved) && isCount(step.retired),
  );
  if (start === undefined || end === undefined || steps.length < fewestSteps || !areSound) return undefined;
  const stages = stagesOf(steps, start);
  const [first, last] = [stages[0], stages.at(-1)];
  if (!first || !last || first === last || last.new !== end || last.old !== 0) return undefined;
  const room = (last.day - first.day) * margin;
  const [opens, closes] = [dayOf(passage.opens), dayOf(passage.closes)];
  return {
    start,
    end,
    opens: opens < first.day ? opens : first.day - room,
    closes: closes > last.day ? closes : last.day + room,
    stages,
  };
}
