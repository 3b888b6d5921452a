import { expect, it } from 'vitest';
import { emptyFeeds } from '../../src/pipeline/files/list-feed.ts';
import { page, query } from '../render/page-fixture.ts';
import { sources } from '../sites/museum-code.ts';

it('a feed whose entries have no pages is a warning of the build', () => {
  const journal = page([], {
    file: 'journal.json',
    routes: ['/journal'],
    queries: { articles: query('articles') },
    feed: 'articles',
  });
  const slug = { is: 'path', path: ['route', 'slug'] } as const;
  const article = query('article', { is: 'object', needs: ['slug'], properties: { slug } });
  const entries = page([], { routes: ['/journal/:slug'], queries: { article } });
  expect(emptyFeeds([journal, entries], sources)).toEqual([]);
  expect(emptyFeeds([journal], sources).map(({ text }) => text)).toEqual([
    expect.stringContaining('page-configs/journal.json: the feed of the list "articles" is empty'),
  ]);
});
