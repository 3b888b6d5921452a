import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** Sheets show everything at a quarter of its size, so that widths can be compared. */
const scale = 0.25;
const margin = 24;
/** In pixels of a page. Longer pages are cut off. */
const longest = 12_000;
const background = '#8a8794';

/** A screenshot of a whole page. */
export interface Shot {
  readonly file: string;
  readonly width: number;
}

async function thumbnail(file: string, width: number, height?: number): Promise<Buffer> {
  const image = sharp(file, { limitInputPixels: false });
  const shown = Math.min((await image.metadata()).height, longest);
  const cut = image.extract({ left: 0, top: 0, width: (await image.metadata()).width, height: shown });
  return sharp(await cut.png().toBuffer())
    .resize({ width, height, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}

async function writeSheet(tiles: readonly OverlayOptions[], target: string): Promise<void> {
  const sizes = await Promise.all(
    tiles.map(async ({ input, left = 0, top = 0 }) => {
      const { width, height } = await sharp(input as Buffer).metadata();
      return { right: left + width, bottom: top + height };
    }),
  );
  await sharp({
    create: {
      width: Math.max(...sizes.map(({ right }) => right)) + margin,
      height: Math.max(...sizes.map(({ bottom }) => bottom)) + margin,
      channels: 3,
      background,
    },
  })
    .composite([...tiles])
    .png({ palette: true, colours: 24, effort: 10, dither: 0.4 })
    .toFile(target);
}

/** Drawn studies of a template, `<name>-<width>.png` in a folder. */
function studiesOf(name: string, folder: string | undefined, widths: readonly number[]): Shot[] {
  if (folder === undefined) return [];
  return widths
    .map((width) => ({ width, file: path.join(folder, `${name}-${width}.png`) }))
    .filter(({ file }) => existsSync(file));
}

/** One template at every width next to its study, all at the same scale. */
export async function writeTemplateSheet(
  name: string,
  { shots, studies, target }: { shots: readonly Shot[]; studies: string | undefined; target: string },
): Promise<void> {
  const drawn = studiesOf(
    name,
    studies,
    shots.map(({ width }) => width),
  );
  const tiles: OverlayOptions[] = [];
  let left = margin;
  for (const { file, width } of [...shots, ...drawn]) {
    const shown = Math.round(width * scale);
    tiles.push({ input: await thumbnail(file, shown), left, top: margin });
    left += shown + margin;
  }
  await writeSheet(tiles, target);
}

const wide = { width: 368, height: 460 };
const narrow = { width: 92, height: 460 };
const perRow = 3;

/** The tops of several templates, each on a wide and on a narrow screen. */
export async function writeOverview(
  templates: readonly { readonly wide: string; readonly narrow: string }[],
  target: string,
): Promise<void> {
  const tiles = await Promise.all(
    templates.map(async (template, index) => {
      const left = margin + (index % perRow) * (wide.width + narrow.width + margin * 1.5);
      const top = margin + Math.floor(index / perRow) * (wide.height + margin);
      return [
        { input: await thumbnail(template.wide, wide.width, wide.height), left, top },
        {
          input: await thumbnail(template.narrow, narrow.width, narrow.height),
          left: left + wide.width + margin / 2,
          top,
        },
      ];
    }),
  );
  await writeSheet(tiles.flat(), target);
}
