import type { ContentRequest, ContentResponse } from '../source.ts';

/** The smallest request whose headers count the pages of a list of `wp/v2`. */
export function pageCountRequest(path: string, perPage: number): ContentRequest {
  return { path, query: { per_page: perPage, _fields: 'id', status: 'publish' } };
}

/**
 * How many pages a list has. The header `X-WP-TotalPages` counts them, since the body holds one page only. A cache may
 * drop that header, and a service that knows no pages answers with the whole list: so there are at least as many pages
 * as the entries of the body fill.
 */
export function pageCount({ headers, body }: ContentResponse, perPage: number): number {
  const counted = Number(headers.get('x-wp-totalpages')) || 0;
  return Math.max(counted, Array.isArray(body) ? Math.ceil(body.length / perPage) : 0);
}

/** The pages of a list, from 1, each with the number of the next one. */
export function shapePages(response: ContentResponse, perPage: number): unknown {
  if (!Array.isArray(response.body)) return response.body;
  const total = pageCount(response, perPage);
  return Array.from({ length: total }, (_, index) => ({
    page: String(index + 1),
    ...(index + 1 < total ? { next: String(index + 2) } : {}),
  }));
}
