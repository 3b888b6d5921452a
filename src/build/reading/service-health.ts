import { isEmptyContent } from '../../sources/empty-content.ts';
import type { ContentError } from '../../sources/source.ts';

/** What a build knows about a content service from what it delivered. */
export interface ServiceHealth {
  /** Called for each response that was used. */
  noteDelivered(key: string, content: unknown): void;
  /**
   * True when "there is no such entry" can be believed. A service that says so itself (status 404) must have delivered
   * something else. An empty list for a query by slug must come from a collection that delivered other entries: an
   * empty database answers with empty lists, too.
   */
  canTellMissing(key: string, error: ContentError): boolean;
}

/** Path of a request's key: `/wp-json/wp/v2/posts` of `GET /wp-json/wp/v2/posts?slug=a`. */
function pathOf(key: string): string {
  return key.replace(/^.*? (?=\/)|\?.*$/g, '');
}

export function createServiceHealth(): ServiceHealth {
  const delivered = new Set<string>();
  return {
    noteDelivered(key, content) {
      if (!isEmptyContent(content)) delivered.add(pathOf(key));
    },
    canTellMissing(key, { status }) {
      return status === undefined ? delivered.has(pathOf(key)) : delivered.size > 0;
    },
  };
}
