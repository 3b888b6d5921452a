import { expect, type Page, test } from '@playwright/test';
import { demoSite } from '../demo-site.ts';
import { visitedWorlds } from '../worlds/visited-worlds.ts';
import { loadedTypes, standingTypes } from './block-code.ts';
import { headOf, structureOf } from './page-structure.ts';
import { settled, visit } from './visit.ts';

for (const world of visitedWorlds) {
  const writtenAt = async (page: Page, path: string) =>
    (await page.request.get(world.address() + path, { maxRetries: 2 })).text();

  test(`hydration changes no element, attribute or text of any page, and a page loads the code of its own blocks and no other: ${world.name}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    for (const path of await world.paths()) {
      if (world.undelivered?.includes(path)) continue;
      await visit(page, world.address() + path);
      // Blocks that wait for somebody are woken too.
      await settled(page, () =>
        page.evaluate(() => {
          for (const slot of document.querySelectorAll('[data-slot]'))
            slot.dispatchEvent(new Event('focusin'));
        }),
      );
      expect(structureOf(await page.content(), '#root'), path).toBe(
        structureOf(await writtenAt(page, path), '#root'),
      );
      expect(await loadedTypes(page), path).toEqual(await standingTypes(page));
    }
  });

  test(`a page that was navigated to is the page that was prerendered, head included: ${world.name}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const paths = await world.chosen();
    for (const [index, path] of paths.entries()) {
      if (world.undelivered?.includes(path)) continue;
      const from = paths[(index + 7) % paths.length] ?? '/';
      const written = await writtenAt(page, path);
      await visit(page, world.address() + from);
      await settled(page, async () => {
        await page.evaluate((address) => history.pushState(null, '', address), path);
        await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
      });
      const now = await page.content();
      expect(structureOf(now, 'main'), `${from} -> ${path}`).toBe(structureOf(written, 'main'));
      expect(headOf(now), `${from} -> ${path}`).toEqual(headOf(written));
    }
  });
}

test('text that is typed before the page hydrates is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${demoSite()}/services/security`, { waitUntil: 'commit' });
  const name = page.getByLabel('Name');
  await name.fill('Ada Lovelace');
  await page.getByLabel('Message').fill('Typed early');
  release();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill('ada@example.com');
  await expect(name).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Message')).toHaveValue('Typed early');
});
