import type { Page } from '@playwright/test';
import { expect, moveTo, open, quietPage, test } from '../worlds/faulty-test.ts';

test.use({ world: 'measured' });

const tag = 'https://www.googletagmanager.com/**';

/** A collector in the place of the analytics service: the tag that it gives out notes what it is told. */
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

test('a page view is sent once for each page that is shown', async ({ page, site }) => {
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

test('an analytics service that cannot be reached disturbs nothing', async ({ page, site }) => {
  await page.route(tag, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page, site.address + quietPage);
  await failed;
  await moveTo(page, '/services/pmo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A PMO that keeps the lines clear');
});

test('an analytics service that sends broken code disturbs nothing of the page', async ({ page, site }) => {
  await page.route(tag, (route) => route.fulfill({ contentType: 'text/javascript', body: ';' }));
  await open(page, site.address + quietPage);
  await moveTo(page, '/insight/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
});
