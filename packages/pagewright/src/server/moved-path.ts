import type { MovedEntry } from '../content/content-adapter.ts';
import { getOrInsert } from '../memory/get-or-insert.ts';
import { redirectsOf } from '../pipeline/redirects/moved-pages.ts';
import type { MovedPaths } from '../pipeline/redirects/redirects.ts';
import type { SiteParts } from './pages/site-parts.ts';
import type { ServerContext } from './server-context.ts';

/** Name of the source of moved entries, which is not among the sources of a site. Also the tag of its content. */
export const movedEntriesSource = 'moved-entries';

/** Returns a function that finds the new path of a page whose entry has a new slug. */
export function movedPaths({
  plans,
  code,
  sources,
  cache,
}: SiteParts): (path: string, context: ServerContext) => Promise<string | undefined> {
  const { movedEntries } = code.content;
  const known = new WeakMap<readonly MovedEntry[], MovedPaths>();
  return async (path, context) => {
    if (!movedEntries) return undefined;
    const { result } = await cache.read(movedEntriesSource, movedEntries, {}, context, {
      isOptional: true,
    });
    const { content } = result;
    if (!isMovedEntries(content)) return undefined;
    return getOrInsert(known, content, () => redirectsOf(content, { pages: plans, sources })).get(path);
  };
}

/** An array is enough: the source has decoded each item. */
function isMovedEntries(content: unknown): content is readonly MovedEntry[] {
  return Array.isArray(content);
}
