import { expect, type Page } from '@playwright/test';

/**
 * Expects that the pictures of neighbouring cards are on opposite sides on a wide screen. A report takes the place of a picture. Cards that
 * are as wide as the page have no side.
 */
export async function expectAlternating(page: Page): Promise<void> {
  const cards = page.locator('[data-block="alternating-cards"] li[data-place]');
  const sides = await cards.evaluateAll((items) =>
    items.map((item) => {
      const left = (selector: string) =>
        item.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      const picture = item.getAttribute('data-shape') === 'report' ? 'dl' : 'img';
      return left(picture) < left('h3') ? 'left' : 'right';
    }),
  );
  expect(sides.length, page.url()).toBeGreaterThan(1);
  expect(sides, page.url()).toEqual(sides.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
}
