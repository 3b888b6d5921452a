import { expect, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

const fallback = '/blogimage2.png';

test('a post without id, title or slug is not listed; a missing excerpt or picture has a fallback', async ({
  page,
  site,
}) => {
  const pinned = { id: 9, title: 'Shown above the list with its picture', slug: 'pinned', sticky: true };
  const complete = {
    id: 1,
    title: 'Complete',
    slug: 'complete',
    excerpt: 'Said',
    featured_image: '/plates/chess.avif',
  };
  const bare = { id: 2, title: 'Bare', slug: 'bare' };
  const long = { id: 3, title: 'Long', slug: 'long', excerpt: `<p>${'x'.repeat(201)}</p>` };
  const invalid = [
    { ...complete, id: undefined, title: 'Without id' },
    { ...complete, id: 4, title: '' },
    { ...complete, id: 5, title: 'Without slug', slug: undefined },
  ];
  site.service.fail('/get-all-posts', { kind: 'shape', body: [pinned, complete, bare, long, ...invalid] });
  await open(page, site.address + quietPage);
  await moveWithoutDocument(page, '/insight/blog');
  const cards = page.locator('[data-block="teaser-cards"]').last().getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const [index, { title, excerpt, picture }] of [
    { title: 'Complete', excerpt: 'Said', picture: '/plates/chess.avif' },
    { title: 'Bare', excerpt: 'No description available', picture: fallback },
    { title: 'Long', excerpt: `${'x'.repeat(200)}…`, picture: fallback },
  ].entries()) {
    const card = cards.nth(index + 1);
    await expect(card.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/insight/blog/${title.toLowerCase()}`,
    );
    await expect(card.getByText(excerpt, { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', picture);
  }
});

test('the list shows the articles of the topic that a visitor chooses, also without script', async ({
  browser,
  site,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${site.address}/insight/blog`);
    const list = page.locator('[data-block="teaser-cards"]').last();
    const shown = list.getByRole('heading', { level: 4 });
    await expect(shown).toHaveCount(12);
    await list.getByRole('radio', { name: 'Security 3' }).check();
    await expect(shown).toHaveText([
      'One sign-in for nineteen colleges',
      'Rehearse the bad morning: security drills in two hours',
      'Digital evidence needs a chain, not a folder',
    ]);
    // Quarters without such an article are hidden.
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(3);
    await list.getByRole('radio', { name: 'All 12' }).check();
    await expect(shown).toHaveCount(12);
    await context.close();
  }
});
