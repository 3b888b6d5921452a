import { expect, type Locator, type Page, test } from '@playwright/test';
import { menuGroups } from '../../pages/menus.ts';
import { isMarked, mark } from '../document-mark.ts';
import { setTextSpacing } from '../every-page/text-spacing.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

const barOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

const openerOf = (page: Page, label: string): Locator =>
  barOf(page).getByRole('button', { name: label, exact: true });

/** What a group opens, by the reference that its button carries. */
async function sheetOf(page: Page, label: string): Promise<Locator> {
  return page.locator(`[id="${await openerOf(page, label).getAttribute('aria-controls')}"]`);
}

/** The sign of what opens, which a style draws: whether there is one, and how it is turned. */
function signOf(opener: Locator): Promise<{ readonly drawn: string; readonly turned: string }> {
  return opener.evaluate((element) => {
    const { content, rotate } = getComputedStyle(element, '::after');
    return { drawn: content, turned: rotate };
  });
}

function targets(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

test('the navigation has its eight groups in order, and each opens exactly its links, one group at a time', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/`);
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
    const closedSign = await signOf(opener);
    expect(closedSign.drawn, label).toBe('""');
    await opener.click();
    const sheet = await sheetOf(page, label);
    await expect(sheet).toBeVisible();
    await expect(opener).toHaveAccessibleName(label);
    expect((await signOf(opener)).turned, label).not.toBe(closedSign.turned);
    await expect(bar.getByRole('button', { expanded: true })).toHaveText([label]);
    expect(await targets(sheet.getByRole('list').getByRole('link')), label).toEqual(links);
    expect(await targets(sheet.getByRole('link', { name: /^See All/ })), label).toEqual(seeAll);
    if (ownPage)
      expect(await targets(sheet.getByRole('link', { name: label, exact: true }))).toEqual([ownPage]);
  }
});

test('the logo and the groups stand apart on the narrowest screen that has the bar, also with wide text spacing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1120, height: 900 });
  await visit(page, `${demoSite()}/policy`);
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

test('the menus are used by keyboard alone', async ({ page }) => {
  await visit(page, `${demoSite()}/policy`);
  const focused = page.locator(':focus');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // Past the link that skips the navigation, and the logo.
  await press('Tab', 'Tab', 'Tab');
  const platforms = openerOf(page, 'Platforms');
  await expect(platforms).toBeFocused();
  await press('Enter');
  const sheet = await sheetOf(page, 'Platforms');
  await expect(sheet).toBeVisible();
  await press('Tab');
  await expect(focused).toHaveText('Impress AI');
  await press('Escape');
  await expect(sheet).toBeHidden();
  await expect(platforms).toBeFocused();

  await press('Space', 'Tab', 'Tab');
  await expect(focused).toHaveText('Salestable');
  // Going on past the last of its links closes the group.
  for (let presses = 0; presses < 3 && !(await openerOf(page, 'Software').evaluate(isFocused)); presses += 1)
    await press('Tab');
  await expect(openerOf(page, 'Software')).toBeFocused();
  await expect(sheet).toBeHidden();

  await press('Enter', 'Tab', 'Enter');
  await page.waitForURL('**/software/aws');
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

test('a menu opens when it is pointed at, stays while the pointer is in it, and gives way to the next', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/policy`);
  const services = await sheetOf(page, 'Services');
  const software = await sheetOf(page, 'Software');
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

test('a menu opens and closes by touch on a wide screen', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await visit(page, `${demoSite()}/policy`);
  const sheet = await sheetOf(page, 'Insights');
  await openerOf(page, 'Insights').tap();
  await expect(sheet).toBeVisible();
  await openerOf(page, 'Insights').tap();
  await expect(sheet).toBeHidden();
  await context.close();
});

/** A link of each kind that a menu has, by the group that holds it, and where it leads. */
const kinds = [
  { group: 'Services', name: 'PMO', to: '/services/pmo' },
  { group: 'Platforms', name: /^Salestable shows/, to: '/platform/salestable' },
  { group: 'Insights', name: 'See All Blog', to: '/insight/blog' },
  { group: 'Company', name: 'Company', to: '/company' },
  { group: 'Company', name: 'Awards', to: '/company#awards' },
  { group: undefined, name: 'Contact Us', to: '/contact-us' },
] as const;

test('every kind of menu link loads its page anew, those of the footer too', async ({ page }) => {
  for (const { group, name, to } of kinds) {
    // Each time from another page: an anchor of the same page is no other page.
    await visit(page, `${demoSite()}/policy`);
    await mark(page);
    if (group) await openerOf(page, group).click();
    const place = group ? await sheetOf(page, group) : barOf(page);
    await place.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(demoSite() + to);
    expect(await isMarked(page), to).toBe(false);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
  await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  expect(await isMarked(page)).toBe(false);
});

test('a menu link to a part of the page that is shown goes there and takes the menu away', async ({
  page,
}) => {
  await visit(page, `${demoSite()}/company`);
  await openerOf(page, 'Company').hover();
  const sheet = await sheetOf(page, 'Company');
  await sheet.getByRole('link', { name: 'Certifications', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Certifications' })).toBeInViewport();
  await expect(sheet).toBeHidden();
});
