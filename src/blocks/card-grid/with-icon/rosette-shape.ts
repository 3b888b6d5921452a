import { tenths } from '../../../ui/drawings/coordinates.ts';

interface Code {
  /** The organisation that issued it, such as ISO. */
  readonly body?: string | undefined;
  readonly code: string;
}

/** In characters. A longer code does not fit. */
const longest = 7;
const initials = 3;

/** The code at the start of a title, such as ISO and 9001. Without a code, the first letters of the title. */
export function codeOf(title: string): Code {
  const [body = '', number = ''] = title.trim().split(/\s+/);
  if (/^\p{Lu}{2,4}$/u.test(body) && /^\d[\d-]*$/.test(number) && number.length <= longest) {
    return { body, code: number };
  }
  const letters = title.match(/(?<![\p{L}\p{N}])\p{L}/gu) ?? [];
  return { code: letters.slice(0, initials).join('').toUpperCase() };
}

const middle = 48;
const reach = 44;
const flat = [14, 20, 26];

/** Ellipses turned round one centre, as in engraved paper. Their number and shape depend on the position. */
export function rosette(position: number): string {
  const count = 6 + ((position * 2) % 7);
  const width = flat[position % flat.length];
  return Array.from({ length: count }, (_, index) => {
    const turn = (180 / count) * index;
    const radians = (turn * Math.PI) / 180;
    const [x, y] = [reach * Math.cos(radians), reach * Math.sin(radians)].map(tenths);
    const arc = `a${reach} ${width} ${tenths(turn)} 1 0`;
    return `M${middle - (x ?? 0)} ${middle - (y ?? 0)}${arc} ${2 * (x ?? 0)} ${2 * (y ?? 0)}${arc} ${-2 * (x ?? 0)} ${-2 * (y ?? 0)}`;
  }).join('');
}
