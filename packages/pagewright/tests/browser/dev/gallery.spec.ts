import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type CommandServer, startServer } from '../../commands/command-server.ts';
import { MuseumCopy } from '../../sites/museum-project.ts';

/** Unit tests render the examples of all types. A frame loads hundreds of modules, so here only these types are loaded. */
const representatives = ['masthead', 'saying'];

let project: MuseumCopy;
let server: CommandServer;

test.beforeAll(async () => {
  project = new MuseumCopy({ isServed: true });
  server = await startServer('gallery', project.root);
});

test.afterAll(async () => {
  await server.stop();
  project.remove();
});

test('the gallery lists each block type and shows its examples, at the chosen width, and finds them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const types = readdirSync(path.join(project.root, 'schemas/blocks')).map((file) =>
    file.replace('.json', ''),
  );
  await page.route(new RegExp(`type=(?!${representatives.join('|')})`), (route) => route.abort());
  await page.goto(server.address);
  await expect(page).toHaveTitle('Block types');
  await expect(page.locator('h2')).toHaveText(types);
  for (const type of representatives) {
    const frame = page.frameLocator(`iframe[title="${type}, example 1"]`);
    await page.locator(`[title="${type}, example 1"]`).scrollIntoViewIfNeeded();
    // The first frame waits for the development server to transform its modules.
    await expect(frame.locator('[data-tone]').first(), type).toBeVisible({ timeout: 60_000 });
    const spare = (root: Element) => Math.abs(innerHeight - root.getBoundingClientRect().bottom);
    await expect.poll(() => frame.locator('#root').evaluate(spare), `height of ${type}`).toBeLessThan(1);
  }
  const view = page.locator('iframe').first();
  await page.getByRole('button', { name: '360' }).click();
  await expect(view).toHaveCSS('width', '360px');
  await expect(page.getByRole('button', { name: '360' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('/');
  await page.keyboard.type('SAYING said');
  await expect(page.locator('h2')).toHaveText(['saying']);
  await expect(page.getByRole('status')).toHaveText(`1 of ${types.length} block types`);
  await page.getByText(/^Used \d+ times$/).click();
  await expect(page.getByText(/^page-configs\/home\.json:\d+$/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('SAYING said');
  await expect(page.locator('iframe').first()).toHaveCSS('width', '360px');
});
