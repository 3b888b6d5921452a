import type { ContentRequest, Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-posts.ts';
import { nextPage } from './collection.ts';
import { pageCount } from './list-pages.ts';

const path = 'custom/v1/get-all-posts';

/** How many posts a page has where the query names the page alone; WordPress's lists have as many. */
const usualSize = 10;

/** How many posts the pages of a request have; all of them where it names no pages. */
function sizeOf({ query }: ContentRequest): number {
  return Number(query?.per_page ?? Number.POSITIVE_INFINITY);
}

export default {
  request({ page, per_page = page === undefined ? undefined : usualSize }): ContentRequest {
    if (per_page === undefined) return { path };
    return { path, query: { per_page, ...(page === undefined ? {} : { page }) } };
  },
  shape(body, _, __, request) {
    const size = sizeOf(request);
    // A service that knows no pages answers with the whole list.
    if (!Array.isArray(body) || body.length <= size) return body;
    const start = (Number(request.query?.page ?? 1) - 1) * size;
    return body.slice(start, start + size);
  },
  deliver,
  next: (request, response) => nextPage(request, response, pageCount(response, sizeOf(request))),
} satisfies Source<'posts'>;
