import { expect, type Locator, type Page, test } from '@playwright/test';
import { menuGroups } from '../../pages/menus.ts';
import { isMarked, mark } from '../document-mark.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { scrolled } from '../scrolling.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const openerOf = (page: Page): Locator => page.getByRole('button', { name: 'Open menu' });
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

test('on a narrow screen the menus are in a side panel that a button opens, and another closes', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/policy`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(panelOf(page)).toBeHidden();
  await openerOf(page).tap();
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page).getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Close menu' }).tap();
  await expect(panelOf(page)).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
});

test('the side panel holds every group in order, and unfolds one at a time by touch', async ({ page }) => {
  await visit(page, `${demoSite()}/services/pmo`);
  await openerOf(page).tap();
  const groups = panelOf(page).getByRole('navigation').getByRole('list').first().locator('> li');
  await expect(groups).toHaveCount(menuGroups.length);
  // The group of the page that is shown is unfolded from the start.
  await expect(panelOf(page).getByRole('link', { name: 'PMO' })).toBeVisible();
  for (const [index, { label, page: ownPage, links, seeAll }] of menuGroups.entries()) {
    const group = groups.nth(index);
    const opens = links.length > 0;
    const shown = group.getByRole('link');
    if (opens && (await shown.count()) === 0) await group.locator('summary').tap();
    const targets = () => shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect.poll(targets, label).toEqual([ownPage ?? [], links, seeAll].flat());
    if (opens) await expect(panelOf(page).locator('details[open]'), label).toHaveCount(1);
  }
});

test('the side panel is used by keyboard alone: it takes the focus, keeps it, and gives it back on Escape', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/policy`);
  const opener = openerOf(page);
  const panel = panelOf(page);
  // Past the link that skips the navigation, and the logo.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(panel.locator(':focus')).toHaveAccessibleName('Close menu');
  // Once around: eight groups and the button, and whatever the browser has of its own.
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

test('a link of the side panel loads its page anew', async ({ page }) => {
  await visit(page, `${demoSite()}/policy`);
  await mark(page);
  await openerOf(page).tap();
  await panelOf(page).getByText('Insights').tap();
  await panelOf(page).getByRole('link', { name: 'See All: Case Studies' }).tap();
  await page.waitForURL('**/insight/case-studies');
  expect(await isMarked(page)).toBe(false);
});

test('a link to a part of the page that is shown takes the panel away and goes there', async ({ page }) => {
  await visit(page, `${demoSite()}/company`);
  await openerOf(page).tap();
  await panelOf(page).getByRole('link', { name: 'Awards' }).tap();
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Awards' })).toBeInViewport();
});

test.describe('Where the panel leaves some of the page to be seen', () => {
  test.use({ viewport: { width: 800, height: 740 }, isMobile: false });

  test('a touch beside it closes it, and the page behind does not scroll meanwhile', async ({ page }) => {
    await visit(page, `${demoSite()}/policy`);
    await openerOf(page).tap();
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 400);
    await page.touchscreen.tap(100, 500);
    await expect(panelOf(page)).toBeHidden();
    expect(await scrolled(page)).toBe(0);
  });

  test('a window that widens takes the panel away and gives the page back', async ({ page }) => {
    await visit(page, `${demoSite()}/policy`);
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

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the side panel opens and closes all the same', async ({ page }) => {
    await page.goto(`${demoSite()}/policy`);
    await openerOf(page).tap();
    await expect(panelOf(page)).toBeVisible();
    await panelOf(page).getByText('Software').tap();
    await expect(panelOf(page).getByRole('link', { name: 'Oracle' })).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(panelOf(page)).toBeHidden();
  });
});
