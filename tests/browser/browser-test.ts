import { type Browser, test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Options {
  /** True for tests that change a page for good: with an init script or another clock. */
  readonly needsOwnPage: boolean;
}

interface Shared {
  readonly sharedPage: Page;
  readonly pageWithoutScript: Page;
}

/** Reports violations of the Content Security Policy as console errors. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Removes everything that a test can leave on a page, except its history. */
async function clear(page: Page): Promise<void> {
  const context = page.context();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await page.mouse.move(-1, -1);
  // Fails while the page reloads, as it does once if code cannot be loaded.
  if (page.url().startsWith('http')) await expect(() => page.evaluate(() => sessionStorage.clear())).toPass();
  await page.goto('about:blank');
  await context.clearCookies();
}

/** Opens a page for all tests of a process. */
async function openShared(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled });
  await reportViolations(page);
  return page;
}

/**
 * Playwright's test, except that the tests of a process share one page. A new page takes half a second of processor
 * time, which is most of a short test.
 */
export const test = base.extend<Options, Shared>({
  needsOwnPage: [false, { option: true }],
  sharedPage: [
    async ({ browser }, use) => {
      const page = await openShared(browser, true);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  pageWithoutScript: [
    async ({ browser }, use) => {
      const page = await openShared(browser, false);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      sharedPage,
      pageWithoutScript,
      needsOwnPage,
      javaScriptEnabled,
      hasTouch,
      viewport,
      colorScheme,
      reducedMotion,
    },
    use,
  ) => {
    if (needsOwnPage || hasTouch) {
      const page = await browser.newPage();
      await reportViolations(page);
      await use(page);
      await page.close();
      return;
    }
    const page = javaScriptEnabled ? sharedPage : pageWithoutScript;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion });
    await use(page);
    await clear(page);
  },
});
