import { belowBase } from '../../content/base-path.ts';

/** An image in the HTML of a page. */
export interface MainImage {
  readonly src: string;
  readonly alt: string;
}

const references: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
/** Minimum width in pixels. A narrower image is probably an icon or a portrait, and an image without a width may be one. */
const minWidth = 400;

function attributeOf(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value?.replace(
    /&(amp|quot|lt|gt|#x27);/g,
    (reference, name: string) => references[name] ?? reference,
  );
}

function imageTags(html: string): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  return [...main.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
}

/** URL of an image. For a file of the site, its path on the site. */
function sourceOf(tag: string, base: string): string | undefined {
  const src = attributeOf(tag, 'src');
  return src === undefined ? undefined : (belowBase(src, base) ?? src);
}

/**
 * URL of the first image in `<main>` whose alternative text is a name.
 * @param base the base of the site, without a slash at its end
 */
export function portraitOf(html: string, name: string | undefined, base: string): string | undefined {
  const tag = imageTags(html).find((each) => name !== undefined && attributeOf(each, 'alt') === name);
  return tag && sourceOf(tag, base);
}

function imageOf(tag: string, base: string): MainImage | undefined {
  const src = sourceOf(tag, base);
  const width = Number(attributeOf(tag, 'width') ?? 0);
  if (!src || /\.svg(?:[?#]|$)/i.test(src) || src.startsWith('data:') || width < minWidth) return undefined;
  return { src, alt: attributeOf(tag, 'alt') ?? '' };
}

/**
 * The large image in `<main>` that loads first, or else the first large image; never an SVG. Searches the rendered HTML, so it needs no
 * knowledge of blocks and their props.
 * @param base the base of the site, without a slash at its end
 */
export function mainImage(html: string, base: string): MainImage | undefined {
  const tags = imageTags(html);
  const urgent = tags.filter((tag) => / fetchpriority="high"/i.test(tag));
  for (const tag of [...urgent, ...tags]) {
    const image = imageOf(tag, base);
    if (image) return image;
  }
  return undefined;
}
