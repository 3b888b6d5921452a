import type { BlockProps } from '../../generated/block-props.ts';

type CountProps = NonNullable<BlockProps['measured-text']['count']>;

/** The boxes of a part as dashed lines: each dash is a box. */
interface Boxes {
  readonly rows: string;
  readonly count: number;
}

export interface BoxField {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Boxes[];
}

/** The distance from the start of one box to the start of the next, and the side of a box. */
export const pitch = 12;
export const side = 9;
const mostBoxes = 2000;
const mostParts = 4;
/** The space between two parts with rows of their own. */
const between = 1;

/** The number of boxes in a row: at least ten. A larger field is nearly twice as wide as high. */
function columnsFor(count: number): number {
  return Math.max(10, Math.ceil(Math.sqrt(count * 1.7)));
}

/** A line for each row of boxes in a range of numbers, counted from the start of the field. */
function rowsBetween(start: number, end: number, columns: number, top: number): string {
  const rows: string[] = [];
  for (let at = start; at < end; ) {
    const row = Math.floor(at / columns);
    const stop = Math.min(end, (row + 1) * columns);
    const x = (at - row * columns) * pitch;
    const y = (top + row) * pitch + side / 2;
    rows.push(`M${x} ${y}h${(stop - at) * pitch - (pitch - side)}`);
    at = stop;
  }
  return rows.join('');
}

/** Undefined for no parts, for more than four, and for more boxes than people can distinguish. */
export function boxField({ parts, layout }: CountProps): BoxField | undefined {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (parts.length === 0 || parts.length > mostParts || total > mostBoxes) return undefined;
  const most = Math.max(...parts.map(({ count }) => count));
  const isWhole = layout === 'whole';
  const columns = isWhole ? columnsFor(total) : Math.min(most, Math.max(20, Math.ceil(Math.sqrt(most * 6))));
  let start = 0;
  let top = 0;
  const boxes = parts.map(({ count }) => {
    const rows = isWhole
      ? rowsBetween(start, start + count, columns, 0)
      : rowsBetween(0, count, columns, top);
    start += count;
    top += Math.ceil(count / columns) + between;
    return { rows, count };
  });
  const height = isWhole ? Math.ceil(total / columns) : top - between;
  return { width: columns * pitch - (pitch - side), height: height * pitch - (pitch - side), parts: boxes };
}
