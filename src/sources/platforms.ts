import type { Source } from 'pagewright/source';
import { nextPage, requestedPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-platforms.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (query) => ({ path: 'custom/v1/platform', query }),
  normalize: requestedPage,
  listOf: 'platform',
  decode,
  next: nextPage,
} satisfies Source<'platforms'>;
