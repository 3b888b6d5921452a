import type { Page } from '@playwright/test';
import { getOrInsert } from '../../../packages/pagewright/src/memory/get-or-insert.ts';
import { test as base, expect } from '../browser-test.ts';
import { isHydrated } from '../every-page/watch-problems.ts';
import { builtSites } from './built-sites.ts';
import { type FaultyServer, type FaultySite, openFaultyServer } from './faulty-site.ts';

export { expect };

/** The errors of a page, except failed requests: the test causes them on purpose. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`console: ${message.text()}`);
  });
  return errors;
}

/** Milliseconds that a fixture may take if it must build its site first. */
export const buildTime = 300_000;

type SiteName = keyof typeof builtSites;

interface FaultyFixtures {
  /** The site that the test visits. */
  readonly siteName: SiteName;
  readonly site: FaultySite;
  /** Errors of the page. The test fails if there is one. */
  readonly errors: string[];
}

/**
 * The servers of this process. They run until it ends. As worker fixtures of Playwright, they would need a worker of their own with another
 * browser.
 */
const servers = new Map<SiteName, Promise<FaultyServer>>();

export const test = base.extend<FaultyFixtures>({
  siteName: ['impatient', { option: true }],
  site: [
    async ({ siteName }, use) => {
      const server = await getOrInsert(servers, siteName, async () =>
        openFaultyServer(await builtSites[siteName]()),
      );
      await use(server.next());
    },
    { timeout: buildTime },
  ],
  errors: [
    async ({ page }, use) => {
      const errors = watchErrors(page);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => isHydrated(page), { intervals: [50] }).toBe(true);
}

/** Navigates to another page on the client, as a link does. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path);
}

/** Navigates to a page whose document cannot be read. Its code and its content then load as if the entry were newer than the build. */
export async function moveWithoutDocument(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, page.url());
  await page.route(
    (url) => url.pathname === pathname,
    (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.fallback()),
  );
  await moveTo(page, path);
}

/** Holds requests until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** A page without queries, from which tests navigate. */
export const quietPage = '/policy';
