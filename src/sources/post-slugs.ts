import type { Source } from 'pagewright/source';
import { listRange, nextPage, requestedPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-post-slugs.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  // Reads only the slugs, because a route pattern needs nothing else of thousands of posts.
  request: () => ({ path: 'custom/v1/get-all-posts', query: { per_page: 100, _fields: 'slug' } }),
  normalize: requestedPage,
  listOf: 'post',
  decode,
  next: nextPage,
  range: listRange,
} satisfies Source<'post-slugs'>;
