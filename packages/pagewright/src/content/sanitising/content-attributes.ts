import { missingWidths, type SiteImages } from '../site-images.ts';
import { addClasses, type Element, elementsOf, propertyOf, type Root, rewriteElements } from './html-tree.ts';
import { imageSrcset, imageUrl, linkUrl } from './url-formats.ts';

/** Normalizes the URLs of links and images, and drops URLs that are not allowed. Drops images without a URL. */
export function filterUrls(root: Root): void {
  rewriteElements(root, (node) => {
    const { tagName, properties } = node;
    if (properties.cite !== undefined) properties.cite = linkUrl(propertyOf(node, 'cite') ?? '');
    if (tagName === 'a') {
      properties.href = linkUrl(propertyOf(node, 'href') ?? '');
      return [node];
    }
    if (tagName !== 'img') return [node];
    properties.src = imageUrl(propertyOf(node, 'src') ?? '');
    properties.srcSet = imageSrcset(propertyOf(node, 'srcSet') ?? '');
    // Only candidates with a width use the size.
    if (!/\dw(?:,|$)/.test(properties.srcSet ?? '')) delete properties.sizes;
    return properties.src === undefined ? [] : [node];
  });
}

/** Adds the size and the widths from the index of images to an image of the site that has no widths of its own. */
function addWidths({ properties }: Element, images: SiteImages): void {
  const { srcset, ...size } = missingWidths({ ...properties, srcset: properties.srcSet }, images);
  Object.assign(properties, size);
  // `auto` means the width on the page. Browsers that do not support it use the next value.
  if (srcset !== undefined) Object.assign(properties, { srcSet: srcset, sizes: 'auto, 100vw' });
}

/** What a link says about its target, and that the linked page must not be able to reach this one through `window.opener`. */
function relOf(link: Element): string[] | undefined {
  const said =
    propertyOf(link, 'rel')
      ?.split(/\s+/)
      .filter((word) => !/^(?:noopener)?$/.test(word)) ?? [];
  const isElsewhere = /^https?:/i.test(propertyOf(link, 'href') ?? '');
  const rel = [...(isElsewhere ? ['noopener'] : []), ...new Set(said)];
  return rel.length === 0 ? undefined : rel;
}

/** The marks of numbered lists. Style sheets need classes for them, because Chromium takes the types `A` and `a` for equal. */
const listMarks: ReadonlyMap<string | undefined, string> = new Map([
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
]);

/** Sets the attributes that all links and images need, gives lists the classes of their marks, and drops empty class attributes. */
export function addAttributes(root: Root, images: SiteImages = {}): void {
  for (const node of elementsOf(root)) {
    const { tagName, properties } = node;
    if (Array.isArray(properties.className) && properties.className.length === 0) delete properties.className;
    if (tagName === 'a') properties.rel = relOf(node);
    const marks = tagName === 'ol' ? listMarks.get(propertyOf(node, 'type')) : undefined;
    if (marks !== undefined) addClasses(node, `content-list-${marks}`);
    if (tagName === 'img') {
      properties.loading = 'lazy';
      properties.decoding = 'async';
      addWidths(node, images);
    }
  }
}
