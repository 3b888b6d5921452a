import { elementsOf, propertyOf, type Root, rewriteElements } from './html-tree.ts';
import { imageSrcset, imageUrl, linkUrl } from './url-formats.ts';

/**
 * Normalizes the URLs of links and images, and drops those that are not allowed. Drops images without a URL.
 */
export function filterUrls(root: Root): void {
  rewriteElements(root, (node) => {
    const { tagName, properties } = node;
    if (tagName === 'a') {
      properties.href = linkUrl(propertyOf(node, 'href') ?? '');
      return [node];
    }
    if (tagName !== 'img') return [node];
    properties.src = imageUrl(propertyOf(node, 'src') ?? '');
    properties.srcSet = imageSrcset(propertyOf(node, 'srcSet') ?? '');
    if (properties.srcSet === undefined) delete properties.sizes;
    return properties.src === undefined ? [] : [node];
  });
}

/** Sets the attributes that every link and image has, and drops empty class attributes. */
export function addAttributes(root: Root): void {
  for (const { tagName, properties } of elementsOf(root)) {
    if (Array.isArray(properties.className) && properties.className.length === 0) delete properties.className;
    // The linked page must not reach this one through `window.opener`.
    if (tagName === 'a' && /^https?:/i.test(String(properties.href))) properties.rel = ['noopener'];
    if (tagName === 'img') {
      properties.alt ??= '';
      properties.loading = 'lazy';
      properties.decoding = 'async';
    }
  }
}
