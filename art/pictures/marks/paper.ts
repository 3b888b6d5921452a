import { randomFrom } from '../kit/numbers.ts';
import { INK_COLOUR, PAPER_COLOUR, PURPLE_COLOUR } from './drawing.ts';

const SHEET_COLOUR = '#fffdf8';

/** A tile of dots in the second ink. */
export const dots = (id: string, size: number, radius: number): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="${PURPLE_COLOUR}"/></pattern>`;

/** A path in ink, as a pen draws it. */
export const stroke = (path: string, width: number, colour = INK_COLOUR): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Lines of writing, each in words of 8 to 37 units with gaps between them: x, y and width of each line. */
export function writing(lines: readonly (readonly [number, number, number])[], seed: number): string {
  const random = randomFrom(seed);
  let path = '';
  for (const [left, y, width] of lines) {
    const end = left + width;
    for (let x = left; x < end - 6; ) {
      const word = Math.min(8 + random() * 29, end - x);
      path += `M${Math.round(x * 10) / 10} ${y}h${Math.round(word * 10) / 10}`;
      x += word + 5;
    }
  }
  return stroke(path, 3.4);
}

/** A sheet of 352 by 500 with a folded corner, and its shadow in the second ink, a little out of register. */
export const sheet = (content: string): string =>
  `<defs>${dots('shade', 7, 1.5)}</defs>` +
  '<rect x="76" y="52" width="352" height="500" fill="url(#shade)"/>' +
  `<rect x="60" y="36" width="352" height="500" fill="${SHEET_COLOUR}" stroke="${INK_COLOUR}" stroke-width="2.5"/>` +
  `<path d="M412 36h-44l44 44z" fill="${PAPER_COLOUR}" stroke="${INK_COLOUR}" stroke-width="2"/>${content}`;
