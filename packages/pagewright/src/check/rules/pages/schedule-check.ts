import { momentOf, type Schedule, windowOf } from '../../../grammar/schedule.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckTime, PlacedSchedule } from '../../facts/shown-times.ts';
import { meantDate } from '../../meant/meant-date.ts';

/** Reports dates that do not exist or have another form, schedules that never apply, and those that are over. */
export function checkSchedules(placed: readonly PlacedSchedule[], time: CheckTime): readonly Diagnostic[] {
  return placed.flatMap(({ schedule, origin, pointer }) =>
    scheduleProblems(schedule, pointer, time).map((each) => diagnoseAt(origin, each)),
  );
}

function scheduleProblems(
  schedule: Schedule,
  pointer: string,
  { now, timeZone }: CheckTime,
): readonly Problem[] {
  const { showFrom, showUntil } = schedule;
  const impossible = (['showFrom', 'showUntil'] as const).flatMap((key): Problem[] => {
    const found = schedule[key];
    if (found === undefined || momentOf(found, timeZone) !== undefined) return [];
    const meant = meantDate(found, timeZone);
    const data = { found, ...(meant === undefined ? {} : { meant }) };
    return [problemAt('impossible-date', `${pointer}/${key}`, data)];
  });
  if (impossible.length > 0 || showUntil === undefined) return impossible;
  const { from, until } = windowOf(schedule, timeZone);
  const at = `${pointer}/showUntil`;
  if (until <= from && showFrom !== undefined)
    return [problemAt('impossible-schedule', at, { showFrom, showUntil })];
  return until <= now ? [problemAt('expired', at, { showUntil, isPage: pointer === '' })] : [];
}
