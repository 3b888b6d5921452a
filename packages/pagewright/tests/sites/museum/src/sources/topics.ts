import type { Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-topics.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/post-topics' }),
  listOf: 'article',
  decode,
} satisfies Source<'topics'>;
