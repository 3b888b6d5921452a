import { expect, test } from '@playwright/test';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { visit } from './visit.ts';

// Hydration changes no element, attribute or text of any page: every-page.spec.ts. What is left for a browser to show is
// that no style depends on script, which is the same for all pages of a kind.
const onePageOfEachKind = [
  '/',
  '/careers',
  '/company',
  '/contact-us',
  '/industry/health-care',
  '/insight/blog',
  '/insight/blog/what-the-adjuster-knows',
  '/insight/case-studies',
  '/insight/case-studies/page/2',
  '/insight/case-study/claims-in-four-minutes',
  '/platform/impress-ai',
  '/policy',
  '/services/product-engineering',
  '/software/aws',
  '/sourcing',
];

for (const path of onePageOfEachKind) {
  test(`without script a page of each kind shows the same words: ${path}`, async ({ browser, page }) => {
    await visit(page, demoSite() + path);
    const withScript = await page.locator('body').innerText();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(demoSite() + path);
    // What is meant for a browser without script alone.
    await still.locator('noscript').evaluateAll((elements) => {
      for (const element of elements) element.remove();
    });
    expect(await still.locator('body').innerText()).toBe(withScript);
    await plain.close();
  });
}
