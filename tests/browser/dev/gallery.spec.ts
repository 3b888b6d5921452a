import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type DevServer, startDevServer } from '../dev-server.ts';

/** A block of each kind of hydration. A frame loads hundreds of modules, and unit tests render the examples of every type. */
const representatives = ['hero-banner', 'counters', 'quote'];

let server: DevServer;

test.beforeAll(async () => {
  server = await startDevServer(process.cwd(), 'gallery');
});

test.afterAll(() => server.stop());

test('the gallery lists each block type and shows its examples, at the chosen width', async ({ page }) => {
  const types = readdirSync('schemas/blocks').map((file) => file.replace('.json', ''));
  await page.goto(server.address);
  await expect(page.locator('h2')).toHaveText(types);
  for (const type of representatives) {
    const frame = page.frameLocator(`iframe[title="${type}, example 1"]`);
    await page.locator(`[title="${type}, example 1"]`).scrollIntoViewIfNeeded();
    await expect(frame.locator('[data-tone]').first(), type).toBeVisible();
  }
  const view = page.locator('iframe').first();
  await page.getByRole('button', { name: '360' }).click();
  await expect(view).toHaveAttribute('width', '360');
  await expect(page.getByRole('button', { name: '360' })).toHaveAttribute('aria-pressed', 'true');
});
