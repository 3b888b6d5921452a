import type { ContentRequest, Source } from 'pagewright/source';
import { normalizePages, pageCountRequest } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-post-pages.ts';
import { content } from './adapter.ts';
import { postFilters } from './post-filters.ts';

export default {
  api: content.api,
  // The endpoint of the list itself: `latest-posts` finds words, and `posts` selects by topic and author.
  request({ per_page, search, ...filters }): ContentRequest {
    const { path, query } = pageCountRequest('wp/v2/posts', per_page);
    if (search !== undefined) return { path, query: { ...query, search } };
    return {
      path: 'custom/v1/get-all-posts',
      query: { per_page, _fields: 'id', ...postFilters(filters) },
    };
  },
  normalize: (_, { per_page }, response) => normalizePages(response, per_page),
  listOf: 'post',
  decode,
} satisfies Source<'post-pages'>;
