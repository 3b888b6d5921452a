import { tenths } from '../../ui/drawings/coordinates.ts';

/** The paths of a drawing, by their role. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Lines without a fill. */
  readonly outline: string;
  /** Thinner lines. */
  readonly fine?: string | undefined;
  /** The most important part, filled with the accent colour. */
  readonly solid?: string | undefined;
  /** A pointer in the colour of the text. */
  readonly needle?: string | undefined;
}

const width = 240;

/** In degrees: the angle of the largest allowed value from the middle of a dial. */
const limitAngle = 22;

const fewest = { circles: 2, seats: 3 };
const most = { circles: 4, seats: 16 };

const at = (x: number, y: number) => `${tenths(x)} ${tenths(y)}`;
const circle = (x: number, y: number, r: number) =>
  `M${at(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function isCount(value: number | undefined, from: number, to: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= from && value <= to;
}

/** Overlapping circles. The shared part is solid, and the first circle is hatched. */
export function overlap(count: number | undefined): Drawing | undefined {
  if (!isCount(count, fewest.circles, most.circles)) return undefined;
  const r = count === 2 ? 62 : 50;
  const off = count === 2 ? 32 : 28;
  const middle = count === 2 ? 64 : r + off + 2;
  const turn = count === 3 ? -90 : 180;
  const angles = Array.from({ length: count }, (_, index) => radians(turn + (360 / count) * index));
  const centres = angles.map((angle) => ({
    x: width / 2 + off * Math.cos(angle),
    y: middle + off * Math.sin(angle),
  }));
  // The shared part is bounded by the far arc of each circle. Its corners are half way between neighbouring arcs.
  const half = Math.PI / count;
  const reach = Math.sqrt(r ** 2 - (off * Math.sin(half)) ** 2) - off * Math.cos(half);
  const corners = angles.map((angle) => {
    const towards = angle + Math.PI - half;
    return at(width / 2 + reach * Math.cos(towards), middle + reach * Math.sin(towards));
  });
  const [first] = centres;
  return {
    width,
    height: count === 2 ? 128 : 2 * middle,
    outline: centres.map(({ x, y }) => circle(x, y, r)).join(''),
    fine: first && hatching(first.x, first.y, r),
    solid: `M${corners.join(`A${r} ${r} 0 0 1 `)}A${r} ${r} 0 0 1 ${corners[0]}z`,
  };
}

/** Parallel lines that fill a circle. */
function hatching(x: number, y: number, r: number): string {
  const lines: string[] = [];
  for (let from = 6 - r; from < r; from += 6) {
    const along = Math.sqrt(r ** 2 - from ** 2);
    const [across, up] = [from * Math.SQRT1_2, along * Math.SQRT1_2];
    lines.push(`M${at(x + across - up, y + across + up)}L${at(x + across + up, y + across - up)}`);
  }
  return lines.join('');
}

/** A dial. The range within the limit is solid. Without a value it has no needle. */
export function gauge(value: number | undefined, limit: number | undefined): Drawing | undefined {
  if (limit === undefined || !(limit > 0)) return undefined;
  const [x, y, r] = [width / 2, 112, 100];
  const on = (degrees: number, radius: number) =>
    at(x + radius * Math.sin(radians(degrees)), y - radius * Math.cos(radians(degrees)));
  const marks = Array.from({ length: 13 }, (_, index) => {
    const degrees = -90 + index * 15;
    return `M${on(degrees, r)}L${on(degrees, index % 3 === 0 ? r - 14 : r - 7)}`;
  });
  const angle = value === undefined ? Number.NaN : (value / limit) * limitAngle;
  return {
    width,
    height: 122,
    outline: `M${at(x - r, y)}A${r} ${r} 0 0 1 ${at(x + r, y)}M10 ${y}H230`,
    fine: marks.join(''),
    solid: `M${at(x, y)}L${on(-limitAngle, r)}A${r} ${r} 0 0 1 ${on(limitAngle, r)}z`,
    needle: Math.abs(angle) <= 90 ? `M${at(x, y)}L${on(angle, r - 8)}` : undefined,
  };
}

/** Chairs round a table. The first ones are taken, and a part of the table is solid. */
export function seats(count: number | undefined, share: number | undefined): Drawing | undefined {
  if (!isCount(count, fewest.seats, most.seats)) return undefined;
  const [middle, ring] = [100, 70];
  const r = Math.min(17, tenths((ring * Math.sin(Math.PI / count)) / 1.35));
  const chairs = Array.from({ length: count }, (_, index) => {
    const angle = radians((360 / count) * index - 90);
    return circle(middle + ring * Math.cos(angle), middle + ring * Math.sin(angle), r);
  });
  const table = 38;
  const isShare = share !== undefined && share > 0 && share < 100;
  const end = radians(((share ?? 0) / 100) * 360);
  const slice = `M${middle} ${middle}V${middle - table}A${table} ${table} 0 ${end > Math.PI ? 1 : 0} 1 ${at(middle + table * Math.sin(end), middle - table * Math.cos(end))}z`;
  return {
    width: 200,
    height: 200,
    outline: chairs.join(''),
    fine: circle(middle, middle, table),
    solid: `${chairs[0]}${isShare ? slice : ''}`,
  };
}
