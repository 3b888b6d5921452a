import { expect, moveTo, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

const notice = 'Note: Showing fallback content due to API connection issues.';
const down = { kind: 'status', status: 403 } as const;
const studies = '/wp/v2/case-studies';
const builtIn = [
  'Student recruiting for a growing college network',
  'One stock figure for a large vitamin retailer',
  'Field service for a global water treatment company',
];

test('the list of case studies falls back to the three built-in ones, with a notice and Retry', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  site.service.fail(studies, down);
  await moveWithoutDocument(page, '/insight/case-studies');
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  const cards = page.locator('[data-block="teaser-cards"]').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(builtIn.map((title) => new RegExp(title)));
  site.service.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(cards).toHaveCount(6);
});

test('a case study that cannot be read falls back to the built-in one, with a notice and Retry', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  site.service.fail(studies, down);
  await moveWithoutDocument(page, '/insight/case-study/large-vitamin-retailer');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('large vitamin retailer');
  for (const part of ['Challenge', 'Solution', 'Results'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a case study that the service does not have shows "Case Study Not Found" without Retry', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  await moveWithoutDocument(page, '/insight/case-study/never-written');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
  await expect(page.getByText(/check the URL/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('fallback content is not cached as content', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  site.service.fail(studies, down);
  await moveWithoutDocument(page, '/insight/case-studies');
  await expect(page.getByText(notice)).toBeVisible();
  await moveTo(page, quietPage);
  await expect(page.getByText(notice)).toHaveCount(0);
  site.service.heal();
  await moveWithoutDocument(page, '/insight/case-studies');
  await expect(page.locator('[data-block="teaser-cards"]').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(page.getByText(notice)).toHaveCount(0);
});
