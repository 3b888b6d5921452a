const form =
  /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** The calendar day of a date in its own time zone, as midnight UTC; undefined for a day that does not exist. */
function calendarDay(text: string): Date | undefined {
  const [year, month, day] = (form.exec(text) ?? []).slice(1, 4).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : undefined;
}

/** The format `date-time`: RFC 3339 with capital letters, such as `2026-11-11T09:05:00-05:00`. */
export function isDateTime(text: string): boolean {
  return calendarDay(text) !== undefined;
}

const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
/** Formats by language, because creating one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function createFormat(language: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, style);
  } catch {
    return new Intl.DateTimeFormat('en', style);
  }
}

/**
 * The day of a date in words: `November 11, 2026`. Uses the time zone in the date itself. So authors see the same day as in their editor,
 * and server and browser agree. Returns text that is not a date unchanged, and uses English for an unknown language tag.
 */
export function dayInWords(text: string, language: string): string {
  const day = calendarDay(text);
  if (!day) return text;
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format.format(day);
}
