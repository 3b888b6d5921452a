import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-contact.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/get-contactpage-content' }),
  decode,
} satisfies Source<'contact'>;
