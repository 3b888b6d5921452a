import { radians, randomFrom } from '../kit/numbers.ts';
import { css, PURPLE, TINT } from '../kit/palette.ts';
import { type Drawing, INK_COLOUR } from './drawing.ts';
import { label, scaleBar } from './map-lettering.ts';
import { word } from './word.ts';

/** The door of the office is in the middle, so it stays in view however the plan is cropped. */
const size = { width: 1400, height: 1000 };
const door = { x: size.width / 2, y: size.height / 2 };

/** The streets do not run due north. */
const turn = radians(-2.6);
const white = '#fffdf8';
const purple = css(PURPLE);
const tint = css(TINT);

type Point = readonly [x: number, y: number];

/** Widths of the blocks from west to east, and their depths from north to south; streets lie between them. */
const columns = [170, 150, 176, 176, 96, 190, 200, 190, 160];
const rows = [120, 128, 126, 104, 114, 108, 120, 130];
const street = 26;
/** The block of the office. Its south side is the street with the tram. */
const home = { column: 4, row: 3 };
const road = 40;

function startsOf(lengths: readonly number[], gapAfter: (index: number) => number): number[] {
  let at = 0;
  return lengths.map((length, index) => {
    const start = at;
    at += length + gapAfter(index);
    return start;
  });
}

