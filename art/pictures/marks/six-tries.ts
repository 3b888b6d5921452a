import { type Drawing, INK_COLOUR, PURPLE_COLOUR } from './drawing.ts';
import { sheet, stroke, writing } from './paper.ts';

const ROWS = 6;
const TOP = 176;
const HEIGHT = 56;
const COLUMNS = [214, 274, 334] as const;
const BOX = 34;

const yOf = (row: number): number => TOP + row * HEIGHT;

/** A box for one try. */
const box = (x: number, y: number): string => `M${x} ${y}h${BOX}v${BOX}h${-BOX}z`;

const cross = (x: number, y: number): string => `M${x + 10} ${y + 10}l14 14m0-14l-14 14`;

/** A tick that leaves its box, as a hand makes it. Each row has its own slope. */
const tick = (x: number, y: number, row: number): string =>
  `M${x + 6} ${y + 17}l9 ${10 + (row % 3)}l${25 + (row % 2) * 4} ${-34 - (row % 3) * 3}`;

const rows = Array.from({ length: ROWS }, (_, row) => row);

const BOXES = stroke(rows.map((row) => COLUMNS.map((x) => box(x, yOf(row))).join('')).join(''), 2);
const CROSSES = stroke(
  rows
    .map((row) =>
      COLUMNS.slice(0, 2)
        .map((x) => cross(x, yOf(row)))
        .join(''),
    )
    .join(''),
  2.5,
);
const TICKS = `<path d="${rows.map((row) => tick(COLUMNS[2], yOf(row), row)).join('')}" fill="none" stroke="${PURPLE_COLOUR}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
const RULES = stroke(rows.map((row) => `M88 ${yOf(row) + BOX + 11}h296`).join(''), 1);

/** The six names, no two of one length. */
const NAMES = writing(
  rows.flatMap((row): [number, number, number][] => [
    [88, yOf(row) + 12, 62 + ((row * 37) % 34)],
    [88, yOf(row) + 25, 40 + ((row * 23) % 29)],
  ]),
  7,
);

const HEAD =
  `<rect x="88" y="70" width="172" height="15" fill="${INK_COLOUR}"/>` +
  writing(
    [
      [88, 104, 220],
      [88, 120, 150],
    ],
    3,
  ) +
  stroke('M88 162h296', 2) +
  writing(
    COLUMNS.map((x): [number, number, number] => [x + 6, 148, 22]),
    5,
  );

/** A mark sheet: six sellers, two crosses each and then a tick. */
export const sixTries: Drawing = {
  width: 450,
  height: 590,
  content: `<g transform="translate(-20) rotate(4 240 290)">${sheet(HEAD + NAMES + RULES + BOXES + CROSSES + TICKS)}</g>`,
};
