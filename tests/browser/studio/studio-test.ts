import { test as base, expect, type Page } from '@playwright/test';
import { openStudioServer, type StudioUnderTest } from './open-studio-server.ts';

export { expect };

/** A test of the studio. The tests of a process share one server, which is reset after each of them. */
export const test = base.extend<
  { readonly studio: StudioUnderTest; readonly errors: string[]; readonly window: Page },
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
  /** What the browser reports in the windows of a test. */
  errors: async ({ context }, use) => {
    const errors: string[] = [];
    context.on('console', (message) => {
      // The window handles these answers: newer changes, and files with errors.
      const isAnswer =
        / status of (409|422) /.test(message.text()) && message.location().url.includes('/api/');
      if (message.type() === 'error' && !isAnswer)
        errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => errors.push(String(error.error())));
    await use(errors);
  },
  /** A window of the studio. An error that the browser reports fails the test. */
  window: async ({ page, studio, errors }, use) => {
    await page.goto(studio.url);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await use(page);
    // No window may send what it has after the reset.
    await Promise.all(
      page
        .context()
        .pages()
        .map((each) => each.close()),
    );
    expect(errors).toEqual([]);
  },
});
