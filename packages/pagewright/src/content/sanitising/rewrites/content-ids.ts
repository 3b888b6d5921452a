import { elementsOf, propertyOf, type Root } from '../html-tree.ts';

/** The prefix of every id in content. With it, no id equals an id of the page or a name that scripts look up. */
const prefix = 'content-';

const form = /^[\p{L}\p{N}_:.-]{1,100}$/u;

/** The block editor uses UUIDs as ids of footnotes. A footnote and the link to it may be in different fields. */
const footnote = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:-link)?$/i;

function prefixed(id: string): string {
  return id.startsWith(prefix) ? id : prefix + id;
}

/**
 * Prefixes ids and the links to them. Does not change links to any other anchor, because they lead to anchors of the page. Keeps only the
 * first of duplicate ids.
 */
export function prefixIds(root: Root): void {
  const own = new Set<string>();
  for (const node of elementsOf(root)) {
    const id = propertyOf(node, 'id');
    delete node.properties.id;
    if (id === undefined || !form.test(id) || own.has(prefixed(id))) continue;
    node.properties.id = prefixed(id);
    own.add(prefixed(id));
  }
  for (const link of elementsOf(root)) {
    const href = propertyOf(link, 'href');
    if (!href?.startsWith('#')) continue;
    const id = href.slice(1);
    if (own.has(prefixed(id)) || footnote.test(id)) link.properties.href = `#${prefixed(id)}`;
  }
}
