import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPage, targetsOf, textsOf } from './built-page.ts';
import { demoCompany, demoResponse } from './demo-entries.ts';
import { expectCards } from './listed-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const fallback = '/blogimage2.png';

interface Post {
  readonly title: string;
  readonly topics: readonly { readonly slug: string; readonly name: string }[];
  readonly minutes: number;
  readonly sticky: boolean;
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
  const [, list] = blocksOf(await builtPage('/insight/blog'), 'teaser-cards');
  const entries = posts.map((post) => ({
    ...post,
    // The link of the pinned article is above the list.
    picture: post.sticky ? undefined : post.featured_image ? post.featured_image.url : fallback,
  }));
  expectCards(list, '/insight/blog', entries);
});

test('the blog shows the pinned article above the list, with author, portrait and reading time', async () => {
  const posts = await demoResponse<Post[]>('custom/v1/get-all-posts');
  const pinned = posts.find(({ sticky }) => sticky);
  if (!pinned) throw new Error('No article is pinned');
  const [feature] = blocksOf(await builtPage('/insight/blog'), 'teaser-cards');
  expect(feature?.querySelectorAll('article')).toHaveLength(1);
  expect(feature?.querySelector('img')?.getAttribute('src')).toBe(
    pinned.featured_image ? pinned.featured_image.url : fallback,
  );
  expect(feature?.querySelector('h2 a')?.getAttribute('href')).toBe(`/insight/blog/${pinned.slug}`);
  expect(textOf(feature)).toContain('Worth a second reading');
  expect(textOf(feature)).toContain(`${pinned.author} ${pinned.minutes} minute read`);
  const portrait = demoCompany.our_team_managements_data.find(({ name }) => name === pinned.author)?.image
    .url;
  expect(feature?.querySelector('p img')?.getAttribute('src')).toBe(portrait);
});

test('the list has a choice for each topic with the number of its articles, and each article links to its topic', async () => {
  const posts = await demoResponse<Post[]>('custom/v1/get-all-posts');
  const page = await builtPage('/insight/blog');
  const [, list] = blocksOf(page, 'teaser-cards');
  const names = posts.map(({ topics }) => topics[0]?.name);
  const choices = [...new Set(names)].map(
    (name) => `${name} ${names.filter((each) => each === name).length}`,
  );
  const shown = textsOf(list?.querySelectorAll('label') ?? []);
  expect(shown[0]).toBe(`All ${posts.length}`);
  expect(shown.slice(1).toSorted()).toEqual(choices.toSorted());
  const rows = [...(list?.querySelectorAll('article') ?? [])];
  for (const [index, { topics }] of posts.entries()) {
    const link = rows[index]?.querySelector('a[href*="/topic/"]');
    expect(link?.getAttribute('href')).toBe(`/insight/blog/topic/${topics[0]?.slug}`);
    expect(textOf(link)).toBe(topics[0]?.name);
  }
});

test('the list has a station for each quarter, and the scale of the year a mark for each article', async () => {
  const [, list] = blocksOf(await builtPage('/insight/blog'), 'teaser-cards');
  expect(textsOf(list?.querySelectorAll('h3') ?? [])).toEqual([
    'Fourth quarter 2026',
    'Third quarter 2026',
    'Second quarter 2026',
    'First quarter 2026',
  ]);
  expect(list?.querySelectorAll('rect')).toHaveLength(12);
});

test('no card of the blog has a badge, because every card is an article', async () => {
  for (const path of ['/insight/blog', '/insight/blog/topic/security', '/insight/blog/author/priya-raman']) {
    const cards = blocksOf(await builtPage(path), 'teaser-cards');
    for (const card of cards) expect(textsOf(card.querySelectorAll('span')), path).not.toContain('Blog');
  }
});

test('a topic has a page with its articles', async () => {
  const posts = await demoResponse<Post[]>('custom/v1/get-all-posts?topic=security');
  const [list] = blocksOf(await builtPage('/insight/blog/topic/security'), 'teaser-cards');
  expect(textsOf(list?.querySelectorAll('h4') ?? [])).toEqual(posts.map(({ title }) => title));
  expect(list?.querySelector('fieldset')).toBeNull();
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
  const articles = targetsOf(list).filter((target) => !target.includes('/topic/'));
  expect([...new Set(articles)].toSorted()).toEqual(
    posts.map(({ slug }) => `/insight/blog/${slug}`).toSorted(),
  );
  for (const { slug } of posts) {
    const article = await builtPage(`/insight/blog/${slug}`);
    expect(textOf(article.querySelector(`main a[href="${page}"]`)), slug).toBe('All by Samuel Okafor');
  }
});
