const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A date in words, in the time zone of the person: `3 November 2026 at 14:05`. Other text stays as it is. */
export function versionDate(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? date : format.format(time);
}
