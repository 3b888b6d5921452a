import type { Page } from '@playwright/test';

/**
 * Collects console errors, uncaught errors, policy violations, dialogs and failed requests of a page from now on.
 * @param missing URLs that are known to be missing
 */
export function watchProblems(page: Page, missing?: RegExp): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || missing?.test(message.location().url)) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  // Scripts in hostile content open dialogs.
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()}`);
  });
  return problems;
}

/** Runs in a page. True once React has hydrated it. */
export function hasHydrated(): boolean {
  const root = document.getElementById('page');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** True once React has hydrated the page. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(hasHydrated);
}
