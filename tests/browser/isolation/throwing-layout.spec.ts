import type { Page } from '@playwright/test';
import { once } from '../../../packages/pagewright/src/memory/once.ts';
import { expect, test } from '../browser-test.ts';
import { serveFaulty } from '../fixture-sites/faulty-site.ts';
import { buildTime } from '../fixture-sites/faulty-test.ts';
import { sabotagedSite, sessionItem } from './sabotage.ts';

const path = '/services/security';
const next = '/insight/blog/red-amber-and-the-truth';

/** The site is served until the process ends. */
const openSite = once(async () => serveFaulty(await sabotagedSite()));

/** Makes the layout throw, opens the page, and begins to use it. Returns the text that the document showed. */
async function useWith(page: Page, how: string, where: string): Promise<string> {
  const { address } = await openSite();
  await page.goto(address + path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(([item, key]) => sessionStorage.setItem(item, JSON.stringify({ [key]: 'layout' })), [
    sessionItem,
    `${how} ${where}`,
  ] as const);
  await page.goto(address + path, { waitUntil: 'domcontentloaded' });
  const shown = await page.locator('body').innerText();
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  return shown;
}

const reportOf = (how: string) => ({
  predicate: (message: { text(): string }) =>
    message.text() === `[pagewright] The layout: Error: set to throw in ${how}`,
});

for (const how of ['render', 'effect']) {
  test(`if a layout throws in its ${how}, the document stays as it was shown, the error is reported, and links work`, async ({
    page,
  }) => {
    test.setTimeout(buildTime);
    const reported = page.waitForEvent('console', reportOf(how));
    const shown = await useWith(page, how, path);
    await reported;
    expect(await page.locator('body').innerText()).toBe(shown);
    await page.evaluate((to) => history.pushState(null, '', to), next);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Red, amber/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test(`if a layout throws in its ${how} after a navigation, header, page and footer stay`, async ({
    page,
  }) => {
    test.setTimeout(buildTime);
    const reported = page.waitForEvent('console', reportOf(how));
    await useWith(page, how, next);
    await expect(async () => {
      await page.evaluate((to) => history.pushState(null, '', to), next);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Red, amber/, { timeout: 2000 });
    }).toPass();
    await reported;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Red, amber/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
}

test('a layout whose code is gone after a deployment loads the page again, once', async ({ page }) => {
  test.setTimeout(buildTime);
  const { address } = await openSite();
  const loads: string[] = [];
  /** The number of errors since the last load. */
  let failures = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.push(request.url());
    failures = 0;
  });
  page.on('console', (message) => {
    if (message.text().includes('not hydrated')) failures += 1;
  });
  await page.route('**/assets/SiteLayout*.js', (route) => route.abort());
  await page.goto(address + path);
  const use = async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
  };
  await expect(async () => {
    await use();
    expect(loads).toHaveLength(2);
  }).toPass();
  await expect(async () => {
    await use();
    expect(failures).toBe(1);
  }).toPass();
  expect(loads).toHaveLength(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('an error in a foreign script changes nothing', async ({ page }) => {
  test.setTimeout(buildTime);
  const { address } = await openSite();
  await page.goto(address + path);
  const shown = await page.locator('body').innerText();
  await page.evaluate(() => {
    for (const type of ['click', 'pointermove', 'scroll', 'pushState'])
      addEventListener(type, () => Reflect.get(window, 'tracker').track(type), true);
  });
  await page.mouse.move(300, 300);
  await page.mouse.click(320, 320);
  expect(await page.locator('body').innerText()).toBe(shown);
  await page.evaluate((to) => history.pushState(null, '', to), next);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Red, amber/);
  await expect(page.getByRole('banner')).toBeVisible();
});
