import type { Source } from 'pagewright/source';
import { nextPage, requestedPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-exhibitions.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: (query) => ({ path: 'custom/v1/exhibitions', query }),
  normalize: requestedPage,
  listOf: 'exhibition',
  decode,
  next: nextPage,
} satisfies Source<'exhibitions'>;
