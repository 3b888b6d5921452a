import { expect, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

const nothing = { kind: 'shape', body: [] } as const;

test('an empty list shows the title that its config declares', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  site.service.fail('/get-all-posts', nothing);
  await moveWithoutDocument(page, '/insight/blog');
  await expect(
    page.getByRole('heading', { name: 'The first article is still on the drawing board.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('an empty list without such a title omits its block with the heading', async ({ page, site }) => {
  const path = '/insight/case-study/large-vitamin-retailer';
  await open(page, site.address + quietPage);
  await moveWithoutDocument(page, path);
  await expect(page.locator('[data-block="teaser-cards"]')).toHaveCount(1);
  await open(page, site.address + quietPage);
  site.service.fail('per_page=100', nothing);
  await moveWithoutDocument(page, path);
  await expect(page.locator('[data-block="chapters"]')).toHaveCount(1);
  await expect(page.locator('[data-block="teaser-cards"]')).toHaveCount(0);
});
