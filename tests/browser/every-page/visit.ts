import { expect, type Page } from '@playwright/test';
import { settled } from '../../../packages/pagewright/tests/browser/settled.ts';
import { isHydrated } from './watch-problems.ts';

function hydrated(page: Page): Promise<void> {
  return expect.poll(() => isHydrated(page), { intervals: [50], timeout: 15_000 }).toBe(true);
}

/** Opens a URL and waits until the page is hydrated, its content is revalidated, and no request is pending. */
export async function visit(page: Page, url: string): Promise<void> {
  await settled(page, async () => {
    await page.goto(url);
    await hydrated(page);
  });
}

/** Waits for the same state of a page that a link has opened. */
export function arrived(page: Page): Promise<void> {
  return settled(page, () => hydrated(page));
}

/** Hydrates the blocks that wait to be touched. */
export async function hydrateBlocks(page: Page): Promise<void> {
  const touch = () =>
    page.evaluate(() => {
      for (const slot of document.querySelectorAll('[data-slot]')) slot.dispatchEvent(new Event('focusin'));
    });
  await settled(page, touch);
  // A block inside another one waits for a touch only after the outer one has hydrated.
  if ((await page.locator('[data-slot] [data-slot]').count()) > 0) await settled(page, touch);
}
