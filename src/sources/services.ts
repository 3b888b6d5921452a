import type { Source } from 'pagewright/source';
import { nextPage, requestedPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-services.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (query) => ({ path: 'custom/v1/services', query }),
  normalize: requestedPage,
  listOf: 'service',
  decode,
  next: nextPage,
} satisfies Source<'services'>;
