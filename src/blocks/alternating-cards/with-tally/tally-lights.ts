import type { Card } from '../card-shapes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The lights on the dark field: a quarter of the field, which is drawn four times, and the lights that are left over. */
export interface Lights {
  readonly quarter: readonly string[];
  readonly left: string;
  readonly ringed: readonly Point[];
  /** The line through the ringed lights. Empty if there are many. */
  readonly path: string;
}

export const field = { width: 1440, height: 704 };
/** With more lights the field would be grey. */
const mostLights = 2400;
const mostOnPath = 12;

/** Random numbers that are the same on each machine, so that a page is hydrated as it was built. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Dots at random places: lines of no length with round ends. They are sorted and relative, which makes the path short. */
function dots(count: number, width: number, height: number, random: () => number): string {
  const points = Array.from({ length: count }, () => ({
    x: Math.round(random() * width),
    y: Math.round(random() * height),
  })).sort((one, other) => one.y - other.y);
  let [x, y] = [0, 0];
  return points
    .map((point) => {
      const move = `m${point.x - x} ${point.y - y}h0`;
      ({ x, y } = point);
      return move;
    })
    .join('');
}

/** The places of the ringed lights, on the side without words: from top to bottom, alternating between left and right. */
function ringedLights(count: number): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(880 + 460 * ((index * 0.618 + 0.06) % 1)),
    y: Math.round(130 + (430 * (index + 0.2)) / Math.max(1, count - 0.6)),
  }));
}

export function lightsOf({ all, few }: NonNullable<Card['tally']>): Lights {
  const random = randomFrom(all * 31 + few);
  const small = Math.min(all, mostLights) - few;
  const quarter = Math.floor(small / 4);
  const sizes = [Math.floor(quarter * 0.6), Math.floor(quarter * 0.3)];
  const [faint = 0, middle = 0] = sizes;
  const ringed = ringedLights(few);
  return {
    quarter: [faint, middle, quarter - faint - middle].map((count) =>
      dots(count, field.width / 2, field.height / 2, random),
    ),
    left: dots(small - 4 * quarter, field.width, field.height, random),
    ringed,
    path:
      few > mostOnPath ? '' : ringed.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
  };
}
