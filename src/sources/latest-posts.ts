import type { Source } from 'pagewright/source';
import { listedFields, listQuery, nextPage, normalizeEntries } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-latest-posts.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/posts', query: listQuery(params, listedFields) }),
  normalize: normalizeEntries,
  listOf: 'post',
  decode,
  next: nextPage,
} satisfies Source<'latest-posts'>;
