import { expectAlternating } from '../../pages/alternating-sides.ts';
import { test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

const slugs = ['impress-ai', 'salestable'];

test('the cards of a platform are on alternating sides', async ({ page }) => {
  for (const slug of slugs) {
    await page.goto(`${demoSite()}/platform/${slug}`);
    await expectAlternating(page);
  }
});
