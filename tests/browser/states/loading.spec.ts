import {
  expect,
  hold,
  moveTo,
  moveWithoutDocument,
  open,
  quietPage,
  test,
} from '../fixture-sites/faulty-test.ts';
import { shiftBelowHeader, watchShifts } from '../layout-shift.ts';
import { expectLoadingBar } from './loading-bar.ts';

for (const width of [360, 1440])
  test(`a page that loads shows a purple bar of 5 px at the top, then its content: ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, site.address + quietPage);
    const release = await hold(page, '**/v1/services/pmo');
    await moveWithoutDocument(page, '/services/pmo');
    await expectLoadingBar(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A PMO that keeps the lines clear');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

for (const [what, files] of [
  ['code', '**/page-modules/service.js*'],
  ['stylesheet', '**/assets/*.css'],
] as const) {
  test(`the previous page stays below the bar until the ${what} of the next one has loaded`, async ({
    page,
    site,
  }) => {
    await open(page, site.address + quietPage);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const release = await hold(page, files);
    await moveWithoutDocument(page, '/services/pmo');
    await expectLoadingBar(page);
    expect(await heading.boundingBox()).toEqual(before);
    release();
    await expect(heading).toHaveText('A PMO that keeps the lines clear');
  });
}

const spinners = [
  ['/insight/case-studies', 'Loading Case Studies...', '/wp/v2/case-studies?_embed'],
  ['/insight/case-study/large-vitamin-retailer', 'Loading Case Study...', 'slug=large-vitamin-retailer'],
] as const;

for (const [path, text, part] of spinners) {
  test(`${path} shows a spinner with "${text}" while it loads`, async ({ page, site }) => {
    await open(page, site.address + quietPage);
    site.service.fail(part, { kind: 'latency', ms: 700 }, 1);
    await moveWithoutDocument(page, path);
    const waiting = page.getByRole('status').filter({ hasText: text });
    // One step checks each frame, because on a slow machine the spinner may be gone before a next step.
    await waiting.locator('svg').waitFor();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('Watched from its start', () => {
  test.use({ needsOwnPage: true });

  test('the blog shows a placeholder with two pictures while it loads, and nothing above it moves', async ({
    page,
    site,
  }) => {
    await watchShifts(page);
    await open(page, site.address + quietPage);
    site.service.fail('/get-all-posts?per_page', { kind: 'latency', ms: 700 }, 1);
    await moveWithoutDocument(page, '/insight/blog');
    // One step checks both, because on a slow machine the placeholder may be gone before a next step.
    const placeholder = await page.waitForFunction(() => {
      const texts = [...document.querySelectorAll('main [role="status"]')];
      const waiting = texts.find(({ textContent }) => textContent === 'Loading…')?.closest('section');
      if (!waiting) return undefined;
      document.documentElement.dataset.shift = '0';
      const images = waiting.querySelectorAll('[aria-hidden="true"] > div > :first-child');
      return {
        heights: Array.from(images, (image) => image.getBoundingClientRect().height),
        top: document.querySelector('h1')?.getBoundingClientRect().top,
      };
    });
    const { heights = [], top } = (await placeholder.jsonValue()) ?? {};
    expect(heights).toHaveLength(2);
    for (const height of heights) expect(height).toBeGreaterThan(100);
    await expect(page.getByRole('heading', { name: 'One sign-in for nineteen colleges' })).toBeVisible();
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(top);
    expect(await shiftBelowHeader(page)).toBeLessThan(0.02);
  });
});

test('leaving a page aborts its requests', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  site.service.fail('/services/pmo', { kind: 'hang' });
  const started = page.waitForRequest('**/v1/services/pmo');
  await moveWithoutDocument(page, '/services/pmo');
  const request = await started;
  const ended = page.waitForEvent('requestfailed', (failed) => failed === request);
  await moveTo(page, quietPage);
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('a request that the next page also needs continues', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  const part = 'per_page=100';
  site.service.fail(part, { kind: 'latency', ms: 900 });
  const started = page.waitForRequest((request) => request.url().includes(part));
  await moveWithoutDocument(page, '/insight/case-study/port-operator-crossing');
  await started;
  await moveWithoutDocument(page, '/insight/case-study/claims-in-four-minutes');
  await expect(page.locator('main').getByRole('link', { name: /One stock figure/ })).toBeVisible();
  expect(site.service.requests.filter((line) => line.includes(part))).toHaveLength(1);
});
