import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPage, targetsOf } from './built-page.ts';
import { demoResponse } from './demo-entries.ts';
import { expectCards } from './listed-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const fallback = '/blogimage2.png';

interface Post {
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly date: string;
  readonly author: string;
  readonly featured_image: { readonly url: string } | false;
}

test('the blog lists every article with title, date, author, excerpt and picture, or the fallback picture', async () => {
  const posts = await demoResponse<Post[]>('custom/v1/get-all-posts');
  expect(posts.length).toBe(readdirSync('demo-content/posts').length);
  expect(posts.some(({ featured_image }) => featured_image === false)).toBe(true);
  const [list] = blocksOf(await builtPage('/insight/blog'), 'teaser-cards');
  const entries = posts.map((post) => ({
    ...post,
    picture: post.featured_image ? post.featured_image.url : fallback,
  }));
  expectCards(list, '/insight/blog', entries);
});

test('a promo section has two tiles, each of which links to the article with its title', async () => {
  const [promo] = blocksOf(await builtPage('/insight/blog'), 'promo-tiles');
  const tiles = [...(promo?.querySelectorAll('article') ?? [])].map((tile) => ({
    title: textOf(tile.querySelector('h3')),
    button: textOf(tile.querySelector('a')),
    href: tile.querySelector('a')?.getAttribute('href'),
  }));
  expect(tiles).toEqual([
    {
      title: 'Leveraging GenAI in your company',
      button: 'Read more Leveraging GenAI in your company',
      href: '/insight/blog/leveraging-genai-in-your-company',
    },
    {
      title: 'How does AI help the Public Sector',
      button: 'Read more How does AI help the Public Sector',
      href: '/insight/blog/how-does-ai-help-the-public-sector',
    },
  ]);
});

test('an author has a page with the articles, which link to it', async () => {
  const page = '/insight/blog/author/samuel-okafor';
  const posts = await demoResponse<Post[]>('custom/v1/get-all-posts?author=samuel-okafor');
  expect(posts.length).toBeGreaterThan(1);
  const [list] = blocksOf(await builtPage(page), 'teaser-cards');
  if (!list) throw new Error(`${page} has no list`);
  expect([...new Set(targetsOf(list))].toSorted()).toEqual(
    posts.map(({ slug }) => `/insight/blog/${slug}`).toSorted(),
  );
  for (const { slug } of posts) {
    const article = await builtPage(`/insight/blog/${slug}`);
    expect(textOf(article.querySelector(`main a[href="${page}"]`)), slug).toBe('By Samuel Okafor');
  }
});
