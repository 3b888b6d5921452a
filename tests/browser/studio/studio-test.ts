import { test as base, expect, type Page } from '@playwright/test';
import { openStudioServer, type StudioUnderTest } from './open-studio-server.ts';

export { expect };

/** A test of the studio. The tests of a process share one server, which is reset after each of them. */
export const test = base.extend<
  { readonly studio: StudioUnderTest; readonly window: Page },
  { readonly studioServer: StudioUnderTest }
>({
  studioServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this parameter
    async ({}, use, { workerIndex }) => {
      const server = await openStudioServer(`studio-${workerIndex}`);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  studio: async ({ studioServer }, use) => {
    await use(studioServer);
    await studioServer.reset();
  },
  /** A window of the studio. A console error fails the test. */
  window: async ({ page, studio }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(studio.url);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await use(page);
    expect(errors).toEqual([]);
  },
});
