import { elementsOf, propertyOf, type Root, rewriteElements } from './html-tree.ts';
import { imageSrcset, imageUrl, linkUrl } from './url-formats.ts';

/**
 * Keeps addresses that lead where links and pictures may lead, in the form in which a browser reads them. A picture
 * without an address goes.
 */
export function filterUrls(root: Root): void {
  rewriteElements(root, (found) => {
    const { tagName, properties } = found;
    if (tagName === 'a') {
      properties.href = linkUrl(propertyOf(found, 'href') ?? '');
      return [found];
    }
    if (tagName !== 'img') return [found];
    properties.src = imageUrl(propertyOf(found, 'src') ?? '');
    properties.srcSet = imageSrcset(propertyOf(found, 'srcSet') ?? '');
    if (properties.srcSet === undefined) delete properties.sizes;
    return properties.src === undefined ? [] : [found];
  });
}

/** Sets what every link and picture has, and takes away a class attribute that names nothing. */
export function addAttributes(root: Root): void {
  for (const { tagName, properties } of elementsOf(root)) {
    if (Array.isArray(properties.className) && properties.className.length === 0) delete properties.className;
    // Whoever is linked to gets no hold of this page.
    if (tagName === 'a' && /^https?:/i.test(String(properties.href))) properties.rel = ['noopener'];
    if (tagName === 'img') {
      properties.alt ??= '';
      properties.loading = 'lazy';
      properties.decoding = 'async';
    }
  }
}
