import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-post-topics.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/post-topics' }),
  listOf: 'post',
  decode,
} satisfies Source<'post-topics'>;
