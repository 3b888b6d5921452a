import { type Element, isElement, type Root, rewriteElements } from './html-tree.ts';

const hollowed = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'figcaption'];

function isHollow({ children }: Element): boolean {
  return children.every(
    (child) => isElement(child, 'br') || (child.type === 'text' && child.value.trim() === ''),
  );
}

/**
 * Takes away headings, links and paragraphs that hold nothing: nothing to look at, and a hurdle to listen to. The
 * target of a link stays, and so does the white space within a link, which parts words.
 */
export function dropEmptyElements(root: Root): void {
  rewriteElements(root, (found) => {
    if (!isHollow(found)) return [found];
    if (found.tagName === 'a' && (found.properties.id === undefined || found.properties.href !== undefined))
      return found.children;
    return hollowed.includes(found.tagName) ? [] : [found];
  });
}
