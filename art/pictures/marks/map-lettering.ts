import { css, PAPER, PURPLE } from '../kit/palette.ts';
import { INK_COLOUR } from './drawing.ts';
import { word } from './word.ts';

type Corner = readonly [left: number, top: number];

const style = { size: 17, weight: 600, width: 84 };
const white = '#fffdf8';

/** A name in a box, as on a map. */
export async function label(text: string, width: number, [x, y]: Corner): Promise<string> {
  const name = await word(text, style, { x: x + width / 2, y: y + 22, align: 'middle', colour: INK_COLOUR });
  return `<path d="M${x} ${y}h${width}v32h${-width}Z" fill="${white}" stroke="${INK_COLOUR}" stroke-width="1.5"/>${name}`;
}

/** A hundred metres, and an arrow to the north. */
export async function scaleBar([x, y]: Corner): Promise<string> {
  const bar = (left: number, width: number, fill: string) =>
    `<path d="M${x + left} ${y}h${width}v9h${-width}Z" fill="${fill}" stroke="${INK_COLOUR}" stroke-width="1.2"/>`;
  return [
    `<path d="M${x - 50} ${y - 22}h214v66h-214Z" fill="${css(PAPER)}"/>`,
    `<path d="M${x - 26} ${y - 8}l10 36l-10 -8l-10 8Z" fill="${INK_COLOUR}"/>`,
    bar(0, 37, INK_COLOUR),
    bar(37, 37, white),
    bar(74, 74, css(PURPLE)),
    await word('100 metres', style, { x, y: y + 31, colour: INK_COLOUR }),
  ].join('');
}
