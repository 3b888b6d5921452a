import type { ContentError } from '../../content/content-error.ts';
import { isEmptyContent } from '../../content/empty-content.ts';

/** The path in a request key: `/v2/posts` in `GET /v2/posts?slug=a`, and `tickets:/v2/posts` in `GET tickets:/v2/posts`. */
function pathOf(key: string): string {
  return key.replace(/^.*? (?=[a-z\d-]*:?\/)|\?.*$/g, '');
}

/** The path of an entry's collection: `/v1/services` for `/v1/services/security`. See `ContentApi.urlOf`. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

export type ServiceHealth = ReturnType<typeof createServiceHealth>;

/**
 * The health of the content services, as their responses reveal it. The collections of different services are different paths.
 * @param returned paths of all content that the service has returned; a set may forget old paths
 */
export function createServiceHealth(
  returned: { has(path: string): boolean; add(path: string): unknown } = new Set<string>(),
) {
  return {
    /** Called for each response that was used. */
    noteContent(key: string, content: unknown): void {
      if (isEmptyContent(content)) return;
      const path = pathOf(key);
      returned.add(path);
      returned.add(parentOf(path));
    },
    /**
     * True if an entry that the service reports as missing is really deleted, because the same collection has returned another entry. An
     * empty database or a broken endpoint would report every entry as missing.
     */
    isReallyMissing(key: string, { status }: ContentError): boolean {
      const path = pathOf(key);
      // With a status, the path names the entry. Without a status, a query by slug has returned an empty list.
      return returned.has(status === undefined ? path : parentOf(path));
    },
  };
}
