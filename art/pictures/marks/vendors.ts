import { lettering } from '../../font/lettering.ts';
import { type Drawing, INK_COLOUR, PAPER_COLOUR } from './drawing.ts';

export interface Vendor {
  readonly file: string;
  readonly name: string;
}

/** Products we work with, named in our own lettering; their real marks are not ours to draw. */
export const VENDORS: readonly Vendor[] = [
  { file: 'software/aws', name: 'AWS' },
  { file: 'software/oracle', name: 'Oracle' },
  { file: 'software/salesforce', name: 'Salesforce' },
  { file: 'software/azure', name: 'Azure' },
  { file: 'platform/impress-ai', name: 'Impress AI' },
  { file: 'platform/salestable', name: 'Salestable' },
];

/** A name 48 high, as wide as it needs, for light grounds or for ink. */
export async function vendorDrawing({ name }: Vendor, ground: 'light' | 'ink'): Promise<Drawing> {
  const colour = ground === 'light' ? INK_COLOUR : PAPER_COLOUR;
  const { path, width } = await lettering(name, { weight: 640, width: 108, size: 34, tracking: -0.015 });
  return {
    width: Math.ceil(width) + 4,
    height: 48,
    content: `<path transform="translate(2 36)" fill="${colour}" d="${path}"/>`,
  };
}
