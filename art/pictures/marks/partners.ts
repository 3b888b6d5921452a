import type { Brand } from './brands.ts';
import { type Drawing, PAPER_COLOUR, placed } from './drawing.ts';
import { fitted, word } from './word.ts';

/** Four partners that do not exist. */
export const PARTNERS: readonly Brand[] = [
  {
    file: 'tidewater-cloud',
    name: 'Tidewater Cloud',
    sign: '<path d="M4 20c7-9 13-9 20 0s13 9 20 0M4 33c7-9 13-9 20 0s13 9 20 0" fill="none" stroke="currentColor" stroke-width="5"/>',
    lettering: { weight: 620, width: 92, size: 24 },
  },
  {
    file: 'kestrel-systems',
    name: 'KESTREL',
    sign: '<path d="M2 12c12 0 18 5 22 14 4-9 10-14 22-14-6 5-9 10-11 17-2 6-6 9-11 13-5-4-9-7-11-13-2-7-5-12-11-17z" fill="currentColor"/>',
    lettering: { weight: 740, width: 118, size: 23, tracking: 0.06 },
  },
  {
    file: 'alder-and-finch',
    name: 'Alder & Finch',
    sign: '<path d="M24 46V22M24 30 12 20M24 34l12-12" fill="none" stroke="currentColor" stroke-width="3.6"/><path d="M24 2c9 4 9 14 0 20-9-6-9-16 0-20zM10 10c7 1 9 6 5 12-7 0-9-6-5-12zM38 10c4 6 2 12-5 12-4-6-2-11 5-12z" fill="currentColor"/>',
    lettering: { weight: 400, width: 100, size: 25 },
  },
  {
    file: 'plumb-data',
    name: 'plumb data',
    sign: '<path d="M24 2v16M14 18h20l-10 28z" fill="currentColor" stroke="currentColor" stroke-width="3.6" stroke-linejoin="round"/>',
    lettering: { weight: 660, width: 112, size: 22, tracking: -0.02 },
  },
];

/** A partner for the foot of the page, light on ink: 220 by 48, the sign before the name. */
export async function partnerDrawing(partner: Brand, colour = PAPER_COLOUR): Promise<Drawing> {
  const style = await fitted(partner.name, partner.lettering, 168);
  const name = await word(partner.name, style, { x: 48, y: 24 + style.size * 0.34, colour });
  return {
    width: 220,
    height: 48,
    content: `<g color="${colour}">${placed(partner.sign, 2, 6, 0.75)}</g>${name}`,
  };
}
