import type { ContentErrorKind } from '../../content/content-error.ts';
import type { ContentReader } from '../../pipeline/reading/content-reader.ts';
import type { ServerContext } from '../server-context.ts';
import type { CacheReadOptions, ContentCache } from './content-cache.ts';

/** Reads the contents of one page or file from a cache. */
export interface CacheReader extends Pick<ContentReader, 'read'> {
  /** When the oldest content was read, in milliseconds since 1970. */
  readonly made: number;
  /** True if a read failed, there is no earlier content, and a later attempt may succeed. */
  readonly hasFailed: boolean;
  /** True if the service says that an entry does not exist, but nothing confirms that it was withdrawn. */
  readonly hasDoubt: boolean;
  /** True if a read failed and the last good content is used instead. */
  readonly isBehind: boolean;
}

const temporary: ReadonlySet<ContentErrorKind> = new Set(['http', 'timeout', 'network']);

/**
 * @param now returns the time in milliseconds since 1970
 * @param page the page to render; absent for a file that lists pages
 */
export function cacheReader(
  cache: ContentCache,
  context: ServerContext,
  now: () => number,
  page: Pick<CacheReadOptions, 'path' | 'prerendered'> = {},
): CacheReader {
  let made = now();
  let hasFailed = false;
  let hasDoubt = false;
  let isBehind = false;
  return {
    async read(name, source, params, options) {
      const read = await cache.read(name, source, params, context, { ...page, ...options });
      made = Math.min(made, read.made);
      const { error } = read.result;
      hasFailed ||= error !== undefined && temporary.has(error.kind);
      hasDoubt ||= read.isDoubtful ?? false;
      isBehind ||= read.isBehind ?? false;
      return read.result;
    },
    get made() {
      return made;
    },
    get hasFailed() {
      return hasFailed;
    },
    get hasDoubt() {
      return hasDoubt;
    },
    get isBehind() {
      return isBehind;
    },
  };
}
