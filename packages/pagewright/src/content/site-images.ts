import { isRecord } from '../json/is-record.ts';

/** The images in `public/` by path, with their size in pixels and their available widths. */
export interface SiteImages {
  readonly [src: string]: { readonly width: number; readonly height: number; readonly srcset?: string };
}

/** What the sanitiser knows of the files that pages may load. */
export interface SiteFiles {
  readonly images: SiteImages;
  /** The origins besides the site itself that may play films and sounds; undefined for all. */
  readonly media?: readonly string[] | undefined;
}

/** Loads what is known of files. */
export type LoadFiles = () => Promise<SiteFiles>;

const rasterImage = /^\/(?!\/).+\.(?:avif|jpe?g|png|webp)$/i;

/** True for the path of a photo or drawing of the site. SVG has no widths, and GIF may be animated. */
export function isSiteImage(src: unknown): src is string {
  return typeof src === 'string' && rasterImage.test(src);
}

/** The image objects in content whose file is an image of the site, and that have no widths of their own. */
function imagesWithoutWidths(content: unknown): Record<string, unknown>[] {
  if (Array.isArray(content)) return content.flatMap(imagesWithoutWidths);
  if (!isRecord(content)) return [];
  if (isSiteImage(content.src) && content.srcset === undefined) return [content];
  return Object.values(content).flatMap(imagesWithoutWidths);
}

/**
 * The properties that an image of the site lacks: the size of its file, unless the image has one, and the widths, unless it has its own.
 */
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

/** Decoded content with the available widths for images of the site, and with the size of their file if the content gives none. */
export async function withWidths<Content>(content: Content, load: LoadFiles | undefined): Promise<Content> {
  if (!load || imagesWithoutWidths(content).length === 0) return content;
  const { images } = await load();
  // Copies the content, because a default of a schema is the same object everywhere.
  const copy = structuredClone(content);
  for (const image of imagesWithoutWidths(copy)) Object.assign(image, missingWidths(image, images));
  return copy;
}
