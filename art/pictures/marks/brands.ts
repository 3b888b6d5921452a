import type { LetteringStyle } from '../../font/lettering.ts';
import { type Drawing, INK_COLOUR, placed } from './drawing.ts';
import { fitted, word } from './word.ts';

export interface Brand {
  readonly file: string;
  readonly name: string;
  /** Drawn in a square of 48, in the current fill and stroke. */
  readonly sign: string;
  readonly lettering: LetteringStyle;
}

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const angle = (ray * Math.PI) / 6;
  const at = (radius: number): string =>
    `${(24 + Math.cos(angle) * radius).toFixed(1)} ${(24 + Math.sin(angle) * radius).toFixed(1)}`;
  return `M${at(14)}L${at(ray % 2 ? 19 : 23)}`;
}).join('');

const RIBS = [0, 1, 2, 3, 4, 5, 6]
  .map((rib) => {
    const angle = Math.PI * (0.14 + rib * 0.12);
    return `M24 42L${(24 - Math.cos(angle) * 21).toFixed(1)} ${(30 - Math.sin(angle) * 21).toFixed(1)}`;
  })
  .join('');

/** Eight clients that do not exist. */
export const BRANDS: readonly Brand[] = [
  {
    file: 'halden',
    name: 'Halden',
    sign: '<path d="M4 4h9v16h22V4h9v40h-9V28H13v16H4z" fill="currentColor"/>',
    lettering: { weight: 760, width: 112, size: 29, tracking: -0.02 },
  },
  {
    file: 'northgate',
    name: 'Northgate',
    sign: '<path d="M24 3 44 44H4zM24 20v24" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linejoin="round"/>',
    lettering: { weight: 400, width: 104, size: 28 },
  },
  {
    file: 'asterion-bank',
    name: 'ASTERION BANK',
    sign: '<path d="M24 1c1.6 15 6.4 21.4 22 23-15.6 1.6-20.4 8-22 23-1.6-15-6.4-21.4-22-23 15.6-1.6 20.4-8 22-23z" fill="currentColor"/>',
    lettering: { weight: 680, width: 66, size: 27, tracking: 0.05 },
  },
  {
    file: 'corvid',
    name: 'corvid',
    sign: '<path d="M2 34C10 14 24 6 46 8c-6 3-8 6-9 11 3 1 5 2 7 5-6-1-9 0-12 4-5 7-15 10-30 6zm30-17.500a2 2 0 1 0 .1 0z" fill="currentColor" fill-rule="evenodd"/>',
    lettering: { weight: 700, width: 122, size: 28, tracking: -0.03 },
  },
  {
    file: 'sable',
    name: 'Sable',
    sign: '<path d="M24 4a20 20 0 0 1 0 40z" fill="currentColor"/><circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" stroke-width="3.4"/>',
    lettering: { weight: 300, width: 125, size: 32, tracking: 0.02 },
  },
  {
    file: 'fenwick-county',
    name: 'FENWICK COUNTY',
    sign: '<path d="M6 4h36v20c0 11-8 17-18 21C14 41 6 35 6 24z" fill="none" stroke="currentColor" stroke-width="3.4"/><path d="M8 30c6-6 10-6 16 0s10 6 16 0M8 22c6-6 10-6 16 0s10 6 16 0" fill="none" stroke="currentColor" stroke-width="3"/>',
    lettering: { weight: 560, width: 74, size: 24, tracking: 0.06 },
  },
  {
    file: 'lumen',
    name: 'Lumen',
    sign: `<circle cx="24" cy="24" r="9.5" fill="currentColor"/><path d="${RAYS}" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`,
    lettering: { weight: 560, width: 96, size: 31 },
  },
  {
    file: 'ostra',
    name: 'OSTRA',
    sign: `<path d="M24 42C6 38 2 27 4 19 8 7 16 4 24 4s16 3 20 15c2 8-2 19-20 23z" fill="none" stroke="currentColor" stroke-width="3.2"/><path d="${RIBS}" stroke="currentColor" stroke-width="2"/>`,
    lettering: { weight: 780, width: 86, size: 28, tracking: 0.14 },
  },
];

/** A brand for a logo strip: 180 by 120, the sign above the name. */
export async function brandDrawing(brand: Brand, colour = INK_COLOUR): Promise<Drawing> {
  const style = await fitted(brand.name, brand.lettering, 164);
  const name = await word(brand.name, style, { x: 90, y: 98, align: 'middle', colour });
  return {
    width: 180,
    height: 120,
    content: `<g color="${colour}">${placed(brand.sign, 66, 14)}</g>${name}`,
  };
}
