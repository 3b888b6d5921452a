import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Options {
  /** True for tests that change a page permanently: with an init script or another clock. */
  readonly needsOwnPage: boolean;
}

interface Shared {
  readonly sharedPage: Page;
  readonly pageWithoutScript: Page;
  readonly touchPage: Page;
}

/**
 * Playwright adds the options of the test that opens a page. A shared context cannot change these options later, so they are fixed here.
 */
const desktop = { hasTouch: false, isMobile: false };

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
  // Fails while the page reloads, which it does once if its code cannot be loaded. Storage is cleared when the page closes, because a form
  // may save its text until then.
  if (page.url().startsWith('http'))
    await expect(() =>
      page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear())),
    ).toPass();
  // A navigation that the test started last may still interrupt this one.
  await expect(() => page.goto('about:blank')).toPass();
  await context.clearCookies();
}

/** Opens a page, passes it to `use`, and closes it. */
async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage(options);
  await reportViolations(page);
  await use(page);
  await page.close();
}

/**
 * Playwright's test, except that the tests of a process share one page. A new page takes half a second of processor
 * time, which is most of a short test.
 */
export const test = base.extend<Options, Shared>({
  needsOwnPage: [false, { option: true }],
  sharedPage: [
    ({ browser }, use) => withPage(browser, { ...desktop, javaScriptEnabled: true }, use),
    { scope: 'worker' },
  ],
  pageWithoutScript: [
    ({ browser }, use) => withPage(browser, { ...desktop, javaScriptEnabled: false }, use),
    { scope: 'worker' },
  ],
  touchPage: [
    ({ browser }, use) => withPage(browser, { hasTouch: true, isMobile: true, javaScriptEnabled: true }, use),
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      sharedPage,
      pageWithoutScript,
      touchPage,
      needsOwnPage,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      viewport,
      colorScheme,
      reducedMotion,
    },
    use,
  ) => {
    const hasScript = javaScriptEnabled !== false;
    if (needsOwnPage || (hasTouch && !(isMobile && hasScript))) {
      // The page of a test that needs a page of its own, with the options of the test.
      await withPage(browser, {}, use);
      return;
    }
    const scripted = hasTouch ? touchPage : sharedPage;
    const page = hasScript ? scripted : pageWithoutScript;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion });
    await use(page);
    await clear(page);
  },
});
