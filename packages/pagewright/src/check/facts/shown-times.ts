import type { Origin } from '../../config/read/origin.ts';
import { areSeparate, boundariesOf, isWithin, type Schedule, windowOf } from '../../grammar/schedule.ts';
/** A schedule in a config, with its position. */
export interface PlacedSchedule {
  readonly schedule: Schedule;
  readonly origin: Origin;
  /** JSON pointer of the page or block. */
  readonly pointer: string;
}

/** The time of a check, and where the clocks are that schedules mean. */
export interface CheckTime {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

/** The schedules of those that have one. */
export function placedSchedules(
  all: readonly (Omit<PlacedSchedule, 'schedule'> & { readonly schedule: Schedule | undefined })[],
): readonly PlacedSchedule[] {
  return all.flatMap(({ origin, pointer, schedule }) => (schedule ? [{ origin, pointer, schedule }] : []));
}

/** True if a schedule includes the time of the check, and for something without a schedule. */
export function isShownNow(schedule: Schedule | undefined, { now, timeZone }: CheckTime): boolean {
  return schedule === undefined || isWithin(windowOf(schedule, timeZone), now);
}

/** True for a schedule that ends before it begins, wherever the clocks are. */
export function isEmpty(schedule: Schedule | undefined): boolean {
  const { from, until } = windowOf(schedule ?? {}, 'UTC');
  return until <= from;
}

/** True if two blocks are never shown at the same time. Both mean the same clocks, wherever those are. */
export function areNeverTogether(one: Schedule | undefined, other: Schedule | undefined): boolean {
  return (
    one !== undefined && other !== undefined && areSeparate(windowOf(one, 'UTC'), windowOf(other, 'UTC'))
  );
}

/** Times between which nothing changes: one before the first change, and each change. One time if nothing is scheduled. */
export function differentTimes(
  schedules: readonly (Schedule | undefined)[],
  page: Schedule = {},
): readonly number[] {
  const windows = schedules.flatMap((schedule) => (schedule ? [windowOf(schedule, 'UTC')] : []));
  const ofPage = windowOf(page, 'UTC');
  const [first = 0, ...others] = boundariesOf(windows.length > 0 ? [...windows, ofPage] : []);
  const shown = [first - 1, first, ...others].filter((time) => isWithin(ofPage, time));
  return shown.length > 0 ? shown : [first];
}
