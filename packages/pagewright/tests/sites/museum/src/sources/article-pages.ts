import { type Source, slugText } from 'pagewright/source';
import { normalizePages } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-article-pages.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: ({ search, topic, per_page }) => {
    const query = { per_page, _fields: 'id' };
    // `found-articles` finds words, and `articles` selects by topic.
    if (search !== undefined) return { path: 'wp/v2/posts', query: { ...query, search } };
    return {
      path: 'custom/v1/articles',
      query: topic === undefined ? query : { ...query, topic: slugText(topic) },
    };
  },
  normalize: (_, { per_page }, response) => normalizePages(response, per_page),
  listOf: 'article',
  decode,
} satisfies Source<'article-pages'>;
