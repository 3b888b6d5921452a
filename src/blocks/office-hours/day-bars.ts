/** A part of a day, in per cent of it. */
export interface Bar {
  readonly start: number;
  readonly width: number;
}

const day = 24;

/**
 * The parts of the day between two hours. An end before the start is on the next day, which gives two parts. Hours that are
 * not on the clock give none.
 */
export function barsBetween(start: number | undefined, end: number | undefined): readonly Bar[] {
  if (start === undefined || end === undefined || !isHour(start) || !isHour(end) || start === end) return [];
  const bars = end > start ? [bar(start, end)] : [bar(start, day), bar(0, end)];
  return bars.filter(({ width }) => width > 0);
}

/** An hour as on a clock with 24 hours: 4.5 is 04:30. */
export function clockTime(hour: number): string {
  const minutes = Math.round(hour * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
}

function isHour(hour: number): boolean {
  return hour >= 0 && hour <= day;
}

function bar(start: number, end: number): Bar {
  return { start: percent(start), width: percent(end - start) };
}

function percent(hours: number): number {
  return Math.round((hours / day) * 10_000) / 100;
}
