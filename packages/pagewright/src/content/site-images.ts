import { isRecord } from '../json/is-record.ts';

/** The images in `public/` by path: their size in pixels, and the widths in which they exist. */
export interface SiteImages {
  readonly [src: string]: { readonly width: number; readonly height: number; readonly srcset?: string };
}

/** Loads the images in `public/`. */
export type LoadImages = () => Promise<SiteImages>;

const rasterImage = /^\/(?!\/).+\.(?:avif|jpe?g|png|webp)$/i;

/** True for the path of a photo or drawing of the site. SVG has no widths, and GIF may be animated. */
export function isSiteImage(src: unknown): src is string {
  return typeof src === 'string' && rasterImage.test(src);
}

/** The image objects in content that name a file of the site and no widths. */
function imagesWithoutWidths(content: unknown): Record<string, unknown>[] {
  if (Array.isArray(content)) return content.flatMap(imagesWithoutWidths);
  if (!isRecord(content)) return [];
  if (isSiteImage(content.src) && content.srcset === undefined) return [content];
  return Object.values(content).flatMap(imagesWithoutWidths);
}

/** What an image of the site lacks: the size of its file, unless it names one, and the widths, unless it has its own. */
export function missingWidths(
  image: { readonly [Name in 'src' | 'srcset' | 'width' | 'height']?: unknown },
  images: SiteImages,
): Partial<SiteImages[string]> {
  const known = image.srcset === undefined && isSiteImage(image.src) ? images[image.src] : undefined;
  if (!known) return {};
  const { srcset, ...size } = known;
  const hasSize = image.width !== undefined || image.height !== undefined;
  return { ...(hasSize ? {} : size), ...(srcset === undefined ? {} : { srcset }) };
}

/** Decoded content, in which images of the site have the widths and, if content names no size, the size of their file. */
export async function withWidths<Content>(content: Content, load: LoadImages | undefined): Promise<Content> {
  if (!load || imagesWithoutWidths(content).length === 0) return content;
  const known = await load();
  // Defaults of a schema are the same object in all content.
  const copy = structuredClone(content);
  for (const image of imagesWithoutWidths(copy)) Object.assign(image, missingWidths(image, known));
  return copy;
}
