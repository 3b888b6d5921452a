import type { ContentErrorKind } from '../../content/source.ts';
import type { ContentReader } from '../../pipeline/reading/content-reader.ts';
import type { EdgeContext } from '../edge-context.ts';
import type { ContentCache } from './content-cache.ts';

/** Reads the contents of one page or file from a cache. */
export interface CacheReader extends Pick<ContentReader, 'read'> {
  /** When the oldest of the contents was read, in milliseconds since 1970. */
  readonly made: number;
  /** True if a read failed that may succeed later, and there is no earlier content. */
  readonly hasFailed: boolean;
}

const temporary: ReadonlySet<ContentErrorKind> = new Set(['http', 'timeout', 'network']);

/** @param now the time in milliseconds since 1970 */
export function cacheReader(cache: ContentCache, context: EdgeContext, now: () => number): CacheReader {
  let made = now();
  let hasFailed = false;
  return {
    async read(name, source, params, options) {
      const read = await cache.read(name, source, params, context, options);
      made = Math.min(made, read.made);
      const { error } = read.result;
      hasFailed ||= error !== undefined && temporary.has(error.kind);
      return read.result;
    },
    get made() {
      return made;
    },
    get hasFailed() {
      return hasFailed;
    },
  };
}
