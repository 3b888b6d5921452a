import { configOf, placeOf } from './block-place.ts';

/** In bytes. A phone on a slow network loads as much in a quarter of a second. */
const budget = 40_000;
/** In pixels of the screen: a phone of 390 pixels has two for each. */
const phoneWidth = 2 * 390;

/** The files of an image with their widths, and the file that a phone loads. */
function candidatesOf(image: Element): { readonly all: readonly string[]; readonly onPhone: string } {
  const candidates = (image.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
    const [src = '', width = ''] = candidate.split(' ');
    return { src, width: Number.parseInt(width, 10) };
  });
  // On phones the last entry of `sizes` applies.
  const [, percent = '100'] = /([\d.]+)vw$/.exec(image.getAttribute('sizes') ?? '') ?? [];
  const shown = (phoneWidth * Number(percent)) / 100;
  const chosen = candidates.find(({ width }) => width >= shown) ?? candidates.at(-1);
  return { all: candidates.map(({ src }) => src), onPhone: chosen?.src ?? '' };
}

/**
 * Defects of the pictures of a page, one line for each: pictures without several widths, and first pictures that are too heavy for a phone.
 * SVG needs no widths.
 * @param sizeOf size of a file in bytes; undefined if it does not exist
 */
export async function heavyPictures(
  page: Document,
  sizeOf: (src: string) => Promise<number | undefined>,
): Promise<string[]> {
  const defects: string[] = [];
  const config = configOf(page.querySelector('#pagewright-payload')?.textContent);
  for (const image of page.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (src.endsWith('.svg')) continue;
    const place = () => placeOf(config, image.closest('[data-block]')?.getAttribute('data-block') ?? null);
    if (!image.hasAttribute('srcset') || !image.hasAttribute('sizes')) {
      defects.push(`${place()}: ${src} has no widths`);
      continue;
    }
    const { all } = candidatesOf(image);
    // A phone loads the picture for small screens, if there is one.
    const narrow = image.closest('picture')?.querySelector('source');
    const { all: others, onPhone } = candidatesOf(narrow ?? image);
    for (const each of new Set([...all, ...others]))
      if ((await sizeOf(each)) === undefined) defects.push(`${place()}: ${each} does not exist`);
    const size = (await sizeOf(onPhone)) ?? 0;
    if (image.getAttribute('fetchpriority') === 'high' && size > budget)
      defects.push(`${place()}: ${onPhone} has ${size} bytes, and a phone may load ${budget}`);
  }
  return defects;
}
