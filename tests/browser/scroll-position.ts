import type { Page } from '@playwright/test';

/** Vertical scroll position in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls, and resolves after the `scrollend` event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scrollend', () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}
