import { readdirSync } from 'node:fs';
import { expect, moveTo, open, quietPage, test } from '../worlds/faulty-test.ts';
import { writtenPage } from '../written-page.ts';
import { answered } from './demo-entries.ts';
import { expectCards } from './listed-entries.ts';
import { blocksOf, wordsOf } from './page-blocks.ts';

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
  const posts = await answered<Post[]>('custom/v1/get-all-posts');
  expect(posts.length).toBe(readdirSync('demo-content/posts').length);
  expect(posts.some(({ featured_image }) => featured_image === false)).toBe(true);
  const [list] = blocksOf(await writtenPage('/insight/blog'), 'teaser-cards');
  const entries = posts.map((post) => ({
    ...post,
    picture: post.featured_image ? post.featured_image.url : fallback,
  }));
  expectCards(list, '/insight/blog', entries);
});

test('an entry of the blog is shown with id, title and slug; excerpt and picture have a substitute', async ({
  page,
  site,
}) => {
  const whole = {
    id: 1,
    title: 'Whole',
    slug: 'whole',
    excerpt: 'Said',
    featured_image: '/plates/chess.avif',
  };
  const bare = { id: 2, title: 'Bare', slug: 'bare' };
  const long = { id: 3, title: 'Long', slug: 'long', excerpt: `<p>${'x'.repeat(201)}</p>` };
  const unfit = [
    { ...whole, id: undefined, title: 'Without id' },
    { ...whole, id: 4, title: '' },
    { ...whole, id: 5, title: 'Without slug', slug: undefined },
  ];
  site.service.fail('/get-all-posts', { kind: 'shape', body: [whole, bare, long, ...unfit] });
  await open(page, site.address + quietPage);
  await moveTo(page, '/insight/blog');
  const cards = page.locator('[data-block="teaser-cards"]').getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [index, { title, excerpt, picture }] of [
    { title: 'Whole', excerpt: 'Said', picture: '/plates/chess.avif' },
    { title: 'Bare', excerpt: 'No description available', picture: fallback },
    { title: 'Long', excerpt: `${'x'.repeat(200)}…`, picture: fallback },
  ].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/insight/blog/${title.toLowerCase()}`,
    );
    await expect(card.getByText(excerpt, { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', picture);
  }
});

test('a promo section has its two tiles, each of which leads to the article that it names', async () => {
  const [promo] = blocksOf(await writtenPage('/insight/blog'), 'promo-tiles');
  const tiles = [...(promo?.querySelectorAll('article') ?? [])].map((tile) => ({
    title: wordsOf(tile.querySelector('h3')),
    button: wordsOf(tile.querySelector('a')),
    href: tile.querySelector('a')?.getAttribute('href'),
  }));
  expect(tiles).toEqual([
    {
      title: 'Leveraging GenAI in your company',
      button: 'Read more',
      href: '/insight/blog/leveraging-genai-in-your-company',
    },
    {
      title: 'How does AI help the Public Sector',
      button: 'Read more',
      href: '/insight/blog/how-does-ai-help-the-public-sector',
    },
  ]);
});
