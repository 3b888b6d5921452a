import type { Source } from 'pagewright/source';
import { listQuery } from 'pagewright-wordpress/collection';
import { nextPage } from 'pagewright-wordpress/list-pages';
import { normalizeEntries } from 'pagewright-wordpress/normalize-entry';
import { decode } from '../generated/decode/decode-pages.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/pages', query: listQuery(params) }),
  normalize: normalizeEntries,
  decode,
  next: nextPage,
} satisfies Source<'pages'>;
