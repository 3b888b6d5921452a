import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { hostileSite } from '../fixture-sites/hostile-site.ts';

test('a list with one item uses the full width', async ({ page }) => {
  await visit(page, `${hostileSite()}/services/custom-development`);
  const card = page.locator('[data-block="card-grid"] li');
  await expect(card).toHaveCount(1);
  const grid = await page.locator('[data-block="card-grid"] ul').boundingBox();
  expect((await card.boundingBox())?.width).toBeGreaterThan((grid?.width ?? 0) * 0.9);
});
