import type { Source } from 'pagewright/source';
import { normalizePages } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-post-pages.ts';
import { content } from './adapter.ts';

export default {
  api: content.api,
  // The same endpoint as `posts`, so that both count the same posts.
  request: ({ per_page, topic, author }) => ({
    path: 'custom/v1/get-all-posts',
    query: {
      per_page,
      _fields: 'id',
      ...(topic === undefined ? {} : { topic }),
      ...(author === undefined ? {} : { author }),
    },
  }),
  normalize: (_, { per_page }, response) => normalizePages(response, per_page),
  listOf: 'post',
  decode,
} satisfies Source<'post-pages'>;
