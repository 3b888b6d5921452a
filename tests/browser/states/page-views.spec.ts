import type { Page } from '@playwright/test';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

// The tests store what a visitor has decided.
test.use({ siteName: 'measured', needsOwnPage: true });

const tag = 'https://www.googletagmanager.com/**';

/** Replaces the script of the analytics service and returns the recorded page views. */
async function collect(page: Page): Promise<() => Promise<string[]>> {
  await page.route(tag, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  return () =>
    page.evaluate(() => {
      const layer: unknown = Reflect.get(window, 'dataLayer');
      const calls = Array.isArray(layer) ? layer.map((call) => [...call]) : [];
      return calls
        .filter(([, name]) => name === 'page_view')
        .map(([, , view]) => String(view.page_path ?? view.page));
    });
}

/** The question, and the buttons that answer it. */
const question = (page: Page) => page.getByRole('region', { name: 'Statistics' });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Count my visit' });
const decline = (page: Page) => question(page).getByRole('button', { name: 'Do not count it' });

/** Visits the site as somebody who has agreed before. */
async function agreed(page: Page): Promise<void> {
  const decision = JSON.stringify({ version: '1', day: '2026-01-02', given: ['statistics'] });
  await page.addInitScript((value) => localStorage.setItem('pagewright:consent', value), decision);
}

test('each page that is shown sends one page view, once the visitor has agreed and until that is withdrawn', async ({
  page,
  site,
}) => {
  const views = await collect(page);
  const tags: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('googletagmanager')) tags.push(request.url());
  });
  await open(page, site.address + quietPage);
  await expect(question(page)).toBeVisible();
  await moveTo(page, '/insight/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
  await expect(question(page)).toBeVisible();
  expect([await views(), tags]).toEqual([[], []]);

  await accept(page).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(views).toEqual(['/insight/blog']);
  await moveTo(page, '/services/pmo');
  await expect.poll(views).toEqual(['/insight/blog', '/services/pmo']);
  await page.goBack();
  await expect.poll(views).toEqual(['/insight/blog', '/services/pmo', '/insight/blog']);

  await page
    .context()
    .addCookies(['_ga', '_ga_TEST000001'].map((name) => ({ name, value: 'GA1', url: site.address })));
  const opener = page.getByRole('button', { name: 'Change what we may count' });
  await opener.click();
  await expect(question(page)).toBeFocused();
  await decline(page).click();
  await expect(opener).toBeFocused();
  await moveTo(page, quietPage);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await views()).toHaveLength(3);
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST000001'))).toBe(true);
  expect(await page.context().cookies()).toEqual([]);
});

test('the question works with the keyboard alone, shifts nothing, and is not asked twice', async ({
  page,
  site,
}) => {
  await collect(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, site.address + quietPage);
  await expect(question(page)).toBeVisible();
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shifts).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The skip link, the link of the question, and its first answer.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
  await expect(decline(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await page.reload();
  await moveTo(page, '/insight/blog');
  await expect(question(page)).toBeHidden();
});

test('a page works if the analytics service cannot be reached', async ({ page, site }) => {
  await agreed(page);
  await page.route(tag, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page, site.address + quietPage);
  await failed;
  await moveTo(page, '/services/pmo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A PMO that keeps the lines clear');
});

test('a page works if the analytics service sends broken code', async ({ page, site }) => {
  await agreed(page);
  await page.route(tag, (route) => route.fulfill({ contentType: 'text/javascript', body: ';' }));
  await open(page, site.address + quietPage);
  await moveTo(page, '/insight/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
});

test.describe('Prerendered in the background', () => {
  test('a page load sends one page view, and a prerendered page sends it when it is shown', async ({
    page,
    site,
  }) => {
    const views = await collect(page);
    await agreed(page);
    await open(page, site.address + quietPage);
    await expect.poll(views).toEqual([quietPage]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('**/contact-us');
    await expect.poll(views).toEqual(['/contact-us']);

    // On hover the browser prerenders a page without showing it.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    await open(page, site.address + quietPage);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await views()).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(views).toEqual([quietPage]);
  });
});

test.describe('Without a measurement id', () => {
  test.use({ siteName: 'impatient' });

  test('no page view is sent, and no request goes to another site', async ({ page, site }) => {
    const otherRequests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.address)) otherRequests.push(request.url());
    });
    await open(page, site.address + quietPage);
    await moveTo(page, '/insight/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Statistics' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change what we may count' })).toHaveCount(0);
    expect(otherRequests).toEqual([]);
    expect(await page.evaluate(() => Reflect.has(window, 'dataLayer'))).toBe(false);
  });
});
