import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { hostileSite } from '../fixture-sites/hostile-site.ts';

const tagsAsText = '<script>alert("shown")</script> </title><img src=x onerror=alert(3)> <b>as words</b>';
const withoutTags = `Closing early, "quoted" 'and' done`;
const decoded = 'Tom & Jerry’s <b>bold</b> plan — 5 < 6 &amp; 7 > 2';

const entries = [
  { list: '/insight/blog', entry: '/insight/blog/markup-as-words', title: tagsAsText },
  { list: '/insight/blog', entry: '/insight/blog/tags-and-quotes', title: withoutTags },
  { list: '/insight/blog', entry: '/insight/blog/entities', title: decoded },
  { list: '/insight/blog', entry: '/insight/blog/right-to-left', title: undefined },
  { list: '/insight/blog', entry: '/insight/blog/many-scripts', title: undefined },
  { list: '/insight/blog', entry: '/insight/blog/long-title', title: undefined },
  { list: '/insight/blog', entry: '/insight/blog/one-long-word', title: undefined },
  { list: '/insight/blog', entry: '/insight/blog/2026', title: '2026' },
  { list: '/insight/case-studies', entry: '/insight/case-study/markup-as-words', title: tagsAsText },
  { list: '/insight/case-studies', entry: '/insight/case-study/tags-and-quotes', title: withoutTags },
];

/** Visits the pages of a list until one links to an entry, and returns that link. */
async function visitCardOf(page: Page, list: string, entry: string) {
  const card = page.locator(`main a[href="${entry}"]`).first();
  await visit(page, hostileSite() + list);
  const others = page.getByRole('navigation', { name: /^Pages of/ }).locator('a:not([aria-current])');
  for (const path of await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    if ((await card.count()) > 0) break;
    await visit(page, `${hostileSite()}${path}`);
  }
  return card;
}

for (const { list, entry, title } of entries) {
  test(`a title is the same in tab, h1, card and preview: ${entry}`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await visit(page, hostileSite() + entry);
    const shown = (await page.locator('h1').textContent()) ?? '';
    if (title !== undefined) expect(shown).toBe(title);
    expect(shown).not.toBe('');
    expect(await page.title()).toBe(`${shown} | Meridian Works`.replace(/\s+/g, ' '));
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', shown);

    const card = await visitCardOf(page, list, entry);
    expect(await card.textContent()).toBe(shown);
    await expect(page.locator('main').locator('script, b:has-text("as words"), img[src="x"]')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  });
}

test('content of the block editor contains no script, form or hidden redirect', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await visit(page, `${hostileSite()}/insight/blog/everything-of-the-editor`);
  const article = page.locator('[data-block="article"]');
  await expect(page).toHaveTitle(/^Everything that the block editor writes/);
  await expect(article.locator('script, style, iframe, form, input, button, object, embed, svg')).toHaveCount(
    0,
  );
  await expect(
    article.locator('[style], [onclick], [onerror], [id]:not([id^="content-"]), [class*="fixed"]:not(table)'),
  ).toHaveCount(0);
  await expect(article.locator('a[href^="javascript:"], a[href^="data:"]')).toHaveCount(0);
  await expect(page.locator('base, meta[http-equiv="refresh"]')).toHaveCount(0);
  await expect(article.getByRole('link', { name: 'A film about locks' })).toHaveAttribute('href', /^https:/);
  expect(dialogs).toEqual([]);
});

for (const entry of ['/services/artificial-intelligence', '/industry/insurance']) {
  test(`a text keeps its paragraphs, list, table and heading: ${entry}`, async ({ page }) => {
    await visit(page, hostileSite() + entry);
    const section = page.locator('[data-block="text-section"]', { has: page.locator('table') });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText('What we bring');
    await expect(section.getByRole('listitem')).toHaveText(['A chart', 'A pencil and no script']);
    await expect(section.getByRole('cell')).toHaveText(['1', 'Survey']);
    await expect(section.locator('p').first()).toHaveText('Two things, and time.');
    await expect(section.locator('p strong')).toHaveText('measure');
    await expect(section.locator('script, [onclick], a[href]')).toHaveCount(0);
  });
}
