import sharp from 'sharp';
import { lettering } from '../../font/lettering.ts';
import { Plate } from '../kit/plate.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, INK_COLOUR, PURPLE_COLOUR, placed, svg } from './drawing.ts';
import { globe } from './globe.ts';
import { word } from './word.ts';

const MEASURE = 424;
const WORDS = [
  { text: 'Consulting', width: 70, y: 300, colour: INK_COLOUR },
  { text: 'Engineering', width: 62, y: 412, colour: INK_COLOUR },
  { text: 'Talent', width: 125, y: 524, colour: PURPLE_COLOUR },
] as const;

/** The three words on one measure, beside the line everything is measured from. */
async function panel(): Promise<Drawing> {
  const words = await Promise.all(
    WORDS.map(async ({ text, width, y, colour }) => {
      const style = { weight: 640, width, size: 112, tracking: -0.02 };
      const set = await lettering(text, style);
      return word(text, { ...style, size: (style.size * MEASURE) / set.width }, { x: 100, y, colour });
    }),
  );
  const name = await word(
    'Meridian Works',
    { weight: 620, width: 106, size: 34 },
    { x: 100, y: 100, colour: INK_COLOUR },
  );
  const line = `<path d="M48 0v630" stroke="${PURPLE_COLOUR}" stroke-width="4"/>`;
  return {
    width: 1200,
    height: 630,
    content: line + placed(globe(INK_COLOUR, PURPLE_COLOUR), 23, 63, 1.4) + name + words.join(''),
  };
}

/** The picture other sites show for a link to ours, 1200 by 630. */
export async function socialCard(city: Scene): Promise<Buffer> {
  const { width, height, bytes } = new Plate(city, 1560 / 1130, 740).at(740);
  const plate = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: '#f4efe4' } })
    .composite([
      {
        input: await sharp(plate).extract({ left: 0, top: 0, width: 620, height }).toBuffer(),
        left: 580,
        top: 60,
        blend: 'multiply',
      },
      { input: Buffer.from(svg(await panel(), 'Meridian Works')) },
    ])
    .png({ compressionLevel: 9, palette: true, colours: 48 })
    .toBuffer();
}
