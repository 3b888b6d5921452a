/** A span of time on a dial. All properties except `length` count hours from its start. */
export interface DialSpan {
  readonly length: number;
  /** When the work should be finished; by default, the position of the hand. */
  readonly done: number;
  readonly turn: number;
  /** The latest time to turn back: `20:00`. */
  readonly time: string;
  readonly weekday: string;
}

const hour = 3_600_000;
/** A longer span would have more ticks than a dial has room for. */
const longest = 24 * 14;

/** A date in its own time zone, as if it were UTC, so that everybody sees the hours as the author wrote them. */
function writtenTime(date: string): number {
  const [, local] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)/.exec(date) ?? [];
  return local === undefined ? Number.NaN : Date.parse(`${local}:00Z`);
}

/** The span of a dial; undefined if its times are not in order. */
export function dialSpan(
  { start, done, turn, end }: { start: string; done?: string | undefined; turn: string; end: string },
  language: string,
): DialSpan | undefined {
  const from = writtenTime(start);
  const hours = (date: string) => (writtenTime(date) - from) / hour;
  const [length, hand] = [hours(end), hours(turn)];
  if (!(hand > 0 && hand <= length && length <= longest)) return undefined;
  const finished = done === undefined ? hand : hours(done);
  return {
    length,
    done: finished > 0 && finished < hand ? finished : hand,
    turn: hand,
    time: turn.slice(11, 16),
    weekday: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
      writtenTime(turn),
    ),
  };
}

/** Half of the gap at the top of the ring, in degrees. */
const gap = 12;

/** The angle of a time, in radians clockwise from the top. */
export function angleOf(hours: number, { length }: DialSpan): number {
  return ((gap + (hours / length) * (360 - 2 * gap)) * Math.PI) / 180;
}
