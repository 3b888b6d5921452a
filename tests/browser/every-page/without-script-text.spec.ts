import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { onePageOfEachKind } from '../fixture-sites/visited-sites.ts';
import { visit } from './visit.ts';

// every-page.spec.ts proves that hydration changes no element, attribute or text of any page. This test proves that no
// style depends on script, which is the same for all pages of a kind.
for (const path of onePageOfEachKind) {
  test(`without script a page of each kind shows the same text: ${path}`, async ({
    page,
    pageWithoutScript,
  }) => {
    await visit(page, demoSite() + path);
    const withScript = await page.locator('body').innerText();
    await pageWithoutScript.goto(demoSite() + path);
    // Removes what only browsers without script show.
    await pageWithoutScript.locator('noscript').evaluateAll((elements) => {
      for (const element of elements) element.remove();
    });
    expect(await pageWithoutScript.locator('body').innerText()).toBe(withScript);
  });
}
