import { expect, it } from 'vitest';
import { sources } from '../../../../src/sources/source-registry.ts';
import { emptyFeeds } from '../../src/pipeline/files/list-feed.ts';
import { page, query } from '../render/page-fixture.ts';

it('a feed whose entries have no pages is a warning of the build', () => {
  const blog = page([], {
    file: 'blog.json',
    routes: ['/blog'],
    queries: { posts: query('posts') },
    feed: 'posts',
  });
  const slug = { is: 'path', path: ['route', 'slug'] } as const;
  const post = query('post', { is: 'object', needs: ['slug'], properties: { slug } });
  const entries = page([], { routes: ['/blog/:slug'], queries: { post } });
  expect(emptyFeeds([blog, entries], sources)).toEqual([]);
  expect(emptyFeeds([blog], sources).map(({ text }) => text)).toEqual([
    expect.stringContaining('page-configs/blog.json: the feed of the list "posts" is empty'),
  ]);
});
