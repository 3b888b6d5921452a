import { elementsOf, propertyOf, type Root } from './html-tree.ts';

/** Set before every id of content, so that none is equal to an id of the page or a name that scripts look up. */
const prefix = 'content-';

const form = /^[\p{L}\p{N}_:.-]{1,100}$/u;

/** Footnotes: the block editor names them by UUIDs, and a note may stand in another section than the link to it. */
const footnote = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:-link)?$/i;

function prefixed(id: string): string {
  return id.startsWith(prefix) ? id : prefix + id;
}

/**
 * Prefixes ids, and links to them alike. Other links to a place in the page stay: they lead to the page's own
 * anchors. Of two equal ids the first is kept.
 */
export function prefixIds(root: Root): void {
  const own = new Set<string>();
  for (const found of elementsOf(root)) {
    const id = propertyOf(found, 'id');
    delete found.properties.id;
    if (id === undefined || !form.test(id) || own.has(prefixed(id))) continue;
    found.properties.id = prefixed(id);
    own.add(prefixed(id));
  }
  for (const link of elementsOf(root)) {
    const href = propertyOf(link, 'href');
    if (!href?.startsWith('#')) continue;
    const id = href.slice(1);
    if (own.has(prefixed(id)) || footnote.test(id)) link.properties.href = `#${prefixed(id)}`;
  }
}
