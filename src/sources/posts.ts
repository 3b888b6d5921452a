import { type ContentRequest, type Source, slugText } from 'pagewright/source';
import { nextPage, pageOf } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-posts.ts';
import { content } from './adapter.ts';
import { withFirstTopic } from './first-topic.ts';
import { postFilters } from './post-filters.ts';

const path = 'custom/v1/get-all-posts';

/** The page size for a query with a page but without a size, as in WordPress. */
const defaultSize = 10;

/** The largest page size. A build reads a list without a page size in pages of this size. */
const maxSize = 100;

export default {
  api: content.api,
  request({ page, per_page = page === undefined ? maxSize : defaultSize, ...filters }): ContentRequest {
    const numbered = page === undefined ? {} : { page: slugText(page) };
    return { path, query: { per_page, ...numbered, ...postFilters(filters) } };
  },
  normalize: (body, _params, _response, request) =>
    Array.isArray(body) ? pageOf(body, request).map(withFirstTopic) : body,
  listOf: 'post',
  decode,
  next: nextPage,
} satisfies Source<'posts'>;
