import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { spelling } from 'pagewright/tooling';
import { ExplainedError, maxPixels } from 'pagewright/tooling/node';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxUpload } from '../../browser/pickers/images/upload/upload-limits.ts';
import { plainLetters } from '../../browser/plain-letters.ts';
import { assertWritableName, foldedName } from '../files/writable-paths.ts';
import { writeFileSafely } from '../files/write-safely.ts';
import { bareImage, isAnimatedPng } from './bare-image.ts';

export interface Upload {
  /** The name of the file on the computer of the person. Its extension is not trusted. */
  readonly name: string;
  /** Folder below `public/`, such as `images/team`; empty for `public/` itself. */
  readonly folder: string;
  readonly bytes: Uint8Array;
}

/** An image that was saved. */
export interface SavedUpload {
  /** Path relative to the project: `public/images/team/ada.jpg`. */
  readonly file: string;
  /** Path from the root of the site, as page configs name it: `/images/team/ada.jpg`. */
  readonly src: string;
  /** The size in pixels of the image as it is shown, after it is turned. */
  readonly width: number;
  readonly height: number;
  /** Size of the file. */
  readonly bytes: number;
}

const maxStem = 80;

/** The types that are accepted, as image-size names them, and how each is encoded again without metadata. */
const encoders: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 70 }),
  gif: (image) => image.gif(),
  jpg: (image) => image.jpeg({ quality: 90, mozjpeg: true }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90 }),
};

const refused = (name: string, reason: string) =>
  new ExplainedError(`${JSON.stringify(name.slice(0, 300))} cannot be uploaded: ${reason}.`);

const tooManyPixels = `it has more than ${maxPixels / 1_000_000} million pixels. Make it smaller`;

/** The type that the first bytes show. Only then may a decoder see the others, because there are decoders for many types. */
function typeOf(name: string, bytes: Uint8Array): string {
  if (bytes.length === 0) throw refused(name, 'the file is empty');
  let found: ReturnType<typeof imageSize> | undefined;
  try {
    found = imageSize(bytes);
  } catch {
    // The file is not an image, or its head is damaged.
  }
  const { type, width = 0, height = 0 } = found ?? {};
  if (type === 'svg')
    throw refused(name, 'SVG can contain script that runs for visitors. Save the image as PNG or WebP');
  if (type === undefined || !(type in encoders))
    throw refused(name, 'browsers cannot show this type of file. Save it as JPEG, PNG, WebP, AVIF or GIF');
  // A decoder may take only the part of it that has pixels, but browsers make room for all.
  if (width * height > maxPixels) throw refused(name, tooManyPixels);
  return type;
}

/** Whether a file says more than the image: camera, place, time, author, or programs that edited it. */
function hasPrivateData({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean {
  return [exif, xmp, iptc, tifftagPhotoshop, comments].some((each) => each !== undefined);
}

interface CleanImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The image without metadata, with the same pixels; undefined if it must be encoded again. */
function copiedImage(type: string, bytes: Buffer, metadata: Metadata): Buffer | undefined {
  const { orientation = 1, icc } = metadata;
  if (orientation !== 1 || (type === 'avif' && hasPrivateData(metadata))) return undefined;
  return bareImage(type, bytes, icc !== undefined);
}

/**
 * The image without metadata. Each JPEG is encoded again, turned as its metadata says and in sRGB, because its parts can have metadata
 * that no reader lists. An image of another type keeps its pixels, unless it must be turned.
 */
async function cleanImage(name: string, type: string, bytes: Buffer): Promise<CleanImage> {
  const decoded = (from: Buffer) =>
    sharp(from, { limitInputPixels: maxPixels, failOn: 'error', animated: true });
  try {
    const metadata = await decoded(bytes).metadata();
    const { orientation = 1, pages = 1, pageHeight } = metadata;
    if (orientation !== 1 && (pages > 1 || isAnimatedPng(bytes)))
      throw refused(name, 'only its metadata turns it, and it is animated. Save it again as it should look');
    const { width, height } = metadata.autoOrient;
    const size = { width, height: metadata.pages === undefined ? height : (pageHeight ?? height) };
    const copied = copiedImage(type, bytes, metadata);
    // Decodes every pixel, which fails for an image that is cut off.
    await decoded(copied ?? bytes).stats();
    if (copied) return { bytes: copied, ...size };
    return { bytes: (await encoders[type]?.(decoded(bytes).autoOrient()).toBuffer()) ?? bytes, ...size };
  } catch (error) {
    if (error instanceof ExplainedError) throw error;
    if (/pixel limit/i.test(String(error))) throw refused(name, tooManyPixels);
    throw refused(name, 'it is damaged or incomplete. Save it again from the program that made it');
  }
}

/** `grosse-brucke` for `C:\Bilder\Große Brücke.JPG`. */
function stemOf(name: string): string {
  const base = name.replace(/^.*[\\/]/s, '').replace(/\.[^.]*$/s, '');
  const stem = spelling.kebabCase(plainLetters(base)).slice(0, maxStem).replace(/-+$/, '');
  return stem === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(stem) ? `image${stem && `-${stem}`}` : stem;
}

/** The names in a folder that new files must not have. */
function takenNames(folder: string): ReadonlySet<string> {
  const exists = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return new Set(exists ? readdirSync(folder).map(foldedName) : []);
}

/**
 * Saves an image below `public/`, under a name in lower case with the extension of its type. It never replaces a file: the next name
 * is `ada-2.jpg`. Metadata such as the place and the camera is removed. Rejects with an ExplainedError for a file that is damaged
 * or too large, or has another type than AVIF, GIF, JPEG, PNG and WebP, and for a folder that may not be written.
 */
export async function saveUpload(root: string, { name, folder, bytes }: Upload): Promise<SavedUpload> {
  if (bytes.length > maxUpload)
    throw refused(name, `it has more than ${maxUpload / 1_000_000} MB. Make it smaller`);
  const type = typeOf(name, bytes);
  const stem = stemOf(name);
  const fileOf = (count: number) =>
    ['public', ...(folder === '' ? [] : [folder]), `${stem}${count > 1 ? `-${count}` : ''}.${type}`].join(
      '/',
    );
  assertWritableName(fileOf(1));
  const image = await cleanImage(name, type, Buffer.from(bytes));
  const taken = takenNames(path.join(root, 'public', folder));
  for (let count = 1; ; count += 1) {
    const file = fileOf(count);
    if (taken.has(path.posix.basename(file))) continue;
    if (!writeFileSafely(root, file, image.bytes, { expected: null }).written) continue;
    const { width, height } = image;
    return { file, src: file.slice('public'.length), width, height, bytes: image.bytes.length };
  }
}
