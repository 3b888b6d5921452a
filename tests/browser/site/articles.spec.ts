import { demoPost, plain } from '../../pages/demo-entries.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { hydrateBlock } from '../hydrate-block.ts';
import { isSameDocument, markDocument } from '../same-document.ts';

test('the picture at the top of an article is 600 px high', async ({ page }) => {
  for (const slug of ['what-the-adjuster-knows', 'red-amber-and-the-truth']) {
    await page.goto(`${demoSite()}/insight/blog/${slug}`);
    const picture = page.locator('[data-block="hero-banner"] img');
    expect((await picture.boundingBox())?.height, slug).toBe(600);
  }
});

test('the picture of a section is next to its side text', async ({ page }) => {
  await page.goto(`${demoSite()}/insight/blog/what-the-adjuster-knows`);
  const figures = page.locator('[data-block="article"] figure').filter({ has: page.locator('img') });
  await expect(figures).toHaveCount(2);
  for (const figure of await figures.all()) {
    const picture = await figure.locator('img').boundingBox();
    const words = await figure.locator('figcaption').boundingBox();
    if (!picture || !words) throw new Error('A picture or its side text is not rendered');
    const gap = Math.max(words.x - (picture.x + picture.width), picture.x - (words.x + words.width));
    expect(gap).toBeGreaterThan(0);
    expect(words.y).toBeGreaterThanOrEqual(picture.y);
    expect(words.y + words.height).toBeLessThanOrEqual(picture.y + picture.height + 1);
  }
});

test('the sections of a post are the first item of its details', async ({ page, site }) => {
  site.service.fail('/get-post-detail/', {
    kind: 'shape',
    body: {
      hero_heading: 'Of two lists',
      details: [
        [
          { title: 'One', content: '<p>The first <em>section</em>.</p>' },
          { title: 'Two', content: '<p>The second.</p>' },
        ],
        [{ title: 'Elsewhere', content: '<p>Another list.</p>' }],
      ],
    },
  });
  await open(page, site.address + quietPage);
  await moveTo(page, '/insight/blog/of-two-lists');
  await expect(page.locator('[data-block="article"]').getByRole('heading')).toHaveText(['One', 'Two']);
  await expect(page.locator('[data-block="article"]').getByRole('paragraph')).toHaveText([
    'The first section.',
    'The second.',
  ]);
  await expect(page.getByText('Another list.')).toHaveCount(0);
});

test('an article ends with recent posts in two columns', async ({ page }) => {
  const slug = 'the-0640-corridor';
  await page.goto(`${demoSite()}/insight/blog/${slug}`);
  const blocks = page.locator('[data-block]');
  const recent = blocks.nth(-2);
  await expect(blocks.last()).toHaveAttribute('data-block', 'contact-form');
  await expect(recent.getByRole('heading', { level: 2 })).toHaveText('Recent posts');
  const { recent_posts } = await demoPost(slug);
  const cards = recent.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(recent_posts.map(({ title }) => plain(title)));
  const places = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  const [left, right] = places;
  expect(right).toBeGreaterThan(left ?? Number.NaN);
  expect(places).toEqual(places.map((_, index) => (index % 2 === 0 ? left : right)));
});

test('a change of slug loads the other article', async ({ page, site }) => {
  await open(page, `${site.address}/insight/blog/the-0640-corridor`);
  await markDocument(page);
  const [other] = (await demoPost('the-0640-corridor')).recent_posts;
  const link = page.locator('main').getByRole('link', { name: plain(other?.title ?? '') });
  await hydrateBlock(link);
  const request = page.waitForRequest(`**/get-post-detail/${other?.slug}`);
  await link.click();
  await request;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(other?.title ?? ''));
  const [sections] = (await demoPost(other?.slug ?? '')).details;
  await expect(page.locator('[data-block="article"]').getByRole('heading', { level: 2 })).toContainText(
    sections.map(({ title }) => plain(title)),
  );
  expect(await isSameDocument(page)).toBe(true);
});
