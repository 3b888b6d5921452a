import { becomeLinks } from './allow-list.ts';
import { element, elementsOf, propertyOf, type Root, rewriteElements } from './html-tree.ts';
import { linkUrl } from './url-formats.ts';

/**
 * Puts a link in place of each frame and film: the policy of the page would not let them run. Its text is the title
 * that the author gave.
 */
export function linkEmbeddedContent(root: Root): void {
  rewriteElements(root, (found) => {
    if (!becomeLinks.includes(found.tagName)) return [found];
    const sources = [found, ...elementsOf(found)].map((part) => propertyOf(part, 'src'));
    const href = sources.map((source) => linkUrl(source ?? '')).find((address) => address !== undefined);
    if (href === undefined) return [];
    const value = propertyOf(found, 'title')?.trim() || 'Open the embedded content';
    return [element('a', { href }, [{ type: 'text', value }])];
  });
}
