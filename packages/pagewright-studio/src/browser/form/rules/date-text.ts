/** The parts of a date in a config: `2026-03-12T07:40:00-05:00`. */
export interface DateParts {
  /** `2026-03-12` */
  readonly date: string;
  /** `07:40` or `07:40:00`; empty for a day. */
  readonly time: string;
  /** `Z` or `-05:00`; empty for the time zone of the site. */
  readonly zone: string;
}

const form = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** The parts of a written date; undefined for other text. */
export function dateParts(text: string): DateParts | undefined {
  const [, date, time = '', zone = ''] = form.exec(text) ?? [];
  return date === undefined ? undefined : { date, time, zone };
}

/**
 * Writes a date. Empty without a day.
 * @param isFull true if it needs a time with seconds and a time zone, as the format `date-time` does
 */
export function dateText({ date, time, zone }: DateParts, isFull: boolean): string {
  if (date === '') return '';
  if (!isFull) return time === '' ? date : `${date}T${time}${zone}`;
  const seconds = time === '' ? '00:00:00' : /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
  return `${date}T${seconds}${zone || 'Z'}`;
}

/** The time zone that a person has typed; undefined while it is not one yet. */
export function zoneIn(text: string): string | undefined {
  return /^(?:Z|[+-]\d{2}:\d{2})?$/.test(text) ? text : undefined;
}
