import type { Page } from '@playwright/test';

/** Marks the document, to distinguish a reload from a client-side navigation. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
}

/** True until the page is reloaded. */
export function isSameDocument(page: Page): Promise<boolean> {
  // During a reload there is no document to evaluate in.
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked')).catch(() => true);
}
