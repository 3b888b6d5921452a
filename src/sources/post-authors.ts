import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-post-authors.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/post-authors' }),
  listOf: 'post',
  decode,
} satisfies Source<'post-authors'>;
