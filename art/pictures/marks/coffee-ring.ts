import { valueNoise } from '../kit/noise.ts';
import { radians } from '../kit/numbers.ts';
import { type Drawing, INK_COLOUR, PURPLE_COLOUR } from './drawing.ts';
import { dots, sheet, stroke, writing } from './paper.ts';

const CENTRE = { x: 274, y: 372 };
const RADIUS = 96;

/** The cup stood a little heavier here. */
const HEAVY = 145;

/** Noise around the ring, -1 to 1, that ends as it begins. */
const wobble = (degrees: number, features: number, seed: number): number => {
  const angle = radians(degrees);
  return 2 * valueNoise(seed + Math.cos(angle) * features, seed * 2 + Math.sin(angle) * features) - 1;
};

const point = (degrees: number, radius: number): string => {
  const angle = radians(degrees);
  return `${(CENTRE.x + Math.cos(angle) * radius).toFixed(1)} ${(CENTRE.y + Math.sin(angle) * radius).toFixed(1)}`;
};

const middle = (degrees: number): number => RADIUS + wobble(degrees, 1.3, 4) * 3;

/** Half of the width of the stain. */
const half = (degrees: number): number => {
  const heavy = Math.max(Math.cos(radians(degrees - HEAVY)), 0) ** 2;
  return 1.1 + heavy * 3.4 + Math.max(wobble(degrees, 9, 11), 0) * 1.6;
};

function line(from: number, to: number, radius: (degrees: number) => number): string {
  const steps = Math.ceil(Math.abs(to - from) / 3);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const degrees = from + ((to - from) * step) / steps;
    return `${step === 0 ? 'M' : 'L'}${point(degrees, radius(degrees))}`;
  }).join('');
}

const outer = line(0, 357, (degrees) => middle(degrees) + half(degrees));
const inner = line(0, 357, (degrees) => middle(degrees) - half(degrees));

/** A second edge that dried later, on the left, and one on the right. */
const EDGES =
  stroke(
    line(120, 285, (degrees) => RADIUS - 9 + wobble(degrees, 2, 21) * 2),
    1.3,
    PURPLE_COLOUR,
  ) +
  stroke(
    line(-35, 20, (degrees) => RADIUS + 9 + wobble(degrees, 2, 33) * 2),
    1.2,
    PURPLE_COLOUR,
  ) +
  stroke(
    line(175, 230, (degrees) => RADIUS + 7 + wobble(degrees, 2, 40) * 1.5),
    1,
    PURPLE_COLOUR,
  );

const DROPS = [
  [392, 432, 4.6],
  [348, 470, 2.4],
  [184, 443, 2],
  [395, 453, 2],
  [300, 257, 1.6],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${PURPLE_COLOUR}"/>`)
  .join('');

const RING =
  `<defs>${dots('stain', 6, 0.85)}</defs><path d="${inner}Z" fill="url(#stain)"/>` +
  `<path d="${outer}Z${inner}Z" fill="${PURPLE_COLOUR}" fill-rule="evenodd"/>${EDGES}${DROPS}`;

/** The photograph that nobody asked for. */
const PHOTOGRAPH =
  stroke('M88 66h78v96h-78z', 2) +
  stroke('M110 102a17 17 0 1 0 34 0a17 17 0 1 0 -34 0', 2) +
  stroke('M98 161c0-24 12-33 29-33s29 9 29 33', 2) +
  stroke(
    'M113 96h28M113 100h28M113 104h28M104 138h46M104 142h46M104 146h46M104 150h46M104 154h46M104 158h46',
    1,
  );

const HEADS = [
  [188, 70, 150, 15],
  [88, 186, 104, 8],
  [88, 286, 83, 8],
  [88, 400, 96, 8],
]
  .map(
    ([x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${INK_COLOUR}"/>`,
  )
  .join('');

/** Full lines, and a shorter one at the end. */
const paragraph = (y: number, count: number, last: number): [number, number, number][] =>
  Array.from({ length: count }, (_, index) => [88, y + index * 15, index === count - 1 ? last : 296]);

const TEXT = writing(
  [
    [188, 102, 160],
    [188, 118, 132],
    [188, 134, 166],
    [188, 150, 104],
    ...paragraph(212, 5, 145),
    ...paragraph(312, 6, 150),
    ...paragraph(426, 5, 140),
  ],
  12,
);

/** A box with a cross: declined. */
const CROSS =
  stroke('M292 484h30v30h-30z', 2) + stroke('M300 492l14 14m0-14l-14 14', 2.5) + stroke('M334 499h44', 3.4);

/** An application with the ring of a coffee cup on it, declined for its looks. */
export const coffeeRing: Drawing = {
  width: 450,
  height: 590,
  content: `<g transform="translate(-20) rotate(-5 240 290)">${sheet(PHOTOGRAPH + HEADS + TEXT + CROSS)}</g>${RING}`,
};
