import { dateOf } from './passage-data.ts';

interface Month {
  /** Its first day, in days from 1970. */
  readonly day: number;
  readonly name: string;
}

/** The largest number of months that have room for their names. */
const mostMonths = 12;

function formatOf(language: string, style: Intl.DateTimeFormatOptions): (date: Date) => string {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format;
}

/** How dates are written in a language: a day, and the months between two days. */
export function dateFormats(language: string) {
  const month = formatOf(language, { month: 'long' });
  return {
    day: formatOf(language, { day: 'numeric', month: 'short' }),
    months(opens: number, closes: number): readonly Month[] {
      const first = dateOf(opens);
      const starts = Array.from({ length: mostMonths * 4 }, (_, index) =>
        Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1 + index),
      );
      const inside = starts.map((time) => time / 86_400_000).filter((day) => day < closes);
      const every = Math.ceil(inside.length / mostMonths);
      return inside
        .filter((_, index) => index % every === 0)
        .map((day) => ({ day, name: month(dateOf(day)) }));
    },
  };
}
