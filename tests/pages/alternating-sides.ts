import { expect, type Page } from '@playwright/test';

/** Expects the pictures of neighbouring cards on opposite sides on a wide screen. */
export async function expectAlternating(page: Page): Promise<void> {
  const cards = page.locator('[data-block="alternating-cards"] li');
  const sides = await cards.evaluateAll((items) =>
    items.map((item) => {
      const left = (selector: string) =>
        item.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return left('img') < left('h3') ? 'left' : 'right';
    }),
  );
  expect(sides.length, page.url()).toBeGreaterThan(2);
  expect(sides, page.url()).toEqual(sides.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
}
