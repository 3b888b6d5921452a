import { type Source, slugText } from 'pagewright/source';
import { onlyEntry } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-topic.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: 'custom/v1/post-topics', query: { slug: slugText(slug) } }),
  normalize: onlyEntry,
  listOf: 'article',
  decode,
} satisfies Source<'topic'>;
