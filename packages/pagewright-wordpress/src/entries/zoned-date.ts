const withoutZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const maxMinutes = 14 * 60;

function utcTime(date: unknown): number | undefined {
  if (typeof date !== 'string' || !withoutZone.test(date)) return undefined;
  const time = Date.parse(`${date}Z`);
  return Number.isNaN(time) ? undefined : time;
}

function twoDigits(count: number): string {
  return String(Math.floor(count)).padStart(2, '0');
}

/**
 * The date of an entry with its time zone. `wp/v2` returns two dates without a time zone: the local one of the site, and one
 * in UTC. Their difference is the offset. If it is not a valid offset, the result is in UTC. Without a UTC date, returns the
 * local date unchanged.
 */
export function zonedDate(local: unknown, utc: unknown): unknown {
  if (utc === undefined || utc === null) return local;
  const [localMs, utcMs] = [utcTime(local), utcTime(utc)];
  if (utcMs === undefined) return undefined;
  const minutes = localMs === undefined ? 0 : (localMs - utcMs) / 60_000;
  if (minutes === 0 || !Number.isInteger(minutes) || Math.abs(minutes) > maxMinutes) return `${String(utc)}Z`;
  const offset = Math.abs(minutes);
  return `${String(local)}${minutes < 0 ? '-' : '+'}${twoDigits(offset / 60)}:${twoDigits(offset % 60)}`;
}
