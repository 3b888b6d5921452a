import { ContentError, type ContentRequest, type ContentResponse, type ListRange } from 'pagewright/source';

/** Maximum number of pages that are listed. Without a limit, a wrong header could exhaust the memory of a build or a browser. */
const maxPages = 10_000;

/** The number of pages that the headers of a list give; 0 without a valid number. */
function pagesInHeaders(headers: Headers): number {
  const pages = Number(headers.get('x-wp-totalpages'));
  return Number.isInteger(pages) ? pages : 0;
}

/** The number of entries in a page; infinite if the request has no page size. */
function pageSize({ query }: ContentRequest): number {
  return Number(query?.per_page ?? Number.POSITIVE_INFINITY);
}

const pageNumber = ({ query }: ContentRequest) => Number(query?.page ?? 1);

/** True for the request for a list, or for its first page. */
export function isFirstPage(request: ContentRequest): boolean {
  return pageNumber(request) === 1;
}

/** The smallest request whose response has the number of pages of a `wp/v2` list in its headers. */
export function pageCountRequest(path: string, perPage: number): ContentRequest {
  return { path, query: { per_page: perPage, _fields: 'id', status: 'publish' } };
}

/**
 * The number of pages of a list: the header `X-WP-TotalPages`, but at least as many as the entries of the body fill. A cache
 * may drop the header, and a service that ignores paging responds with the complete list.
 */
function pageCount({ headers, body }: ContentResponse, perPage: number): number {
  return Math.max(pagesInHeaders(headers), Array.isArray(body) ? Math.ceil(body.length / perPage) : 0);
}

/** The entries of the requested page. A service that ignores paging responds with the entries of all pages. */
export function pageOf(entries: readonly unknown[], request: ContentRequest): readonly unknown[] {
  const size = pageSize(request);
  if (entries.length <= size) return entries;
  const start = (pageNumber(request) - 1) * size;
  return entries.slice(start, start + size);
}

/** The `normalize` of a source that reads a list whose entries need no change. */
export function requestedPage(
  body: unknown,
  _params: unknown,
  _response: ContentResponse,
  request: ContentRequest,
): unknown {
  return Array.isArray(body) ? pageOf(body, request) : body;
}

/**
 * The request for the next page of a list, if there is one. Does not use the `Link` header, because its host is the one in
 * WordPress's settings, which may differ from the one in use.
 */
export function nextPage(request: ContentRequest, response: ContentResponse): ContentRequest | undefined {
  const page = pageNumber(request);
  if (page >= pageCount(response, pageSize(request))) return undefined;
  return { ...request, query: { ...request.query, page: page + 1 } };
}

/**
 * The numbers of a list's pages, from 1, each with the number of the next page.
 * @throws ContentError for more pages than a site can list
 */
export function normalizePages(response: ContentResponse, perPage: number): unknown {
  if (!Array.isArray(response.body)) return response.body;
  const header = response.headers.get('x-wp-totalpages');
  if (Number(header) > maxPages) {
    throw new ContentError(
      'invalid',
      `The content service sent X-WP-TotalPages: ${header}, but at most ${maxPages} pages can be listed. Show more than ${perPage} entries on a page`,
    );
  }
  const total = pageCount(response, perPage);
  return Array.from({ length: total }, (_, index) => ({
    page: String(index + 1),
    ...(index + 1 < total ? { next: String(index + 2) } : {}),
  }));
}

/** The `range` of a source whose request has a `per_page`. */
export const listRange: ListRange = {
  countRequest: ({ path, query }) => ({ path, query: { ...query, per_page: 1 } }),
  count({ headers }) {
    const total = Number(headers.get('x-wp-total') || Number.NaN);
    return Number.isInteger(total) ? total : undefined;
  },
  partWith: (request, index) => ({
    ...request,
    query: { ...request.query, page: Math.floor(index / pageSize(request)) + 1 },
  }),
};

/**
 * Says that a list is empty although WordPress counts entries: a cache or a plugin has lost them. The query for one entry by its slug does
 * not report this, because a plugin may hide that entry.
 */
export function faultOfList(response: ContentResponse, request: ContentRequest): string | undefined {
  const { body } = response;
  const isEmpty = Array.isArray(body) && body.length === 0;
  const total = listRange.count(response) ?? 0;
  return isEmpty && total > 0 && isFirstPage(request) && request.query?.slug === undefined
    ? `The content service sent an empty list, but X-WP-Total: ${total}`
    : undefined;
}
