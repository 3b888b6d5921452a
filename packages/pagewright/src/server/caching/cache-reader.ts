import type { ContentErrorKind } from '../../content/content-error.ts';
import type { ContentReader } from '../../pipeline/reading/content-reader.ts';
import type { ServerContext } from '../server-context.ts';
import type { CacheReadOptions, ContentCache } from './content-cache.ts';

const temporary: ReadonlySet<ContentErrorKind> = new Set(['http', 'timeout', 'network']);

export type CacheReader = ReturnType<typeof cacheReader>;

/**
 * Reads the contents of one page or file from a cache.
 * @param now returns the time in milliseconds since 1970
 * @param page the page to render; absent for a file that lists pages
 */
export function cacheReader(
  cache: ContentCache,
  context: ServerContext,
  now: () => number,
  page: Pick<CacheReadOptions, 'path' | 'prerendered'> = {},
) {
  const state = {
    /** When the oldest content was read, in milliseconds since 1970. */
    made: now(),
    /** True if a read failed, there is no earlier content, and a later attempt may succeed. */
    hasFailed: false,
    /** True if the service says that an entry does not exist, but nothing confirms that it was withdrawn. */
    hasDoubt: false,
    /** True if a read failed and the last good content is used instead. */
    isBehind: false,
  };
  const read: ContentReader['read'] = async (name, source, params, options) => {
    const found = await cache.read(name, source, params, context, { ...page, ...options });
    state.made = Math.min(state.made, found.made);
    const { error } = found.result;
    state.hasFailed ||= error !== undefined && temporary.has(error.kind);
    state.hasDoubt ||= found.isDoubtful ?? false;
    state.isBehind ||= found.isBehind ?? false;
    return found.result;
  };
  return Object.assign(state, { read });
}
