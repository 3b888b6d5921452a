import { linkedElements } from '../allow-list.ts';
import { element, elementsOf, propertyOf, type Root, rewriteElements } from '../html-tree.ts';
import { linkUrl } from '../url-formats.ts';

/**
 * Replaces each frame, video and audio element by a link, because the content security policy would block it. The text of the link is the
 * title of the element.
 */
export function linkEmbeddedContent(root: Root): void {
  rewriteElements(root, (node) => {
    if (!linkedElements.includes(node.tagName)) return [node];
    const sources = [node, ...elementsOf(node)].map((source) => propertyOf(source, 'src'));
    const href = sources.map((source) => linkUrl(source ?? '')).find((url) => url !== undefined);
    if (href === undefined) return [];
    const value = propertyOf(node, 'title')?.trim() || 'Open the embedded content';
    return [element('a', { href }, [{ type: 'text', value }])];
  });
}
