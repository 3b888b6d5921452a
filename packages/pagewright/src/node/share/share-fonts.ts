import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fontverter from 'fontverter';
import type { Face, Font } from 'harfbuzzjs';
import { openFace, openFont } from './outlines.ts';

/** The fonts of the site in the three styles of a share image. */
export interface ShareFonts {
  readonly title: Font;
  readonly name: Font;
  readonly note: Font;
  /** The paths of the fonts, in words. */
  readonly files: string;
  /** The font files. Other fonts create other images. */
  readonly bytes: Buffer;
  /** What the fonts lack for a design with a bold title; undefined if they lack nothing. */
  readonly lack: string | undefined;
}

/** The weights of a font file: the range of a variable font, or the weight of a static one twice. */
interface FontFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly face: Face;
  readonly lightest: number;
  readonly boldest: number;
}

/** Weight and width of each style. Fonts without these axes have them as they are. */
const styles = { title: [640, 116], name: [600, 84], note: [600, 78] } as const;

/** From this weight on, a font looks bold. */
const bold = 600;

/** The weight in the table `OS/2`: https://learn.microsoft.com/typography/opentype/spec/os2#usweightclass */
function staticWeight(face: Face): number {
  const [, , , , high = 1, low = 144] = face.referenceTable('OS/2') ?? [];
  return high * 256 + low;
}

async function readFont(folder: string, name: string): Promise<FontFile> {
  const bytes = await readFile(path.join(folder, name));
  const face = openFace(await fontverter.convert(bytes, 'truetype'));
  if (!['glyf', 'CFF ', 'CFF2'].some((table) => face.referenceTable(table)?.length))
    throw new Error('it has no outlines');
  const { wght } = face.getAxisInfos();
  const weight = staticWeight(face);
  return { name, bytes, face, lightest: wght?.min ?? weight, boldest: wght?.max ?? weight };
}

/** The file whose weight is nearest to the weight of a style; the first of equal ones. */
function nearest([first, ...others]: readonly [FontFile, ...FontFile[]], weight: number): FontFile {
  const distance = ({ lightest, boldest }: FontFile) => Math.max(lightest - weight, weight - boldest, 0);
  return others.reduce((best, file) => (distance(file) < distance(best) ? file : best), first);
}

function lackOf({ name, lightest, boldest }: FontFile): string | undefined {
  if (boldest >= bold) return undefined;
  const weights =
    lightest === boldest
      ? `has only the weight ${boldest}`
      : `has only weights from ${lightest} to ${boldest}`;
  return `${name} ${weights}, so shared links show titles that are not bold. Name a bold font too: shareFont: ['${name}', '/fonts/bold.woff2'] in pagewright.config.ts`;
}

/**
 * Reads fonts for share images: TrueType or OpenType, also as WOFF or WOFF2, with any axes or none. Each style takes the file with the
 * nearest weight. Rejects with a message that names the file if one is not a font.
 * @param names paths below `folder`
 */
export async function readShareFonts(
  folder: string,
  names: readonly [string, ...string[]],
): Promise<ShareFonts> {
  const read = (name: string) =>
    readFont(folder, name).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${name} is not a font that a build can draw (${reason})`);
    });
  const [first, ...others] = names;
  const files = [await read(first), ...(await Promise.all(others.map(read)))] as const;
  const styled = ([weight, width]: readonly [number, number]) =>
    openFont(nearest(files, weight).face, [weight, width]);
  return {
    title: styled(styles.title),
    name: styled(styles.name),
    note: styled(styles.note),
    files: names.join(' or '),
    bytes: Buffer.concat(files.map(({ bytes }) => bytes)),
    lack: lackOf(nearest(files, styles.title[0])),
  };
}
