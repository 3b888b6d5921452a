import type { Locator, Page } from '@playwright/test';
import { menuGroups } from '../../pages/menus.ts';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { isSameDocument, markDocument } from '../same-document.ts';
import { scrollPosition } from '../scroll-position.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const openerOf = (page: Page): Locator => page.getByRole('button', { name: 'Open menu' });
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

test('the side panel is used by touch and by keyboard', async ({ page }) => {
  await visit(page, `${demoSite()}/services/pmo`);
  await test.step('on a narrow screen the menus are in a side panel that buttons open and close', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(panelOf(page)).toBeHidden();
    await openerOf(page).tap();
    await expect(panelOf(page)).toBeVisible();
    await expect(panelOf(page).getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(panelOf(page)).toBeHidden();
    await expect(openerOf(page)).toBeFocused();
  });
  await test.step('the side panel contains every group in order, and expands one at a time by touch', async () => {
    await openerOf(page).tap();
    const groups = panelOf(page).getByRole('navigation').getByRole('list').first().locator('> li');
    await expect(groups).toHaveCount(menuGroups.length);
    // The group of the current page is expanded at first.
    await expect(panelOf(page).getByRole('link', { name: 'PMO' })).toBeVisible();
    for (const [index, { label, page: ownPage, links, seeAll }] of menuGroups.entries()) {
      const group = groups.nth(index);
      const opens = links.length > 0;
      const shown = group.getByRole('link');
      if (opens && (await shown.count()) === 0) await group.locator('summary').tap();
      const targets = () => shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      await expect.poll(targets, label).toEqual([...new Set([ownPage ?? [], links, seeAll].flat())]);
      if (opens) await expect(panelOf(page).locator('details[open]'), label).toHaveCount(1);
    }
  });
  await test.step('a link of the side panel reloads the page', async () => {
    await markDocument(page);
    await panelOf(page).getByText('Insights').tap();
    await panelOf(page).getByRole('link', { name: 'Case Studies' }).tap();
    await page.waitForURL('**/insight/case-studies');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('the side panel works by keyboard alone: it takes the focus, traps it, and returns it on Escape', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/policy`);
  const opener = openerOf(page);
  const panel = panelOf(page);
  // Skips the skip link and the logo.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(panel.locator(':focus')).toHaveAccessibleName('Close menu');
  // Tabs through all elements once: eight groups, the button, and controls of the browser.
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await panel.evaluate(
      (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(isOutside, `after ${presses + 1} presses of Tab`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveText('Impress AI');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/platform/impress-ai');
});

test('a link to an anchor on the current page closes the panel and scrolls there', async ({ page }) => {
  await visit(page, `${demoSite()}/company`);
  await openerOf(page).tap();
  // From then on, links close the panel.
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await panelOf(page).getByRole('link', { name: 'Awards' }).tap();
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Awards' })).toBeInViewport();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test.describe('Where the panel covers only a part of the page', () => {
  test.use({ viewport: { width: 800, height: 740 }, isMobile: false });

  test('a touch outside it closes it, and so does a wider window', async ({ page }) => {
    await visit(page, `${demoSite()}/policy`);
    await test.step('a touch outside it closes it, and the page behind does not scroll', async () => {
      await openerOf(page).tap();
      await expect(panelOf(page)).toBeVisible();
      await expect(page.locator('[inert] main')).toHaveCount(1);
      await page.mouse.move(100, 500);
      await page.mouse.wheel(0, 400);
      await page.touchscreen.tap(100, 500);
      await expect(panelOf(page)).toBeHidden();
      await expect(openerOf(page)).toBeFocused();
      expect(await scrollPosition(page)).toBe(0);
    });
    await test.step('making the window wider closes the panel and makes the page usable', async () => {
      await openerOf(page).tap();
      await expect(panelOf(page)).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 740 });
      await expect(panelOf(page)).toBeHidden();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Talent' }).click();
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }),
      ).toBeVisible();
    });
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the side panel still opens and closes', async ({ page }) => {
    await page.goto(`${demoSite()}/policy`);
    await openerOf(page).tap();
    await expect(panelOf(page)).toBeVisible();
    await panelOf(page).getByText('Software').tap();
    await expect(panelOf(page).getByRole('link', { name: 'Oracle' })).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(panelOf(page)).toBeHidden();
  });
});
