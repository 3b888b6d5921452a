import type { Page } from '@playwright/test';
import { settled } from '../../../packages/pagewright/tests/browser/settled.ts';
import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

/**
 * Holds scripts of a page back. Returns a function that releases them and resolves when they have run.
 * @param scripts all scripts unless given
 */
async function holdScripts(
  page: Page,
  scripts: string | RegExp = '**/assets/*.js',
): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return () =>
    settled(page, async () => {
      const layout = page.waitForResponse(/SiteLayout/);
      release();
      await layout;
    });
}

test('text typed before the page hydrates is kept', async ({ page }) => {
  const runScripts = await holdScripts(page);
  await page.goto(`${demoSite()}/services/security`, { waitUntil: 'commit' });
  const name = page.getByLabel('Name');
  await name.fill('Ada Lovelace');
  await page.getByLabel('Message').fill('Typed early');
  await runScripts();
  await page.getByLabel('Email').fill('ada@example.com');
  await expect(name).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Message')).toHaveValue('Typed early');
});

for (const releases of ['before', 'after']) {
  test(`a menu pressed before the page hydrates and released ${releases} that stays open, and closes like any other`, async ({
    page,
  }) => {
    const runScripts = await holdScripts(page);
    await page.goto(`${demoSite()}/policy`, { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Software', exact: true });
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'AWS', exact: true });
    await menu.hover();
    await page.mouse.down();
    await expect(link).toBeVisible();
    if (releases === 'before') await page.mouse.up();
    await runScripts();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    if (releases === 'after') await page.mouse.up();
    await page.mouse.move(0, 700);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
  });
}

test('a menu button pressed by key before the page hydrates opens its menu, which Escape closes', async ({
  page,
}) => {
  const runScripts = await holdScripts(page, /assets\/(?!boot)[^/]+\.js/);
  await page.goto(`${demoSite()}/policy`, { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Software', exact: true });
  await menu.focus();
  // The first script loads the others.
  await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await runScripts();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
});

test('a menu link to an anchor of the page, followed before the page hydrates, leaves no menu open over its target', async ({
  page,
}) => {
  const runScripts = await holdScripts(page);
  await page.goto(`${demoSite()}/company`, { waitUntil: 'commit' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const link = bar.getByRole('link', { name: 'Certifications', exact: true });
  await bar.getByRole('button', { name: 'Company', exact: true }).hover();
  await link.click();
  await runScripts();
  await expect(page.getByRole('heading', { name: 'Certifications' })).toBeInViewport();
  await expect(link).toBeHidden();
});

test('the page outlives a layout that React renders again, because a proxy has changed its HTML', async ({
  page,
}) => {
  const address = `${demoSite()}/policy`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('>Contact Us</a>', '>Contact them</a>'),
    });
  });
  await page.goto(address);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const main = await page.locator('#main').elementHandle();
  await expect(bar.getByRole('link', { name: 'Contact them' })).toBeVisible();
  await bar.hover();
  await expect(bar.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  expect(await main?.isVisible()).toBe(true);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the side panel opened before the page hydrates makes the page behind it inert, until its button closes it', async ({
    page,
  }) => {
    const runScripts = await holdScripts(page);
    await page.goto(`${demoSite()}/policy`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel).toBeVisible();
    await runScripts();
    const inertPage = page.locator('[inert] main');
    await expect(inertPage).toHaveCount(1);
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close menu' }).click();
    await expect(panel).toBeHidden();
    await expect(inertPage).toHaveCount(0);
  });

  test('a link of the side panel to an anchor of the page, followed before the page hydrates, closes the panel', async ({
    page,
  }) => {
    const runScripts = await holdScripts(page);
    await page.goto(`${demoSite()}/company`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByRole('link', { name: 'Awards' }).click();
    await expect(page).toHaveURL(/#awards$/);
    await runScripts();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Awards' })).toBeInViewport();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});
