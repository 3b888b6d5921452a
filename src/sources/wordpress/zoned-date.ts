const naive = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const mostMinutes = 14 * 60;

function asIfUtc(written: unknown): number | undefined {
  if (typeof written !== 'string' || !naive.test(written)) return undefined;
  const time = Date.parse(`${written}Z`);
  return Number.isNaN(time) ? undefined : time;
}

function twoDigits(count: number): string {
  return String(Math.floor(count)).padStart(2, '0');
}

/**
 * One date with its zone out of the two that `wp/v2` gives without one: the site's own time, and UTC. Their difference
 * is the zone. Where it cannot be one, the date is in UTC. Without a UTC date there is nothing that tells the zone.
 */
export function zonedDate(local: unknown, utc: unknown): unknown {
  if (utc === undefined || utc === null) return local;
  const [there, here] = [asIfUtc(local), asIfUtc(utc)];
  if (here === undefined) return undefined;
  const minutes = there === undefined ? 0 : (there - here) / 60_000;
  if (minutes === 0 || !Number.isInteger(minutes) || Math.abs(minutes) > mostMinutes)
    return `${String(utc)}Z`;
  const ahead = Math.abs(minutes);
  return `${String(local)}${minutes < 0 ? '-' : '+'}${twoDigits(ahead / 60)}:${twoDigits(ahead % 60)}`;
}
