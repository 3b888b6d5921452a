import { expect, test } from '../browser-test.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

test('text typed before the page hydrates is kept', async ({ page }) => {
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
