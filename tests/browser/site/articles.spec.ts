import type { Locator } from '@playwright/test';
import { demoPost, plain } from '../../pages/demo-entries.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { hydrateBlock } from '../hydrate-block.ts';
import { isSameDocument, markDocument } from '../same-document.ts';

test('an article shows its parts in their places', async ({ page }) => {
  await page.goto(`${demoSite()}/insight/blog/the-0640-corridor`);
  await test.step('the picture at the top of an article is 600 px high', async () => {
    const picture = page.locator('[data-block="hero-banner"] img[fetchpriority]');
    expect((await picture.boundingBox())?.height).toBe(600);
  });
  await test.step('the picture of a short section is next to its text, and the picture of a longer one next to its side text', async () => {
    const besideOf = async (picture: string, words: Locator) => {
      const shown = await page.locator(`[data-block="article"] img[src^="/plates/${picture}"]`).boundingBox();
      const text = await words.boundingBox();
      if (!shown || !text) throw new Error('A picture or its text is not rendered');
      expect(Math.max(text.x - (shown.x + shown.width), shown.x - (text.x + text.width))).toBeGreaterThan(0);
      expect(text.y).toBeLessThan(shown.y + shown.height);
      expect(shown.y).toBeLessThan(text.y + text.height);
    };
    await besideOf('ambulance', page.getByText('At 06:40 the night team'));
    await besideOf('relay', page.getByText('The fifth field is the one'));
    await besideOf('corridor', page.getByText('Clocks deserve a line'));
  });
  await test.step('an article ends with recent posts in two columns', async () => {
    const slug = 'the-0640-corridor';
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
  await test.step('a heading is reached by its link, below the header', async () => {
    await page
      .getByRole('navigation', { name: 'In this article' })
      .getByText('Five fields and a pencil')
      .click();
    await expect(page).toHaveURL(/#five-fields-and-a-pencil$/);
    const heading = page.getByRole('heading', { name: 'Five fields and a pencil' });
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(64);
    await expect(page.getByRole('link', { name: 'Link to “Five fields and a pencil”' })).toHaveAttribute(
      'href',
      '#five-fields-and-a-pencil',
    );
  });
});

test('nothing in an article leaves its page or covers something else at any width', async ({ page }) => {
  await page.goto(`${demoSite()}/insight/blog/digital-evidence-needs-a-chain`);
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const covered = await page.locator('[data-block="article"]').evaluate((article) => {
      const parts = [...article.querySelectorAll('p, pre, img, figcaption, li, tr, h2, blockquote, nav')];
      const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
      const names: string[] = [];
      for (const { part, box } of boxes) {
        for (const other of boxes) {
          if (part.contains(other.part) || other.part.contains(part)) continue;
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 1 && down > 1) names.push(`${part.textContent} and ${other.part.textContent}`);
        }
      }
      return names;
    });
    expect(covered, `at ${width} px`).toEqual([]);
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
