import { test as base, expect, type Page } from '@playwright/test';
import { MuseumCopy } from '../../sites/museum-project.ts';
import { openStudioServer, type StudioUnderTest } from './open-studio-server.ts';

export { expect };

interface StudioFixtures {
  readonly studio: StudioUnderTest;
  /** A test adds the answers with an error that its windows handle: `save 422`, or `document 403`. Browsers report each in the console. */
  readonly answers: string[];
  readonly errors: string[];
  readonly window: Page;
}

/** A test of the studio over the museum. The tests of a process share one server, which is reset after each of them. */
export const test = base.extend<StudioFixtures, { readonly studioServer: StudioUnderTest }>({
  studioServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this parameter
    async ({}, use) => {
      const server = await openStudioServer(new MuseumCopy({ isServed: true }));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  studio: async ({ studioServer }, use) => {
    await use(studioServer);
    await studioServer.reset();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this parameter
  answers: async ({}, use) => {
    await use([]);
  },
  /** What the browser reports in the windows of a test. */
  errors: async ({ context, studio, answers }, use) => {
    const errors: string[] = [];
    context.on('console', (message) => {
      // Pages of other sites hear of each refusal, sometimes when they are closed already.
      const isOwn = message.page()?.url().startsWith(studio.origin) ?? false;
      if (message.type() !== 'error' || !isOwn) return;
      const { url } = message.location();
      const [, status = ''] = / status of (\d+) /.exec(message.text()) ?? [];
      const [, call = 'document'] = /\/api\/([\w-]+)/.exec(url) ?? [];
      if (!answers.includes(`${call} ${status}`)) errors.push(`${message.text()} (${url})`);
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
