import { type Element, propertyOf } from '../../html-tree.ts';

const absolute = /^\s*(?:https?:)?\/\/[^/]/i;

/**
 * The URL that an element loads. Plugins that load late, or after consent, move it from `src` into an attribute of their own, such as
 * `data-lazy-src`.
 */
export function lazyUrl(node: Element, name: string): string | undefined {
  const own = propertyOf(node, name);
  if (own !== undefined && absolute.test(own)) return own;
  const moved = Object.keys(node.properties).find((key) => {
    return (
      key.startsWith('data') && key.toLowerCase().includes(name) && absolute.test(propertyOf(node, key) ?? '')
    );
  });
  return moved === undefined ? own : propertyOf(node, moved);
}
