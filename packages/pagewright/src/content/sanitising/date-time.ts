const form =
  /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** The calendar day that a date names where it was written, at midnight UTC; undefined for a day that no month has. */
function calendarDay(text: string): Date | undefined {
  const [year, month, day] = (form.exec(text) ?? []).slice(1, 4).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : undefined;
}

/** The format `date-time`: a day with its time and zone, as RFC 3339 writes it in capitals: `2026-11-11T09:05:00-05:00`. */
export function isDateTime(text: string): boolean {
  return calendarDay(text) !== undefined;
}

/**
 * The day of a date in words: `November 11, 2026`. It is the day at the place where the date was written, so an author
 * reads the day that their editor shows, and server and browser agree whatever their own zones are.
 * Gives the text itself where it is no date, and English for a language that is none.
 */
export function dayInWords(text: string, language: string): string {
  const day = calendarDay(text);
  if (!day) return text;
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language, style).format(day);
  } catch {
    return new Intl.DateTimeFormat('en', style).format(day);
  }
}
