import {
  ContentError,
  type ContentRequest,
  type ContentResponse,
} from '../../../packages/pagewright/src/content/source.ts';

/** More pages than any list has. A number without a limit would fill the memory of a build, or of a visitor's browser. */
const mostPages = 10_000;

/** How many pages the headers of a list count; 0 where they do not say. Throws ContentError. */
function countedPages(headers: Headers): number {
  const written = headers.get('x-wp-totalpages');
  const pages = Number(written);
  if (pages > mostPages) {
    throw new ContentError(
      'invalid',
      `The content service answered with X-WP-TotalPages: ${written}; a list has at most ${mostPages} pages`,
    );
  }
  return Number.isInteger(pages) ? pages : 0;
}

/** The smallest request whose headers count the pages of a list of `wp/v2`. */
export function pageCountRequest(path: string, perPage: number): ContentRequest {
  return { path, query: { per_page: perPage, _fields: 'id', status: 'publish' } };
}

/**
 * How many pages a list has. The header `X-WP-TotalPages` counts them, since the body holds one page only. A cache may
 * drop that header, and a service that knows no pages answers with the whole list: so there are at least as many pages
 * as the entries of the body fill. Throws ContentError for more pages than any list has.
 */
export function pageCount({ headers, body }: ContentResponse, perPage: number): number {
  return Math.max(countedPages(headers), Array.isArray(body) ? Math.ceil(body.length / perPage) : 0);
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
