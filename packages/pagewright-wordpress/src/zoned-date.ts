const naive = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const maxMinutes = 14 * 60;

function asIfUtc(written: unknown): number | undefined {
  if (typeof written !== 'string' || !naive.test(written)) return undefined;
  const time = Date.parse(`${written}Z`);
  return Number.isNaN(time) ? undefined : time;
}

function twoDigits(count: number): string {
  return String(Math.floor(count)).padStart(2, '0');
}

/**
 * One date with its zone, from the two without one that `wp/v2` gives: the site's own time, and UTC. Their difference
 * is the zone. Where no zone has that difference, the date is in UTC. Without a UTC date the zone is not known.
 */
export function zonedDate(local: unknown, utc: unknown): unknown {
  if (utc === undefined || utc === null) return local;
  const [localTime, utcTime] = [asIfUtc(local), asIfUtc(utc)];
  if (utcTime === undefined) return undefined;
  const minutes = localTime === undefined ? 0 : (localTime - utcTime) / 60_000;
  if (minutes === 0 || !Number.isInteger(minutes) || Math.abs(minutes) > maxMinutes) return `${String(utc)}Z`;
  const ahead = Math.abs(minutes);
  return `${String(local)}${minutes < 0 ? '-' : '+'}${twoDigits(ahead / 60)}:${twoDigits(ahead % 60)}`;
}
