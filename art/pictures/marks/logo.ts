import { lettering } from '../../font/lettering.ts';
import { type Drawing, INK_COLOUR, LILAC_COLOUR, PAPER_COLOUR, PURPLE_COLOUR } from './drawing.ts';
import { globe } from './globe.ts';

async function lockup(ink: string, meridian: string): Promise<Drawing> {
  const { path, width } = await lettering('Meridian Works', {
    weight: 620,
    width: 106,
    size: 20,
    tracking: -0.01,
  });
  const content = `${globe(ink, meridian)}<path transform="translate(48 25)" fill="${ink}" d="${path}"/>`;
  return { width: Math.ceil(48 + width), height: 36, content };
}

/** The mark and the name, for light grounds, for ink and for purple. */
export const logo = (): Promise<Drawing> => lockup(INK_COLOUR, PURPLE_COLOUR);
export const logoOnInk = (): Promise<Drawing> => lockup(PAPER_COLOUR, LILAC_COLOUR);
export const logoOnPurple = (): Promise<Drawing> => lockup(PAPER_COLOUR, PAPER_COLOUR);

/** The mark alone. */
export const mark: Drawing = { width: 36, height: 36, content: globe(INK_COLOUR, PURPLE_COLOUR) };
