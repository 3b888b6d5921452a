import { isEmptyContent } from '../../content/empty-content.ts';
import type { ContentError } from '../../content/source.ts';

/** What a build knows about a content service from what it delivered. */
export interface ServiceHealth {
  /** Called for each response that was used. */
  noteDelivered(key: string, content: unknown): void;
  /**
   * True when "there is no such entry" can be believed: the same collection delivered another entry in this build. An
   * empty database and a broken endpoint deny every entry, too.
   */
  canTellMissing(key: string, error: ContentError): boolean;
}

/** Path of a request's key: `/v2/posts` of `GET /v2/posts?slug=a`. */
function pathOf(key: string): string {
  return key.replace(/^.*? (?=\/)|\?.*$/g, '');
}

/** The path of the collection: `/v1/services` of `/v1/services/pmo`. See `ContentApi.urlOf`. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

export function createServiceHealth(): ServiceHealth {
  const delivered = new Set<string>();
  return {
    noteDelivered(key, content) {
      if (isEmptyContent(content)) return;
      const path = pathOf(key);
      delivered.add(path).add(parentOf(path));
    },
    // With a status, the path names the entry. Without one, an empty list answered a query by slug.
    canTellMissing(key, { status }) {
      const path = pathOf(key);
      return delivered.has(status === undefined ? path : parentOf(path));
    },
  };
}
