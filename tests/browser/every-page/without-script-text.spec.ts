import { expect, test } from '@playwright/test';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { visit } from './visit.ts';

// every-page.spec.ts proves that hydration changes no element, attribute or text of any page. This test proves that no
// style depends on script, which is the same for all pages of a kind.
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
  test(`without script a page of each kind shows the same text: ${path}`, async ({ browser, page }) => {
    await visit(page, demoSite() + path);
    const withScript = await page.locator('body').innerText();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const pageWithoutScript = await context.newPage();
    await pageWithoutScript.goto(demoSite() + path);
    // Removes what only browsers without script show.
    await pageWithoutScript.locator('noscript').evaluateAll((elements) => {
      for (const element of elements) element.remove();
    });
    expect(await pageWithoutScript.locator('body').innerText()).toBe(withScript);
    await context.close();
  });
}
