import { elementsOf, propertyOf, type Root } from '../html-tree.ts';
import { idPrefix } from '../id-prefix.ts';

const form = /^[^\s\p{Cc}\p{Cs}]{1,200}$/u;

/** The block editor uses UUIDs as ids of footnotes. A footnote and the link to it may be in different fields. */
const footnote = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:-link)?$/i;

function prefixed(id: string): string {
  return id.startsWith(idPrefix) ? id : idPrefix + id;
}

/** Links may encode the letters of an id. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Prefixes ids and the links to them; the name of a link is an id too. Does not change links to any other anchor, because they lead to
 * anchors of the page. Keeps only the first of duplicate ids.
 */
export function prefixIds(root: Root): void {
  const own = new Set<string>();
  for (const node of elementsOf(root)) {
    const id = propertyOf(node, 'id') ?? (node.tagName === 'a' ? propertyOf(node, 'name') : undefined);
    delete node.properties.id;
    if (id === undefined || !form.test(id) || own.has(prefixed(id))) continue;
    node.properties.id = prefixed(id);
    own.add(prefixed(id));
  }
  for (const link of elementsOf(root)) {
    const href = propertyOf(link, 'href');
    if (!href?.startsWith('#')) continue;
    const id = href.slice(1);
    const isOwn = [id, decoded(id)].some((each) => own.has(prefixed(each)));
    if (isOwn || footnote.test(id)) link.properties.href = `#${prefixed(id)}`;
  }
}
