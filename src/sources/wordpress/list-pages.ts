import type { ContentRequest, ContentResponse } from '../source.ts';

/** The smallest request whose headers count the pages of a list of `wp/v2`. */
export function pageCountRequest(path: string, perPage: number): ContentRequest {
  return { path, query: { per_page: perPage, _fields: 'id', status: 'publish' } };
}

/**
 * The pages of a list, from 1. Counted by `X-WP-TotalPages`, since the body holds the first page only. A cache may
 * drop that header: then the entries of the body are the only page that is known.
 */
export function shapePages(body: unknown, response: Pick<ContentResponse, 'headers'>): unknown {
  if (!Array.isArray(body)) return body;
  const total = Math.max(Number(response.headers.get('x-wp-totalpages')) || 0, Math.min(body.length, 1));
  return Array.from({ length: total }, (_, index) => ({
    page: String(index + 1),
    ...(index + 1 < total ? { next: String(index + 2) } : {}),
  }));
}
