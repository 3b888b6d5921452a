import type { Locator, Page } from '@playwright/test';
import { settled } from '../../packages/pagewright/tests/browser/settled.ts';
import { expect, test } from './browser-test.ts';
import { visit } from './every-page/visit.ts';
import { demoSite } from './fixture-sites/demo-site.ts';

/** Presses Tab until an element has the focus, and waits for the code that loads on focus. */
function tabTo(page: Page, target: Locator): Promise<void> {
  return settled(page, async () => {
    // The element is found once: a search by role computes the names of all elements.
    const found = await target.elementHandle();
    const isThere = () => found?.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 150 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  });
}

/** Scrolls an element into view, and waits for the code that loads then. */
function scrollTo(page: Page, target: Locator): Promise<void> {
  return settled(page, () => target.scrollIntoViewIfNeeded());
}

/** True for an element that is not transparent and has a width. */
function isVisible(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );
}

/** True while an endless animation runs. */
function isMoving(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) => effect?.getTiming().iterations === Infinity && playState === 'running',
      ),
  );
}

const inputs = [
  {
    name: 'keyboard',
    screen: {},
    moveTo: tabTo,
    async act(page: Page, target: Locator) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'touch',
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    moveTo: scrollTo,
    async act(page: Page, target: Locator) {
      await scrollTo(page, target);
      await target.tap();
    },
  },
];

for (const { name, screen, moveTo, act } of inputs) {
  test.describe(name, () => {
    test.use(screen);

    test(`a biography and a profile link open: by ${name}`, async ({ page }) => {
      await visit(page, `${demoSite()}/company`);
      const person = page.getByRole('listitem').filter({ hasText: 'Amara Obi' });
      const profile = person.getByRole('link', { name: 'Profile' });
      const bio = person.locator('details p');
      await act(page, person.locator('summary'));
      await expect(bio).toBeVisible();
      expect(await isVisible(bio)).toBe(true);
      await moveTo(page, profile);
      expect(await isVisible(profile)).toBe(true);
      expect(await isVisible(person.getByText('Team', { exact: true }))).toBe(true);
      await act(page, person.locator('summary'));
      await expect(bio).toBeHidden();
    });

    test(`a badge shows its whole word, and a button pauses and restarts the logos: by ${name}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await visit(page, demoSite());
      expect(await isMoving(page)).toBe(true);
      await act(page, page.getByRole('button', { name: 'Pause the moving logos' }));
      await expect.poll(() => isMoving(page)).toBe(false);
      await act(page, page.getByRole('button', { name: 'Move the logos again' }));
      await expect.poll(() => isMoving(page)).toBe(true);
      const card = page.getByRole('article').filter({ hasText: 'Case Study' }).first();
      await moveTo(page, card.getByRole('link'));
      await expect.poll(() => isVisible(card.getByText('Case Study', { exact: true }))).toBe(true);
    });

    test(`a share icon opens its window: by ${name}`, async ({ page }) => {
      const context = page.context();
      await context.route(/facebook/, (route) => route.fulfill({ body: '' }));
      await visit(page, `${demoSite()}/insight/blog/replacing-the-lift`);
      const opened = context.waitForEvent('page');
      await act(page, page.getByRole('link', { name: 'Share on Facebook' }));
      expect((await opened).url()).toContain('facebook');
    });
  });
}

test('a menu opens by keyboard, returns the focus when it closes, and its links work', async ({ page }) => {
  await visit(page, `${demoSite()}/policy`);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const button = menu.getByRole('button', { name: 'Services' });
  const link = menu.getByRole('link', { name: 'Security' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await tabTo(page, link);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/services/security');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the side panel opens and closes, and its links work', async ({ page }) => {
    await visit(page, `${demoSite()}/policy`);
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close menu' }).tap();
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await panel.getByText('Services', { exact: true }).tap();
    await panel.getByRole('link', { name: 'Security' }).tap();
    await page.waitForURL('**/services/security');
  });
});
