import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

/** Pages with collapsed text, and the labels of the toggle. */
const collapsedTexts = [
  {
    what: 'a long card text',
    path: '/software/aws',
    block: 'alternating-cards',
    more: 'Learn More',
    less: 'Learn Less',
  },
  { what: 'a biography', path: '/company', block: 'team', more: 'Read Bio', less: 'Close' },
] as const;

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: isScripted, hasTouch: true, isMobile: true });

    for (const { what, path, block, more, less } of collapsedTexts) {
      test(`${what} is collapsed at first, and expands and collapses by touch and by keyboard`, async ({
        page,
      }) => {
        await page.goto(demoSite() + path);
        const fold = page.locator(`[data-block="${block}"] li`).filter({ hasText: more }).first();
        const rest = fold.locator('details > p');
        const toggle = fold.locator('summary');
        await expect(rest).toBeHidden();
        await toggle.getByText(more).tap();
        await expect(rest).toBeVisible();
        await toggle.getByText(less).tap();
        await expect(rest).toBeHidden();
        await toggle.press('Enter');
        await expect(rest).toBeVisible();
        await toggle.press('Enter');
        await expect(rest).toBeHidden();
        await expect(toggle.getByText(more)).toBeVisible();
      });
    }
  });
}
