import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a request after which a page counts as idle. */
const idleMs = 150;

/** Performs an action, then waits until no request is pending. */
export async function settled(page: Page, act: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  let changed = Date.now();
  const begin = (request: Request) => {
    pending.add(request);
    changed = Date.now();
  };
  const end = (request: Request) => {
    pending.delete(request);
    changed = Date.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await act();
  changed = Math.max(changed, Date.now());
  await expect
    .poll(() => pending.size === 0 && Date.now() - changed >= idleMs, { intervals: [50], timeout: 20_000 })
    .toBe(true);
  page.off('request', begin);
  page.off('requestfinished', end);
  page.off('requestfailed', end);
}
