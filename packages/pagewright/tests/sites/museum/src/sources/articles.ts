import { type Source, slugText } from 'pagewright/source';
import { nextPage, requestedPage } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-articles.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  // A build reads a list without a page size in pages of this size.
  request: ({ per_page = 100, ...slugs }) => ({
    path: 'custom/v1/articles',
    query: {
      per_page,
      ...Object.fromEntries(Object.entries(slugs).map(([name, slug]) => [name, slugText(slug)])),
    },
  }),
  normalize: requestedPage,
  listOf: 'article',
  decode,
  next: nextPage,
} satisfies Source<'articles'>;
