import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { hydrateBlock } from '../hydrate-block.ts';
import { isSameDocument, markDocument } from '../same-document.ts';
import { scrollPosition, scrollTo } from '../scroll-position.ts';

test('a card’s link exchanges the page, begins at its top, and going back restores', async ({
  page,
  site,
}) => {
  await open(page, `${site.address}/insight/blog`);
  await markDocument(page);
  await scrollTo(page, 700);
  const card = page.getByRole('link', { name: /One sign-in for nineteen colleges/ });
  await hydrateBlock(card);
  await scrollTo(page, 640);
  await card.evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One sign-in for nineteen colleges');
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
  await expect.poll(() => scrollPosition(page)).toBe(640);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One sign-in for nineteen colleges');
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('a page that was scrolled while the next one was loading does not pass its place on', async ({
  page,
  site,
}) => {
  await open(page, `${site.address}/insight/blog`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/page-modules/policy.js*', async (route) => {
    await held;
    await route.continue();
  });
  await moveTo(page, quietPage);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await scrollTo(page, 500);
  release();
  await expect(page.locator('[data-slot^="policy.json"]').first()).toBeAttached();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('after a navigation the title is new, the page has the focus, and its title is read once', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  const region = page.locator('body [aria-live="polite"]#announcement');
  await expect(region).toHaveText('');
  site.service.fail('/services/pmo', { kind: 'latency', ms: 500 }, 1);
  await page.evaluate(() => {
    const live = document.getElementById('announcement');
    const heard: (string | null)[] = [];
    Object.assign(window, { heard });
    if (live) {
      new MutationObserver(() => heard.push(live.textContent)).observe(live, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  await moveTo(page, '/services/pmo');
  await expect(page).toHaveTitle(/^A PMO that keeps the lines clear/);
  await expect(page.locator('main')).toBeFocused();
  await expect(region).toHaveText(await page.title());
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([await page.title()]);
});

test('an anchor waits for its target to appear', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  site.service.fail('/get-aboutpage-content', { kind: 'latency', ms: 700 }, 1);
  await moveTo(page, '/company#team');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('#team')).toBeInViewport();
  await expect
    .poll(() => page.locator('#team').evaluate((team) => Math.abs(team.getBoundingClientRect().top) < 200))
    .toBe(true);
});

test('an anchor that is no address at all breaks nothing', async ({ page, site }) => {
  await open(page, `${site.address}/company#%E0%A4%A`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('going back from an anchor of the same page restores the place', async ({ page, site }) => {
  await open(page, `${site.address}/services/pmo`);
  await scrollTo(page, 300);
  await page.evaluate(() => {
    location.hash = 'lets-talk';
  });
  await expect(page.locator('#lets-talk')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

test.describe('A page whose code is gone', () => {
  // The console names what could not be loaded, as it should.
  test.use({ errors: [] });

  test('is loaded anew once, and then told by the error page', async ({ page, site }) => {
    await page.route('**/page-modules/policy.js*', (route) => route.abort());
    await open(page, `${site.address}/insight/blog`);
    await markDocument(page);
    await moveTo(page, quietPage);
    // Loaded anew, the page is the one that was prerendered.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await expect(page).toHaveURL(site.address + quietPage);
    await open(page, `${site.address}/insight/blog`);
    await moveTo(page, quietPage);
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    // The way back leads out of it.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
  });
});
