import type { ContentError } from '../../content/content-error.ts';
import { isEmptyContent } from '../../content/empty-content.ts';

/** The health of a content service, as its responses in a build reveal it. */
export interface ServiceHealth {
  /** Called for each response that was used. */
  noteContent(key: string, content: unknown): void;
  /**
   * True if an entry that the service reports as missing is really deleted, because the same collection has returned another entry in this
   * build. An empty database or a broken endpoint would report every entry as missing.
   */
  isReallyMissing(key: string, error: ContentError): boolean;
}

interface PathSet {
  has(path: string): boolean;
  add(path: string): unknown;
}

/** The path in a request key: `/v2/posts` in `GET /v2/posts?slug=a`. */
function pathOf(key: string): string {
  return key.replace(/^.*? (?=\/)|\?.*$/g, '');
}

/** The path of an entry's collection: `/v1/services` for `/v1/services/security`. See `ContentApi.urlOf`. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** @param returned paths of all content that the service has returned; a set may forget old paths */
export function createServiceHealth(returned: PathSet = new Set()): ServiceHealth {
  return {
    noteContent(key, content) {
      if (isEmptyContent(content)) return;
      const path = pathOf(key);
      returned.add(path);
      returned.add(parentOf(path));
    },
    // With a status, the path names the entry. Without a status, a query by slug has returned an empty list.
    isReallyMissing(key, { status }) {
      const path = pathOf(key);
      return returned.has(status === undefined ? path : parentOf(path));
    },
  };
}
