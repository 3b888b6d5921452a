import type { Locator, Page } from '@playwright/test';
import { menuGroups } from '../../pages/menus.ts';
import { expect, test } from '../browser-test.ts';
import { setTextSpacing } from '../every-page/text-spacing.ts';
import { arrived, visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { isSameDocument, markDocument } from '../same-document.ts';

const barOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

const openerOf = (page: Page, label: string): Locator =>
  barOf(page).getByRole('button', { name: label, exact: true });

/** The menu that a group opens, found by the `aria-controls` of its button. */
async function menuOf(page: Page, label: string): Promise<Locator> {
  return page.locator(`[id="${await openerOf(page, label).getAttribute('aria-controls')}"]`);
}

/** The arrow of a group, which a style draws: whether there is one, and its rotation. */
function arrowOf(opener: Locator): Promise<{ readonly content: string; readonly rotate: string }> {
  return opener.evaluate((element) => {
    const { content, rotate } = getComputedStyle(element, '::after');
    return { content, rotate };
  });
}

function targets(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

test('the menus open by keyboard, by press and on hover', async ({ page }) => {
  await visit(page, `${demoSite()}/policy`);
  await test.step('the menus work by keyboard alone', async () => {
    const focused = page.locator(':focus');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // Skips the skip link and the logo.
    await press('Tab', 'Tab', 'Tab');
    const platforms = openerOf(page, 'Platforms');
    await expect(platforms).toBeFocused();
    await press('Enter');
    const menu = await menuOf(page, 'Platforms');
    // The first key press has started to load the code of the menus.
    await expect(platforms).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await press('Tab');
    await expect(focused).toHaveText('Impress AI');
    await press('Escape');
    await expect(menu).toBeHidden();
    await expect(platforms).toBeFocused();

    await press('Space', 'Tab', 'Tab');
    await expect(focused).toHaveText('Salestable');
    // Tabbing past its last link closes the group.
    for (
      let presses = 0;
      presses < 3 && !(await openerOf(page, 'Software').evaluate(isFocused));
      presses += 1
    )
      await press('Tab');
    await expect(openerOf(page, 'Software')).toBeFocused();
    await expect(menu).toBeHidden();

    await press('Enter', 'Tab', 'Enter');
    await page.waitForURL('**/software/aws');
  });
  await arrived(page);
  await test.step('the navigation has eight groups in order, and each opens exactly its links, one group at a time', async () => {
    const bar = barOf(page);
    await expect(bar.getByRole('button').or(bar.getByRole('link'))).toHaveText(
      menuGroups.map(({ label }) => label),
    );
    for (const { label, page: ownPage, links, seeAll } of menuGroups) {
      if (links.length === 0) {
        await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'href',
          ownPage ?? '',
        );
        continue;
      }
      const opener = openerOf(page, label);
      const closedArrow = await arrowOf(opener);
      expect(closedArrow.content, label).toBe('""');
      await opener.click();
      const menu = await menuOf(page, label);
      await expect(menu).toBeVisible();
      await expect(opener).toHaveAccessibleName(label);
      expect((await arrowOf(opener)).rotate, label).not.toBe(closedArrow.rotate);
      await expect(bar.getByRole('button', { expanded: true })).toHaveText([label]);
      expect(await targets(menu.getByRole('list').getByRole('link')), label).toEqual(links);
      expect(await targets(menu.getByRole('link', { name: /^See All/ })), label).toEqual(seeAll);
      if (ownPage)
        expect(await targets(menu.getByRole('link', { name: label, exact: true }))).toEqual([ownPage]);
    }
  });
  await test.step('a menu opens on hover, stays open while the pointer is in it, and closes when another opens', async () => {
    const services = await menuOf(page, 'Services');
    const software = await menuOf(page, 'Software');
    await openerOf(page, 'Services').hover();
    await expect(services).toBeVisible();
    await services.getByRole('link', { name: 'Security' }).hover();
    await expect(services).toBeVisible();
    await openerOf(page, 'Software').hover();
    await expect(software).toBeVisible();
    await expect(services).toBeHidden();
    await page.mouse.move(700, 880);
    await expect(software).toBeHidden();
  });
  await test.step('the logo and the groups fit on the narrowest screen that has the bar, also with wide text spacing', async () => {
    await page.setViewportSize({ width: 1120, height: 900 });
    await setTextSpacing(page, true);
    const logo = page.locator('header').getByRole('link').first();
    const items = barOf(page).getByRole('button').or(barOf(page).getByRole('link'));
    const boxes = await Promise.all([logo, ...(await items.all())].map((item) => item.boundingBox()));
    expect(boxes).toHaveLength(menuGroups.length + 1);
    const ends = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []));
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(ends.at(-1)).toBeLessThanOrEqual(1120);
    expect((ends[2] ?? 0) - (ends[1] ?? 0)).toBeGreaterThanOrEqual(8);
  });
});

test('a menu opens and closes by touch on a wide screen', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await visit(page, `${demoSite()}/policy`);
  const menu = await menuOf(page, 'Insights');
  await openerOf(page, 'Insights').tap();
  await expect(menu).toBeVisible();
  // Styles have opened the menu. The attribute of its button shows that the code that can close it has loaded.
  await expect(openerOf(page, 'Insights')).toHaveAttribute('aria-expanded', 'true');
  await openerOf(page, 'Insights').tap();
  await expect(menu).toBeHidden();
  await context.close();
});

/** One link of each kind in the menus, with its group and its target. A link to an anchor of the same page would not reload it. */
const kinds = [
  { group: 'Company', name: 'Awards', to: '/company#awards' },
  { group: 'Services', name: 'PMO', to: '/services/pmo' },
  { group: 'Platforms', name: /^Salestable shows/, to: '/platform/salestable' },
  { group: 'Insights', name: 'See All Blog', to: '/insight/blog' },
  { group: 'Company', name: 'Company', to: '/company' },
  { group: undefined, name: 'Contact Us', to: '/contact-us' },
] as const;

test('every kind of menu link reloads the page, in the footer too', async ({ page }) => {
  await visit(page, `${demoSite()}/policy`);
  for (const { group, name, to } of kinds) {
    await markDocument(page);
    if (group) await openerOf(page, group).click();
    const place = group ? await menuOf(page, group) : barOf(page);
    await place.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(demoSite() + to);
    expect(await isSameDocument(page), to).toBe(false);
    // A link that is not hydrated reloads the page in any case.
    await arrived(page);
  }
  await markDocument(page);
  await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  expect(await isSameDocument(page)).toBe(false);
});

for (const way of ['mouse', 'keyboard'] as const) {
  test(`a menu link to an anchor on the current page scrolls there and closes the menu: by ${way}`, async ({
    page,
  }) => {
    await visit(page, `${demoSite()}/company`);
    const menu = await menuOf(page, 'Company');
    const link = menu.getByRole('link', { name: 'Certifications', exact: true });
    if (way === 'mouse') {
      await openerOf(page, 'Company').hover();
      await link.click();
    } else {
      await openerOf(page, 'Company').focus();
      // Enter is pressed later than the focus arrives, which hydrates the layout.
      await expect(page.locator('header[data-stuck]')).toBeVisible();
      await page.keyboard.press('Enter');
      await link.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Certifications' })).toBeInViewport();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/company$/);
    await expect(menu).toBeHidden();
  });
}
