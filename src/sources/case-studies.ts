import type { Source } from 'pagewright/source';
import { listedFields, listQuery, nextPage, normalizeEntries } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-case-studies.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/case-studies', query: listQuery(params, listedFields) }),
  normalize: normalizeEntries,
  listOf: 'case-study',
  decode,
  next: nextPage,
} satisfies Source<'case-studies'>;
