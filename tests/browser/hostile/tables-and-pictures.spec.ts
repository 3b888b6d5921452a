import type { Locator } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { hostileSite } from '../fixture-sites/hostile-site.ts';

test('a wide table scrolls by keyboard in a named region, and the page does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, `${hostileSite()}/insight/blog/everything-of-the-editor`);
  const region = page.getByRole('group', { name: /^Twelve columns, Tom & Jerry’s/ }).first();
  await region.scrollIntoViewIfNeeded();
  expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(500);
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** The masks in front of and behind a picture that did not load. */
function masksOf(picture: Locator): Promise<string> {
  return picture.evaluate((image) => {
    const frame = image.parentElement ?? image;
    const mask = (element: Element, part: string) => getComputedStyle(element, part).maskImage;
    return [mask(image, '::after'), mask(frame, '::before')].join(' ');
  });
}

for (const script of ['with', 'without']) {
  test(`a missing picture shows a drawn background ${script} script`, async ({
    page: scripted,
    pageWithoutScript,
  }) => {
    const page = script === 'with' ? scripted : pageWithoutScript;
    for (const path of ['/services/product-engineering', '/insight/blog/long-title', '/company']) {
      await page.goto(hostileSite() + path);
      const missing = page.locator('main img[src^="/uploads/"]');
      for (const picture of (await missing.all()).slice(0, 2)) {
        await picture.scrollIntoViewIfNeeded();
        const box = await picture.boundingBox();
        expect(box?.height, path).toBeGreaterThan(50);
        expect(await masksOf(picture), path).toContain('graticule');
      }
      expect(await missing.count(), path).toBeGreaterThan(0);
    }
  });
}

test('the title of a teaser card is below its picture at any length', async ({ page }) => {
  await visit(page, `${hostileSite()}/insight/blog`);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = await page.locator('[data-block="teaser-cards"] article').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const heading = card.querySelector('h3')?.getBoundingClientRect();
          const picture = card.querySelector('img')?.getBoundingClientRect();
          if (!heading || !picture) return false;
          const across = Math.min(heading.right, picture.right) - Math.max(heading.left, picture.left);
          const down = Math.min(heading.bottom, picture.bottom) - Math.max(heading.top, picture.top);
          return across > 1 && down > 1;
        }).length,
    );
    expect(overlaps, `at ${width} px`).toBe(0);
  }
});
