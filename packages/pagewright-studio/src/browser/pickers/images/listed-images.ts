import type { ImageSizes } from 'pagewright/tooling';
import type { MediaImage } from './media-part.ts';

/** An image that can be chosen. */
export interface ListedImage extends MediaImage {
  /** The name of its file. */
  readonly name: string;
  /** The path of its folder without slashes at the ends; empty for the top. */
  readonly folder: string;
  /** A version of it that is large enough for a list. */
  readonly thumbnail: string;
}

const pictureFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The width of a thumbnail in pixels, for screens with two pixels for each CSS pixel. */
const thumbnailWidth = 320;

interface Version {
  readonly src: string;
  readonly width: number;
}

/** The versions of an image in its srcset, smallest first. */
function versionsIn(srcset = ''): readonly Version[] {
  return srcset
    .split(/,\s+/)
    .flatMap((candidate): readonly Version[] => {
      const [src = '', width = ''] = candidate.trim().split(/\s+/);
      return /^\d+w$/.test(width) ? [{ src, width: Number.parseInt(width, 10) }] : [];
    })
    .toSorted((one, other) => one.width - other.width);
}

/** The file name of an image, and its folder. A URL has its host as the first folder. */
export function nameOfImage(src: string): { readonly name: string; readonly folder: string } {
  const [path = ''] = src.replace(/^https?:\/\//i, '').split(/[?#]/, 1);
  const parts = path.split('/').filter((part) => part !== '');
  return { name: decoded(parts.at(-1) ?? src), folder: parts.slice(0, -1).join('/') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An image of the content service, or of the site, as a list shows it. */
export function listedImage(image: MediaImage): ListedImage {
  const versions = versionsIn(image.srcset);
  const thumbnail = versions.find(({ width }) => width >= thumbnailWidth)?.src ?? image.src;
  return { ...image, ...nameOfImage(image.src), thumbnail };
}

/**
 * The images in `public/`, by folder and name. Smaller versions of an image are not images of their own.
 * @param publicFiles URL paths
 */
export function siteImages(publicFiles: Iterable<string>, images: ImageSizes): readonly ListedImage[] {
  const all = [...publicFiles].filter((file) => pictureFile.test(file));
  return all
    .map((src) => ({ src, ...(Object.hasOwn(images, src) ? images[src] : {}) }))
    .filter(({ src, srcset }) => (versionsIn(srcset).at(-1)?.src ?? src) === src)
    .map(listedImage)
    .toSorted((one, other) => compare(one.folder, other.folder) || compare(stemOf(one), stemOf(other)));
}

function stemOf({ name }: ListedImage): string {
  return name.replace(/\.[^.]*$/, '');
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Images with the same folder. */
export interface ImageGroup {
  readonly folder: string;
  readonly images: readonly ListedImage[];
}

/** Images by folder, in the order in which the folders first appear. */
export function groupByFolder(images: readonly ListedImage[]): readonly ImageGroup[] {
  const groups = new Map<string, ListedImage[]>();
  for (const image of images) {
    const group = groups.get(image.folder);
    if (group) group.push(image);
    else groups.set(image.folder, [image]);
  }
  return [...groups].map(([folder, members]) => ({ folder, images: members }));
}

/** The images whose name, folder or alternative text has all words that are searched for. */
export function searchImages(images: readonly ListedImage[], text: string): readonly ListedImage[] {
  const wanted = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return images;
  return images.filter(({ name, folder, alt = '' }) => {
    const said = `${folder}/${name} ${alt}`.toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}

/** The folders below `public/` that have files, and those around them; empty for `public/` itself. */
export function publicFolders(publicFiles: Iterable<string>): readonly string[] {
  const folders = new Set(['']);
  for (const file of publicFiles) {
    const parts = file.split('/').slice(1, -1);
    for (let count = 1; count <= parts.length; count += 1) folders.add(parts.slice(0, count).join('/'));
  }
  return [...folders].toSorted(compare);
}
