import {
  type Element,
  element,
  headings,
  isElement,
  isSpace,
  type Root,
  rewriteElements,
} from '../../html-tree.ts';

const droppable = [...headings, 'p', 'figcaption'];

function isEmpty({ children }: Element): boolean {
  return children.every((child) => isElement(child, 'br') || isSpace(child));
}

/**
 * Drops headings, captions, paragraphs and links without content, because screen readers would announce them. Keeps elements that links
 * lead to, and the white space in a link, which separates words.
 */
export function dropEmptyElements(root: Root): void {
  rewriteElements(root, (node) => {
    if (!isEmpty(node)) return [node];
    if (node.tagName === 'a' && (node.properties.id === undefined || node.properties.href !== undefined))
      return node.children;
    if (!droppable.includes(node.tagName)) return [node];
    const { id } = node.properties;
    return id === undefined ? [] : [element('span', { id }, [])];
  });
}
