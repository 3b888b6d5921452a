import { type BrowserContext, test as base } from '@playwright/test';

let shared: BrowserContext | undefined;

/**
 * A test with a dev server. The tests of a process share one context of the browser, which ends with the browser, so that only the first
 * page loads hundreds of modules over the network. Their pages are closed after each test.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    shared ??= await browser.newContext();
    await use(shared);
    await Promise.all(shared.pages().map((page) => page.close()));
  },
});
