import type { Page } from '@playwright/test';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

test.use({ siteName: 'measured' });

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

test('each page that is shown sends one page view', async ({ page, site }) => {
  const views = await collect(page);
  await open(page, site.address + quietPage);
  await expect.poll(views).toEqual([quietPage]);
  await moveTo(page, '/insight/blog');
  await expect.poll(views).toEqual([quietPage, '/insight/blog']);
  await moveTo(page, '/services/pmo');
  await expect.poll(views).toEqual([quietPage, '/insight/blog', '/services/pmo']);
  await page.goBack();
  await expect.poll(views).toEqual([quietPage, '/insight/blog', '/services/pmo', '/insight/blog']);
});

test('a page works if the analytics service cannot be reached', async ({ page, site }) => {
  await page.route(tag, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page, site.address + quietPage);
  await failed;
  await moveTo(page, '/services/pmo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A PMO that keeps the lines clear');
});

test('a page works if the analytics service sends broken code', async ({ page, site }) => {
  await page.route(tag, (route) => route.fulfill({ contentType: 'text/javascript', body: ';' }));
  await open(page, site.address + quietPage);
  await moveTo(page, '/insight/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
});

test.describe('Prerendered in the background', () => {
  test.use({ needsOwnPage: true });

  test('a page load sends one page view, and a prerendered page sends it when it is shown', async ({
    page,
    site,
  }) => {
    const views = await collect(page);
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
    expect(otherRequests).toEqual([]);
    expect(await page.evaluate(() => Reflect.has(window, 'dataLayer'))).toBe(false);
  });
});
