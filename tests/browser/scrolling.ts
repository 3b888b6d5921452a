import type { Page } from '@playwright/test';

/** How far the page is scrolled, in pixels. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls as a visitor does, and resolves when the page has noticed. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (place) =>
      new Promise<void>((resolve) => {
        addEventListener('scrollend', () => resolve(), { once: true });
        window.scrollTo({ top: place, behavior: 'instant' });
      }),
    top,
  );
}
