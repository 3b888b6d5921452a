import type { Locator, Page, Route } from '@playwright/test';
import { menuGroups } from '../../pages/menus.ts';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { moveWithoutDocument } from '../fixture-sites/faulty-test.ts';

/** Expects the top of an element to be just below the fixed header. */
async function expectAtTop(target: Locator): Promise<void> {
  const below = () =>
    target.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      return element.getBoundingClientRect().top - (header?.bottom ?? 0);
    });
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  expect(await below()).toBeLessThan(60);
}

/** Delays the content of the company page. Call the result to release it. */
async function holdCompany(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/get-aboutpage-content', (route) => {
    if (isOpen) return route.continue();
    held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue().catch(() => {})));
  };
}

/** Navigates from a page without content to an anchor whose target needs delayed content. */
async function waitForAnchor(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  const release = await holdCompany(page);
  await visit(page, `${demoSite()}/policy`);
  await moveWithoutDocument(page, '/company#certifications');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveTitle(/^The company/);
  return release;
}

test('a URL with an anchor opens at its target, for each anchor of the menus', async ({ page }) => {
  const anchored = menuGroups.flatMap(({ links }) => links).filter((link) => link.includes('#'));
  for (const link of anchored) {
    await visit(page, `${demoSite()}${link}`);
    await expectAtTop(page.locator(`[id="${link.split('#')[1]}"]`));
  }
});

test.describe('With a stopped clock', () => {
  test.use({ needsOwnPage: true });

  test('a page scrolls to an anchor whose target appears after nine seconds', async ({ page }) => {
    const release = await waitForAnchor(page);
    await page.clock.fastForward(9000);
    await release();
    await expectAtTop(page.locator('#certifications'));
  });

  test('a page does not scroll to an anchor whose target appears after ten seconds', async ({ page }) => {
    const release = await waitForAnchor(page);
    await page.clock.fastForward(10_100);
    await expect(page.getByRole('heading', { name: 'The company page is out of reach' })).toBeVisible();
    await release();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#certifications')).toBeAttached();
    await expect(page.locator('#certifications')).not.toBeInViewport();
  });
});
