import { getOrInsert } from '../memory/get-or-insert.ts';

/** When visitors see a page or a block, as written in the config: `2026-12-24`, `2026-12-24T18:00`, or the same with a time zone. */
export interface Schedule {
  readonly showFrom?: string;
  /** The moment from which the page or block is hidden. */
  readonly showUntil?: string;
}

/** A schedule in milliseconds since 1970. */
export interface TimeWindow {
  readonly from: number;
  readonly until: number;
}

const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?)?$/;

/** In milliseconds. */
const dayLength = 24 * 60 * 60 * 1000;

/** Formats by time zone, because creating one is slow. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const make = () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  return getOrInsert(clocks, timeZone, make);
}

/** The local time in a time zone at a moment, as milliseconds since 1970, as if that local time were UTC. */
function localTime(time: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(time);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  );
}

/** True for the name of a time zone, such as `Europe/Berlin`. */
export function isTimeZone(text: string): boolean {
  try {
    clockOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds of an offset such as `+05:30`. */
function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number);
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/**
 * The moment that a date names, in milliseconds since 1970. A date without a time means midnight. A date without a time zone means local
 * time in `timeZone`. Undefined for a date that does not exist, such as 2026-02-30.
 */
export function momentOf(text: string, timeZone: string): number | undefined {
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', zone] =
    form.exec(text) ?? [];
  const fields = [year, Number(month) - 1, day, hour, minute, second].map(Number);
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = fields;
  const days = (Date.UTC(y, mo + 1, 1) - Date.UTC(y, mo, 1)) / dayLength;
  const isReal =
    year !== '' && y >= 1000 && mo >= 0 && mo < 12 && d > 0 && d <= days && h < 24 && mi < 60 && s < 60;
  if (!isReal) return undefined;
  const local = Date.UTC(y, mo, d, h, mi, s);
  if (zone !== undefined) return Math.abs(offsetOf(zone)) > dayLength ? undefined : local - offsetOf(zone);
  // The offset of a time zone depends on the moment. The second pass corrects a first guess on the wrong side of a clock change.
  let moment = local - (localTime(local, timeZone) - local);
  moment = local - (localTime(moment, timeZone) - moment);
  return moment;
}

/** A schedule as moments. A date that does not exist counts as absent, because the check reports it. */
export function windowOf({ showFrom, showUntil }: Schedule, timeZone: string): TimeWindow {
  return {
    from: (showFrom === undefined ? undefined : momentOf(showFrom, timeZone)) ?? Number.NEGATIVE_INFINITY,
    until: (showUntil === undefined ? undefined : momentOf(showUntil, timeZone)) ?? Number.POSITIVE_INFINITY,
  };
}

export function isWithin({ from, until }: TimeWindow, time: number): boolean {
  return from <= time && time < until;
}

/** True if the two windows have no moment in common. */
export function areSeparate(one: TimeWindow, other: TimeWindow): boolean {
  return one.until <= other.from || other.until <= one.from;
}

/** The moments at which windows begin and end, sorted. */
export function boundariesOf(windows: readonly TimeWindow[]): readonly number[] {
  const all = windows.flatMap(({ from, until }) => [from, until]).filter(Number.isFinite);
  return [...new Set(all)].sort((one, other) => one - other);
}
