import type { Page } from '@playwright/test';
import { settled } from '../../../packages/pagewright/tests/browser/settled.ts';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { isSameDocument, markDocument } from '../same-document.ts';

const list = '/insight/blog';
const listTitle = 'Notes from the site book';
const post = '/insight/blog/one-sign-in-for-nineteen-colleges';
const postTitle = 'One sign-in for nineteen colleges';
const otherPost = '/insight/blog/red-amber-and-the-truth';

const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Records the paths that the page requests from now on. */
function watchRequests(page: Page, chosen: (type: string) => boolean = () => true): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (chosen(request.resourceType())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Records the paths that scripts of the page fetch from now on. */
const watchFetches = (page: Page) => watchRequests(page, (type) => type === 'fetch');

/** Opens the list of posts before its cards have hydrated. */
async function openList(page: Page): Promise<void> {
  await visit(page, demoSite() + list);
  await markDocument(page);
  // The code that opens pages loads when a visitor begins to use the page.
  await settled(page, async () => {
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 304);
  });
}

/** Clicks without pointing at the link first. */
async function clickAtOnce(page: Page, path: string): Promise<void> {
  await linkTo(page, path).evaluate((link) => link instanceof HTMLElement && link.click());
}

test.describe('In a context of its own', () => {
  test.use({ needsOwnPage: true });

  test('a link that the visitor points at opens without the network, and so does the way back', async ({
    page,
  }) => {
    await openList(page);
    // Loads the code of posts, so that only the document is missing.
    await settled(page, () => clickAtOnce(page, otherPost));
    await expect(heading(page)).not.toHaveText(listTitle);
    await page.goBack();
    await expect(heading(page)).toHaveText(listTitle);
    const read = page.waitForResponse((response) => response.url().endsWith(post));
    await linkTo(page, post).hover();
    await (await read).finished();
    await page.context().setOffline(true);
    await linkTo(page, post).click();
    await expect(heading(page)).toHaveText(postTitle);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Let’s Talk' })).toBeAttached();
    await page.goBack();
    await expect(heading(page)).toHaveText(listTitle);
    await page.goForward();
    await expect(heading(page)).toHaveText(postTitle);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a click loads the document of the next page and its styles, and shows the page before its code', async ({
  page,
}) => {
  await openList(page);
  const region = await page.locator('#announcement').elementHandle();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${post}`, async (route) => {
    await held;
    await route.continue();
  });
  const requests = watchRequests(page, (type) => type === 'fetch' || type === 'script');
  await page.route('**/wp-json/**', () => {});
  await page.route('**/page-modules/**', (route) => route.abort());
  const styles = page.waitForRequest(/\/assets\/page\..*\.css$/);
  await clickAtOnce(page, post);
  // The code does not wait for the document, although the document names it.
  await styles;
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(heading(page)).toHaveText(listTitle);
  release();
  await expect(heading(page)).toHaveText(postTitle);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(postTitle));
  await expect(page.locator('main')).toBeFocused();
  // Screen readers announce only changes in a live region that they already know.
  expect(await region?.textContent()).toBe(await page.title());
  expect(
    await page.locator('[data-block="article"] > *').evaluate((article) => getComputedStyle(article).display),
  ).not.toBe('block');
  const code = /\/assets\/(?!head-tags|reading)/;
  expect(requests.filter((path) => !path.startsWith('/wp-json/') && code.test(path))).toEqual([]);
  // As on a first visit, a block hydrates when it is touched.
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('Ada');
  await expect.poll(() => requests.some((path) => path.includes('ContactForm'))).toBe(true);
  await expect(name).toHaveValue('Ada');
  expect(await isSameDocument(page)).toBe(true);
});

test('pages are prepared for the keyboard and for a press, but not for a visitor who saves data', async ({
  page,
}) => {
  await openList(page);
  const fetches = watchFetches(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  await linkTo(page, post).dispatchEvent('pointerdown');
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  // The browser prepares links that reload.
  await page.locator('footer').getByRole('link', { name: 'Careers' }).dispatchEvent('pointerdown');
  await settled(page, () => linkTo(page, otherPost).dispatchEvent('pointerdown'));
  expect(fetches).toEqual([otherPost]);
  await page.keyboard.press('Tab');
  await linkTo(page, post).focus();
  await expect.poll(() => fetches).toEqual([otherPost, post]);
});

test('a tab with the code of an earlier build loads the page of the new one', async ({ page }) => {
  await openList(page);
  await page.route(`**${post}`, async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-client="[^"]*"/,
      'data-client="/assets/client-new.js"',
    );
    await route.fulfill({ response, body });
  });
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await clickAtOnce(page, post);
  await loaded;
  await expect(heading(page)).toHaveText(postTitle);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe(post);
});
