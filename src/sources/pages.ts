import type { Source } from 'pagewright/source';
import { listedFields, listQuery, nextPage, normalizeEntries } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-pages.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/pages', query: listQuery(params, listedFields) }),
  normalize: normalizeEntries,
  listOf: 'page',
  decode,
  next: nextPage,
} satisfies Source<'pages'>;
