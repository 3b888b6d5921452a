import type { Page } from '@playwright/test';

/** Marks the document, so that a page that was loaded anew is told from one that was exchanged. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

/** True while the marked document stands. */
export function isMarked(page: Page): Promise<boolean> {
  // While the page is being loaded anew there is none to ask.
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked')).catch(() => true);
}
