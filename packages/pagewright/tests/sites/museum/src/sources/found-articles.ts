import type { Source } from 'pagewright/source';
import { listedFields, listQuery, nextPage, normalizeEntries } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-found-articles.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/posts', query: listQuery(params, listedFields) }),
  normalize: normalizeEntries,
  listOf: 'article',
  decode,
  next: nextPage,
} satisfies Source<'found-articles'>;
