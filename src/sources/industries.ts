import type { Source } from 'pagewright/source';
import { nextPage, requestedPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-industries.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (query) => ({ path: 'custom/v1/industry', query }),
  normalize: requestedPage,
  listOf: 'industry',
  decode,
  next: nextPage,
} satisfies Source<'industries'>;
