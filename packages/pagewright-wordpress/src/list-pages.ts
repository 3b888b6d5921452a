import { ContentError, type ContentRequest, type ContentResponse } from 'pagewright/source';

/** More pages than any list has. A number without a limit would fill the memory of a build, or of a visitor's browser. */
const maxPages = 10_000;

/** How many pages the headers of a list count; 0 where they do not say. Throws ContentError. */
function countedPages(headers: Headers): number {
  const header = headers.get('x-wp-totalpages');
  const pages = Number(header);
  if (pages > maxPages) {
    throw new ContentError(
      'invalid',
      `The content service answered with X-WP-TotalPages: ${header}; a list has at most ${maxPages} pages`,
    );
  }
  return Number.isInteger(pages) ? pages : 0;
}

/** How many entries a page of a request has; infinitely many where it asks for no pages. */
function pageSize({ query }: ContentRequest): number {
  return Number(query?.per_page ?? Number.POSITIVE_INFINITY);
}

const pageNumber = ({ query }: ContentRequest) => Number(query?.page ?? 1);

/** The smallest request whose headers count the pages of a list of `wp/v2`. */
export function pageCountRequest(path: string, perPage: number): ContentRequest {
  return { path, query: { per_page: perPage, _fields: 'id', status: 'publish' } };
}

/**
 * How many pages a list has. The header `X-WP-TotalPages` counts them, since the body holds one page only. A cache may
 * drop that header, and a service that ignores paging answers with the whole list: so there are at least as many pages
 * as the entries of the body fill. Throws ContentError for more pages than any list has.
 */
function pageCount({ headers, body }: ContentResponse, perPage: number): number {
  return Math.max(countedPages(headers), Array.isArray(body) ? Math.ceil(body.length / perPage) : 0);
}

/** The entries of the page that was asked for, also from a service that ignores paging and answers with all. */
export function pageOf(entries: readonly unknown[], request: ContentRequest): readonly unknown[] {
  const size = pageSize(request);
  if (entries.length <= size) return entries;
  const start = (pageNumber(request) - 1) * size;
  return entries.slice(start, start + size);
}

/**
 * The request for the next page of a list, if there is one. Counted, since the `Link` header names the address that
 * WordPress believes to have, which may differ from the one in use. Throws ContentError as `pageCount` does.
 */
export function nextPage(request: ContentRequest, response: ContentResponse): ContentRequest | undefined {
  const page = pageNumber(request);
  if (page >= pageCount(response, pageSize(request))) return undefined;
  return { ...request, query: { ...request.query, page: page + 1 } };
}

/** The pages of a list, from 1, each with the number of the next one. */
export function normalizePages(response: ContentResponse, perPage: number): unknown {
  if (!Array.isArray(response.body)) return response.body;
  const total = pageCount(response, perPage);
  return Array.from({ length: total }, (_, index) => ({
    page: String(index + 1),
    ...(index + 1 < total ? { next: String(index + 2) } : {}),
  }));
}
