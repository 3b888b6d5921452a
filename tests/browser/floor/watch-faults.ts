import type { Page } from '@playwright/test';

/**
 * Everything that a page complained of: console errors, uncaught errors, policy violations, failed requests.
 * @param lost addresses that are known not to answer
 */
export async function watchFaults(page: Page, lost?: RegExp): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || lost?.test(message.location().url)) return;
    faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left gives its own reads up.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return faults;
}

/** True once React has taken over the page's HTML. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
