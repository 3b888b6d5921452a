import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-homepage.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/get-homepage-content' }),
  decode,
} satisfies Source<'homepage'>;
