import { expect, moveWithoutDocument, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { hydrateBlock } from '../hydrate-block.ts';
import { isSameDocument, markDocument } from '../same-document.ts';
import { scrollPosition, scrollTo } from '../scroll-position.ts';

test('a card’s link opens its page at the top without a reload, and going back restores the scroll position', async ({
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

test.describe('As in Safari 26.1', () => {
  test.use({ needsOwnPage: true });

  test('without an event for the end of scrolling, a reload and going back restore the scroll position', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'onscrollend');
    });
    await open(page, `${site.address}/insight/blog`);
    expect(await page.evaluate(() => 'onscrollend' in window)).toBe(false);
    await scrollTo(page, 700);
    await page.reload();
    await expect.poll(() => scrollPosition(page)).toBe(700);
    await scrollTo(page, 640);
    await page.getByRole('link', { name: /One sign-in for nineteen colleges/ }).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One sign-in for nineteen colleges');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
    await expect.poll(() => scrollPosition(page)).toBe(640);
  });
});

test('a page opens at the top even if the visitor scrolls while it loads', async ({ page, site }) => {
  await open(page, `${site.address}/insight/blog`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/page-modules/policy.js*', async (route) => {
    await held;
    await route.continue();
  });
  await moveWithoutDocument(page, quietPage);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await scrollTo(page, 500);
  release();
  await expect(page.locator('[data-slot^="policy.json"]').first()).toBeAttached();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('after a navigation the page has its title and the focus, and screen readers announce the title once', async ({
  page,
  site,
}) => {
  await open(page, site.address + quietPage);
  const region = page.locator('body [aria-live="polite"]#announcement');
  await expect(region).toHaveText('');
  site.service.fail('/services/pmo', { kind: 'latency', ms: 500 }, 1);
  await page.evaluate(() => {
    const live = document.getElementById('announcement');
    const announced: (string | null)[] = [];
    Object.assign(window, { announced });
    if (live) {
      new MutationObserver(() => announced.push(live.textContent)).observe(live, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  await moveWithoutDocument(page, '/services/pmo');
  await expect(page).toHaveTitle(/^A PMO that keeps the lines clear/);
  await expect(page.locator('main')).toBeFocused();
  await expect(region).toHaveText(await page.title());
  expect(await page.evaluate(() => Reflect.get(window, 'announced'))).toEqual([await page.title()]);
});

test('a page scrolls to an anchor when its target appears', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  site.service.fail('/get-aboutpage-content', { kind: 'latency', ms: 700 }, 1);
  await moveWithoutDocument(page, '/company#team');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('#team')).toBeInViewport();
  await expect
    .poll(() => page.locator('#team').evaluate((team) => Math.abs(team.getBoundingClientRect().top) < 200))
    .toBe(true);
});

test('an invalid anchor breaks nothing', async ({ page, site }) => {
  await open(page, `${site.address}/company#%E0%A4%A`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('going back from an anchor on the same page restores the scroll position', async ({ page, site }) => {
  await open(page, `${site.address}/services/pmo`);
  await scrollTo(page, 300);
  await page.evaluate(() => {
    location.hash = 'lets-talk';
  });
  await expect(page.locator('#lets-talk')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

test.describe('A page whose code is missing', () => {
  // The console reports the file that could not be loaded, as expected.
  test.use({ errors: [] });

  test('reloads once, and then shows the error page', async ({ page, site }) => {
    await page.route('**/page-modules/policy.js*', (route) => route.abort());
    await open(page, `${site.address}/insight/blog`);
    await markDocument(page);
    await moveWithoutDocument(page, quietPage);
    // After the reload the prerendered page is shown.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await expect(page).toHaveURL(site.address + quietPage);
    await open(page, `${site.address}/insight/blog`);
    await moveWithoutDocument(page, quietPage);
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    // Going back leaves the error page.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the site book');
  });
});
