import type { Page } from '@playwright/test';
import { mainWaysToFail } from '../../../packages/pagewright/tests/fixtures/faulty-service/ways-to-fail.ts';
import { expect, open, test } from '../fixture-sites/faulty-test.ts';
import { shiftBelowHeader, watchShifts } from '../layout-shift.ts';

const blog = '/insight/blog';
const posts = '/get-all-posts';

async function shownText(page: Page): Promise<string> {
  return page.locator('main').innerText();
}

/** Resolves when the page sends no further requests. */
async function requestsEnded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

for (const [how, fault] of mainWaysToFail) {
  test(`prerendered content stays when the service ${how}`, async ({ page, site }) => {
    site.service.fail('/wp-json/', fault);
    const logged = page.waitForEvent('console', (message) => message.text().includes('GET /wp-json'));
    await page.goto(`${site.address}/services/pmo`, { waitUntil: 'domcontentloaded' });
    const prerendered = await shownText(page);
    await logged;
    expect(await shownText(page)).toBe(prerendered);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}

test('an empty list never replaces articles', async ({ page, site }) => {
  site.service.fail(posts, { kind: 'shape', body: [] });
  const answered = page.waitForResponse((response) => response.url().includes(`${posts}?per_page`));
  await open(page, site.address + blog);
  const prerendered = await shownText(page);
  await answered;
  await requestsEnded(page);
  expect(await shownText(page)).toBe(prerendered);
});

test('defective content never replaces good content', async ({ page, site }) => {
  const good: unknown = await (await fetch(`${site.address}/wp-json/custom/v1/services/pmo`)).json();
  const body = { ...Object(good), hero_heading: 'A worse heading', banner_text: { not: 'a text' } };
  site.service.fail('/services/pmo', { kind: 'shape', body });
  const logged = page.waitForEvent('console', (message) => message.text().includes('banner_text'));
  await open(page, `${site.address}/services/pmo`);
  const prerendered = await shownText(page);
  await logged;
  await requestsEnded(page);
  expect(await shownText(page)).toBe(prerendered);
});

test('a deleted article shows the error page, and a deleted case study its fallback', async ({
  page,
  site,
}) => {
  site.service.fail('/get-post-detail/', { kind: 'status', status: 404, code: 'rest_not_found' });
  site.service.fail('slug=fenwick-county-buses', { kind: 'shape', body: [] });
  await page.goto(`${site.address}/insight/blog/the-0640-corridor`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.locator('[data-block="article"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('#announcement')).toHaveText(/^Unexpected Application Error!/);
  await page.goto(`${site.address}/insight/case-study/fenwick-county-buses`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
});

test('a list added to a text after the build is shown as a list', async ({ page, site }) => {
  const good: unknown = await (await fetch(`${site.address}/wp-json/custom/v1/services/pmo`)).json();
  const rich = '<p>Two things:</p><ul><li>a chart</li><li>a pencil</li></ul><script>alert(1)</script>';
  const body = { ...Object(good), service_details_data: [{ detail_description: rich }] };
  site.service.fail('/services/pmo', { kind: 'shape', body });
  await open(page, `${site.address}/services/pmo`);
  const section = page.locator('[data-block="text-section"]');
  await expect(section.getByRole('listitem')).toHaveText(['a chart', 'a pencil']);
  await expect(section.locator('script')).toHaveCount(0);
});

test.describe('Watched from its start', () => {
  test.use({ needsOwnPage: true });

  test('newer content appears without a layout shift below the header', async ({ page, site }) => {
    const good: unknown = await (await fetch(`${site.address}/wp-json/custom/v1/services/pmo`)).json();
    const body = { ...Object(good), hero_heading: 'A newer PMO that keeps the lines clear' };
    site.service.fail('/services/pmo', { kind: 'shape', body });
    await watchShifts(page);
    await page.goto(`${site.address}/services/pmo`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('newer');
    await requestsEnded(page);
    expect(await shiftBelowHeader(page)).toBeLessThan(0.02);
  });
});

test('a failed request is not repeated before its Retry-After pause is over', async ({ page, site }) => {
  site.service.fail('/services/pmo', { kind: 'status', status: 429, retryAfter: '60' });
  const logged = page.waitForEvent('console', (message) => message.text().includes('status: 429'));
  await open(page, `${site.address}/services/pmo`);
  await logged;
  expect(site.service.requests.filter((line) => line.endsWith('/services/pmo'))).toHaveLength(1);
});
