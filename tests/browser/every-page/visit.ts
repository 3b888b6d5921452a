import { expect, type Page, type Request } from '@playwright/test';
import { isHydrated } from './watch-problems.ts';

/** Milliseconds without a request after which a page is taken to be at rest. */
const calm = 150;

/** Does something to a page, then waits until nothing has been under way for a moment. */
export async function settled(page: Page, act: () => Promise<unknown>): Promise<void> {
  const underWay = new Set<Request>();
  let changed = Date.now();
  const begin = (request: Request) => {
    underWay.add(request);
    changed = Date.now();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    changed = Date.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await act();
  changed = Math.max(changed, Date.now());
  await expect
    .poll(() => underWay.size === 0 && Date.now() - changed >= calm, { intervals: [50], timeout: 20_000 })
    .toBe(true);
  page.off('request', begin);
  page.off('requestfinished', end);
  page.off('requestfailed', end);
}

/** Opens a URL and waits until its code runs, its content was requested again, and nothing is under way. */
export async function visit(page: Page, url: string): Promise<void> {
  await settled(page, async () => {
    await page.goto(url);
    await expect.poll(() => isHydrated(page), { intervals: [50], timeout: 15_000 }).toBe(true);
  });
}

/** Hydrates the blocks that wait until a visitor touches them. */
export async function wakeBlocks(page: Page): Promise<void> {
  await settled(page, () =>
    page.evaluate(() => {
      for (const slot of document.querySelectorAll('[data-slot]')) slot.dispatchEvent(new Event('focusin'));
    }),
  );
}
