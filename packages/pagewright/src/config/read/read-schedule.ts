import type { Schedule } from '../../grammar/schedule.ts';
import type { JsonObject } from '../../json/json-value.ts';

/** The schedule of a page or a block; undefined if it has none. */
export function readSchedule({ showFrom, showUntil }: JsonObject): Schedule | undefined {
  const schedule = {
    ...(typeof showFrom === 'string' ? { showFrom } : {}),
    ...(typeof showUntil === 'string' ? { showUntil } : {}),
  };
  return Object.keys(schedule).length > 0 ? schedule : undefined;
}
