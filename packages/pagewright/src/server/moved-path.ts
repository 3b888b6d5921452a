import type { MovedEntry } from '../content/content-adapter.ts';
import { redirectsOf } from '../pipeline/redirects/moved-pages.ts';
import type { SiteParts } from './pages/site-parts.ts';
import type { ServerContext } from './server-context.ts';

/** Name of the source of moved entries, which is not among the sources of a site. Also the tag of its content. */
export const movedEntriesSource = 'moved-entries';

/** Returns a function that finds the new path of a page whose entry has a new slug. */
export function movedPaths({
  site,
  code,
  sources,
  cache,
}: SiteParts): (path: string, context: ServerContext) => Promise<string | undefined> {
  const { movedEntries } = code.content;
  const plans = site.pages.map(({ plan }) => plan);
  let known: { readonly from: unknown; readonly redirects: ReadonlyMap<string, string> } | undefined;
  return async (path, context) => {
    if (!movedEntries) return undefined;
    const { result } = await cache.read(movedEntriesSource, movedEntries, {}, context);
    const { content } = result;
    if (!isMovedEntries(content)) return undefined;
    if (known?.from !== content)
      known = { from: content, redirects: redirectsOf(content, { pages: plans, sources }) };
    return known.redirects.get(path);
  };
}

/** An array is enough: the source has decoded each item. */
function isMovedEntries(content: unknown): content is readonly MovedEntry[] {
  return Array.isArray(content);
}
