import type { Source } from 'pagewright/source';
import { nextPage, requestedPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-software-list.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: (query) => ({ path: 'custom/v1/software', query }),
  normalize: requestedPage,
  listOf: 'software',
  decode,
  next: nextPage,
} satisfies Source<'software-list'>;
