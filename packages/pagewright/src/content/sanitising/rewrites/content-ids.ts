import { elementsOf, propertyOf, type Root } from '../html-tree.ts';
import { contentId, idPrefix } from '../id-prefix.ts';

/** An id with its prefix. */
const form = /^content-[^\s\p{Cc}\p{Cs}]{1,200}$/u;

/** The block editor uses UUIDs as ids of footnotes. A footnote and the link to it may be in different fields. */
const footnote = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:-link)?$/i;

/** Does not change its own results. */
function prefixed(id: string): string {
  const name = id.trim();
  return contentId(name.startsWith(idPrefix) ? name.slice(idPrefix.length) : name);
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
  const own = new Map<string, string>();
  for (const node of elementsOf(root)) {
    const name = node.tagName === 'a' ? propertyOf(node, 'name') : undefined;
    const ids = [propertyOf(node, 'id'), name].flatMap((each = '') => {
      const id = prefixed(each);
      return form.test(id) && !own.has(id) ? [id] : [];
    });
    const [id] = ids;
    delete node.properties.id;
    if (id === undefined) continue;
    node.properties.id = id;
    // A link may have both. Links to either lead to it.
    for (const each of ids) own.set(each, id);
  }
  for (const link of elementsOf(root)) {
    const href = propertyOf(link, 'href');
    if (!href?.startsWith('#')) continue;
    const name = href.slice(1);
    const id = own.get(prefixed(name)) ?? own.get(prefixed(decoded(name)));
    if (id !== undefined) link.properties.href = `#${encodeURIComponent(id)}`;
    else if (footnote.test(name)) link.properties.href = `#${prefixed(name)}`;
  }
}