const lefts = startsOf(columns, () => street);
const tops = startsOf(rows, (row) => (row === home.row ? road : street));
const origin = {
  x: (lefts[home.column] ?? 0) + (columns[home.column] ?? 0) * 0.56,
  y: (tops[home.row] ?? 0) + (rows[home.row] ?? 0),
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of the street grid on the plan. */
function onPlan([x, y]: Point): Point {
  const [right, down] = [x - origin.x, y - origin.y];
  return [
    round(door.x + right * Math.cos(turn) - down * Math.sin(turn)),
    round(door.y + right * Math.sin(turn) + down * Math.cos(turn)),
  ];
}

const path = (points: readonly Point[], close = true): string =>
  `M${points.map((point) => onPlan(point).join(' ')).join('L')}${close ? 'Z' : ''}`;

const box = (x: number, y: number, width: number, height: number): string =>
  path([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

interface Shapes {
  readonly shadows: string[];
  readonly blocks: string[];
  readonly walls: string[];
  readonly yards: string[];
  readonly roofs: string[];
  readonly trees: Point[];
}

/** A block of houses: lots along two sides, some of them hatched, and perhaps a yard between them. */
function houses(shapes: Shapes, [x, y]: Point, [width, height]: Point, random: () => number): void {
  const lots = Math.max(2, Math.round(width / 34));
  const depth = height * 0.28;
  for (let lot = 0; lot < lots; lot += 1) {
    const left = x + (lot * width) / lots;
    for (const top of [y, y + height - depth]) {
      if (lot > 0 && random() < 0.8) {
        const reach = depth * (0.7 + random() * 0.5) * (top === y ? 1 : -1);
        const edge = top === y ? y : y + height;
        shapes.walls.push(
          path(
            [
              [left, edge],
              [left, edge + reach],
            ],
            false,
          ),
        );
      }
      if (random() < 0.24) shapes.roofs.push(box(left, top, width / lots, depth));
    }
  }
  for (const edge of [y + depth, y + height - depth])
    if (random() < 0.5)
      shapes.walls.push(
        path(
          [
            [x, edge],
            [x + width, edge],
          ],
          false,
        ),
      );
  if (random() < 0.7) shapes.yards.push(box(x + width * 0.3, y + height * 0.34, width * 0.4, height * 0.32));
}

/** The quay at an x of the plan. The river is to the south-east of it. */
const quayAt = (x: number): number => 1060 - (x - 640) * 0.62;

/** True if a block is not in the river. */
function isDry([x, y]: Point, [width, height]: Point): boolean {
  const [right, bottom] = onPlan([x + width + 8, y + height + 8]);
  return bottom < quayAt(right);
}

/** A square with nine trees. */
function square(shapes: Shapes, [x, y]: Point, [width, height]: Point): void {
  for (const across of [0.16, 0.5, 0.84])
    for (const down of [0.18, 0.5, 0.82]) shapes.trees.push(onPlan([x + width * across, y + height * down]));
}

const squares = new Set(['2 1', '3 4', '6 1']);

function townBlocks(): Shapes {
  const shapes: Shapes = { shadows: [], blocks: [], walls: [], yards: [], roofs: [], trees: [] };
  const random = randomFrom(41);
  columns.forEach((width, column) => {
    rows.forEach((height, row) => {
      const corner: Point = [lefts[column] ?? 0, tops[row] ?? 0];
      if (!isDry(corner, [width, height])) return;
      shapes.shadows.push(box(corner[0] + 9, corner[1] + 11, width, height));
      if (column === home.column && row === home.row) return;
      shapes.blocks.push(box(...corner, width, height));
      if (squares.has(`${column} ${row}`)) square(shapes, corner, [width, height]);
      else houses(shapes, corner, [width, height], random);
    });
  });
  return shapes;
}

/** The office: one purple roof with its ridges. */
function office(): string {
  const [x, y] = [lefts[home.column] ?? 0, tops[home.row] ?? 0];
  const [width, height] = [columns[home.column] ?? 0, rows[home.row] ?? 0];
  const ridges = [
    path(
      [
        [x, y + height / 2],
        [x + width, y + height / 2],
      ],
      false,
    ),
    path(
      [
        [x + width * 0.26, y],
        [x + width * 0.26, y + height / 2],
      ],
      false,
    ),
    path(
      [
        [x + width * 0.72, y],
        [x + width * 0.72, y + height / 2],
      ],
      false,
    ),
  ];
  return (
    `<path d="${box(x, y, width, height)}" fill="${purple}" stroke="${INK_COLOUR}" stroke-width="2.6"/>` +
    `<path d="${ridges.join('')}" fill="none" stroke="${white}" stroke-width="1.5"/>`
  );
}

/** The river: a quay, and water in lines along it. */
function river(): string {
  const point = (x: number, off = 0) => `${x} ${round(quayAt(x) + off)}`;
  const [from, to] = [600, size.width + 60];
  const water = Array.from({ length: 18 }, (_, line) => {
    const off = 30 + line * 27;
    return `M${point(680 + line * 9, off)}L${point(to, off)}`;
  });
  return (
    `<path d="M${point(from)}L${point(to)}V${size.height + 100}H${from}Z" fill="${tint}"/>` +
    `<path d="${water.join('')}" fill="none" stroke="${purple}" stroke-width="1.3"/>` +
    `<path d="M${point(from)}L${point(to)}" stroke="${INK_COLOUR}" stroke-width="3.4"/>`
  );
}

const hatch = (id: string, angle: number, gap: number): string =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0v${gap}" stroke="${INK_COLOUR}" stroke-width=".9"/></pattern>`;

async function streetName(track: number): Promise<string> {
  const [x, y] = onPlan([origin.x + 150, track + 7]);
  const name = await word(
    'Surveyor’s Row',
    { size: 19, weight: 600, width: 88, tracking: 0.04 },
    { x: 0, y: 0, colour: INK_COLOUR },
  );
  const degrees = round((turn * 180) / Math.PI);
  const ground = `<path d="M-10 -18H150V8H-10Z" fill="${tint}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${ground}${name}</g>`;
}

/** The streets around the office, seen from above, with the meridian through its door. */
export async function streetPlan(): Promise<Drawing> {
  const { shadows, blocks, walls, yards, roofs, trees } = townBlocks();
  const track = origin.y + road / 2;
  const line = (points: string[], fill: string, width: number) =>
    `<path d="${points.join('')}" fill="${fill}" stroke="${INK_COLOUR}" stroke-width="${width}"/>`;
  const content = [
    '<defs>',
    hatch('yard', 38, 5),
    hatch('roof', -52, 4),
    `<pattern id="shade" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3" cy="3" r="1.7" fill="${purple}"/></pattern>`,
    '</defs>',
    `<path d="M0 0H${size.width}V${size.height}H0Z" fill="${tint}"/>`,
    `<path d="${shadows.join('')}" fill="url(#shade)"/>`,
    line(blocks, white, 1.7),
    line(roofs, 'url(#roof)', 0.9),
    line(yards, 'url(#yard)', 0.9),
    line(walls, 'none', 0.9),
    ...trees.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="10" fill="${tint}" stroke="${INK_COLOUR}" stroke-width="1.3"/>`,
    ),
    `<path d="${path(
      [
        [-400, track],
        [2400, track],
      ],
      false,
    )}" fill="none" stroke="${INK_COLOUR}" stroke-width="2.2" stroke-dasharray="2 8"/>`,
    await streetName(track),
    office(),
    river(),
    await label('Tram, stop 12', 122, [door.x + 230, door.y + 42]),
    await label('River stairs', 108, [door.x + 290, quayAt(door.x + 290) + 16]),
    await scaleBar([door.x - 300, 860]),
    `<path d="M${door.x} 0V${size.height}" stroke="${purple}" stroke-width="3"/>`,
    `<circle cx="${door.x}" cy="${door.y}" r="11" fill="${white}" stroke="${purple}" stroke-width="3"/>`,
  ];
  return { ...size, content: content.join('') };
}
