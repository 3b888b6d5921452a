import { type Source, slugText } from 'pagewright/source';
import { onlyEntry } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-post-author.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: 'custom/v1/post-authors', query: { slug: slugText(slug) } }),
  normalize: onlyEntry,
  listOf: 'post',
  decode,
} satisfies Source<'post-author'>;
