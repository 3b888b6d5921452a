import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { sitePaths } from '../fixture-sites/demo-site.ts';
import { hostileSite } from '../fixture-sites/hostile-site.ts';

const headingsOf = (page: Page) => page.locator('main h2').allTextContents();

const bare = [
  {
    path: '/services/cloud-services',
    h1: 'Nothing but a heading',
    headings: ['Related reading', 'Let’s Talk'],
  },
  {
    path: '/software/oracle',
    h1: 'Only a heading',
    headings: ['One team for the software you run on', 'Let’s Talk'],
  },
  { path: '/industry/higher-ed', h1: 'Only a heading here', headings: ['Read further', 'Let’s Talk'] },
  { path: '/platform/salestable', h1: 'Go', headings: ['Try a lesson before you buy', 'Let’s Talk'] },
];

for (const { path, h1, headings } of bare) {
  test(`sections without content are omitted, with their heading: ${path}`, async ({ page }) => {
    await visit(page, hostileSite() + path);
    await expect(page.locator('h1')).toHaveText(h1);
    expect(await headingsOf(page)).toEqual(headings);
  });
}

test('an article without sections shows its heading and other posts', async ({ page }) => {
  await visit(page, `${hostileSite()}/insight/blog/no-sections`);
  await expect(page.locator('h1')).toHaveText('An article without a section');
  await expect(page.locator('[data-block="article"]')).toHaveCount(0);
  await expect(page.locator('[data-block="teaser-cards"] article')).not.toHaveCount(0);
});

test('a list with one item uses the full width', async ({ page }) => {
  await visit(page, `${hostileSite()}/services/custom-development`);
  const card = page.locator('[data-block="card-grid"] li');
  await expect(card).toHaveCount(1);
  const grid = await page.locator('[data-block="card-grid"] ul').boundingBox();
  expect((await card.boundingBox())?.width).toBeGreaterThan((grid?.width ?? 0) * 0.9);
});

test('a page shows all of forty people, cards and rows, and eight of forty services', async ({ page }) => {
  await visit(page, `${hostileSite()}/company`);
  // Five of the forty have no name.
  await expect(page.locator('[data-block="team"] li')).toHaveCount(35);
  await visit(page, `${hostileSite()}/services/product-engineering`);
  await expect(page.locator('[data-block="card-grid"] li')).toHaveCount(40);
  await visit(page, `${hostileSite()}/software/aws`);
  await expect(page.locator('[data-block="alternating-cards"] li')).toHaveCount(40);
  await visit(page, `${hostileSite()}/`);
  await expect(page.locator('[data-block="card-grid"] li')).toHaveCount(8);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pager of the blog leads through pages of twelve posts that list all forty once', async ({
    page,
  }) => {
    const blog = `${hostileSite()}/insight/blog`;
    const pager = page.getByRole('navigation', { name: 'Pages of articles' });
    const cards = page.locator('[data-block="teaser-cards"] li article h4 a');
    const listed: string[] = [];
    await page.goto(blog);
    for (const [number, count] of [
      ['1', 12],
      ['2', 12],
      ['3', 12],
      ['4', 4],
    ] as const) {
      await pager.getByRole('link', { name: number, exact: true }).click();
      const expected = number === '1' ? '/insight/blog' : `/insight/blog/page/${number}`;
      await expect(page).toHaveURL(hostileSite() + expected);
      await expect(pager.getByRole('link')).toHaveText(['1', '2', '3', '4']);
      await expect(pager.locator('[aria-current="page"]')).toHaveText([number]);
      await expect(page).toHaveTitle(number === '1' ? /^(?!.*page)/ : new RegExp(`page ${number}`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${expected}$`));
      const pageLinks = await page
        .locator('link[rel="prev"], link[rel="next"]')
        .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '').pathname));
      expect(pageLinks).toEqual(
        ['/insight/blog', '/insight/blog/page/2', '/insight/blog/page/3', '/insight/blog/page/4'].filter(
          (_, index) => Math.abs(index + 1 - Number(number)) === 1,
        ),
      );
      await expect(cards).toHaveCount(count);
      listed.push(
        ...(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
      );
    }
    const paths = (await sitePaths(hostileSite())).filter((path) => path.startsWith('/insight/blog/'));
    const pages = paths.filter((path) => path.startsWith('/insight/blog/page/'));
    expect(pages).toEqual(['/insight/blog/page/2', '/insight/blog/page/3', '/insight/blog/page/4']);
    expect(listed.toSorted()).toEqual(paths.filter((path) => !pages.includes(path)).toSorted());
    for (const unknown of ['5', '02', '0', 'two'])
      expect((await fetch(`${blog}/page/${unknown}`)).status, unknown).toBe(404);
    expect((await fetch(`${blog}/page/1`)).url).toBe(blog);
  });
});
