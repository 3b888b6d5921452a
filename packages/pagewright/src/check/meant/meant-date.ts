import { momentOf } from '../../grammar/schedule.ts';

/** The year, month and day of a date in one of the forms that people write; undefined if the order is not certain. */
function dateParts(found: string): { readonly date: readonly string[]; readonly rest: string } | undefined {
  const [, year, month = '', day = '', rest = ''] =
    /^(\d{4})(?:[-./](?=\d\d?[-./])|(?=\d{4}(?!\d)))(\d\d?)[-./]?(\d\d?)(?!\d)(.*)$/.exec(found) ?? [];
  if (year !== undefined) return { date: [year, month, day], rest };
  const [, first = '', mark, second = '', last, end = ''] =
    /^(\d\d?)([./])(\d\d?)\2(\d{4})(.*)$/.exec(found) ?? [];
  // With slashes, the month comes first in some countries.
  if (last !== undefined && (mark === '.' || Number(first) > 12))
    return { date: [last, second, first], rest: end };
  if (last !== undefined && Number(second) > 12) return { date: [last, first, second], rest: end };
  if (!/^(?:[A-Za-z]{3,9}\.? \d\d?,? \d{4}|\d\d?\.? [A-Za-z]{3,9} \d{4})$/.test(found)) return undefined;
  const time = Date.parse(`${found.replace('.', '')} UTC`);
  return Number.isNaN(time)
    ? undefined
    : { date: new Date(time).toISOString().slice(0, 10).split('-'), rest: '' };
}

/** A date that is written in another form, such as `24.12.2026` or `2026-12-24 18:00`, in the form of schedules. */
export function meantDate(found: string, timeZone: string): string | undefined {
  const { date, rest } = dateParts(found.trim()) ?? {};
  if (date === undefined || rest === undefined) return undefined;
  const [, written, minute, second, half, zone = ''] =
    /^(?:T|,? +)(\d\d?)(?::(\d\d))?(?::(\d\d)(?:\.\d+)?)?(?: ?([ap])\.?m\.?)?(Z|[+-]\d\d?(?::?\d\d)?)?$/i.exec(
      rest,
    ) ?? [];
  const hour =
    half === undefined ? written : String((Number(written) % 12) + (half.toLowerCase() === 'p' ? 12 : 0));
  if (hour === undefined && rest !== '') return undefined;
  const offset = zone
    .replace(/^([+-])(\d)(?!\d)/, '$10$2')
    .replace(/^([+-]\d\d)$/, '$1:00')
    .replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const seconds = second === undefined ? '' : `:${second}`;
  const time = hour === undefined ? '' : `T${hour.padStart(2, '0')}:${minute ?? '00'}${seconds}${offset}`;
  const meant = date.map((each) => each.padStart(2, '0')).join('-') + time;
  return momentOf(meant, timeZone) === undefined ? undefined : meant;
}

/** The same as a moment with seconds and a time zone: UTC unless the date names one. */
export function meantMoment(found: string): string | undefined {
  const [, date, time = 'T00:00', seconds = ':00', zone = 'Z'] =
    /^(.{10})(T\d\d:\d\d)?(:\d\d)?(Z|[+-].*)?$/.exec(meantDate(found, 'UTC') ?? '') ?? [];
  return date === undefined ? undefined : date + time + seconds + zone;
}
