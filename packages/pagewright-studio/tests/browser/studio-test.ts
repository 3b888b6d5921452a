import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { MuseumCopy } from '../../../pagewright/tests/sites/museum-project.ts';
import { openStudioServer, type StudioUnderTest } from './open-studio-server.ts';

export { expect };

interface StudioFixtures {
  readonly studio: StudioUnderTest;
  /**
   * Error responses that the windows of a test handle, such as `save 422` or `document 403`. A test adds them, because browsers report each
   * in the console.
   */
  readonly answers: string[];
  readonly errors: string[];
  readonly window: Page;
}

interface Shared {
  readonly studioServer: StudioUnderTest;
  readonly sharedContext: BrowserContext;
}

/**
 * A test of the studio over the museum, which is published below a path, the more difficult case. The tests of a process share one server, which is reset after each of them, and one context of the
 * browser, so that only the first window loads the code of the frame over the network. A window keeps its state in the session storage of
 * its tab.
 */
export const test = base.extend<StudioFixtures, Shared>({
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    await use(sharedContext);
  },
  studioServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this parameter
    async ({}, use) => {
      const project = new MuseumCopy({ isServed: true });
      project.publishBelow('/museum/');
      const server = await openStudioServer(project);
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
  /** The errors that the browser reports in the windows of a test. */
  errors: async ({ context, studio, answers }, use) => {
    const errors: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      // Pages of other sites receive each refusal, sometimes after they are closed.
      const isOwn = message.page()?.url().startsWith(studio.origin) ?? false;
      if (message.type() !== 'error' || !isOwn) return;
      const { url } = message.location();
      const [, status = ''] = / status of (\d+) /.exec(message.text()) ?? [];
      const [, call = 'document'] = /\/api\/([\w-]+)/.exec(url) ?? [];
      if (!answers.includes(`${call} ${status}`)) errors.push(`${message.text()} (${url})`);
    };
    const onError = (error: WebError) => errors.push(String(error.error()));
    context.on('console', onConsole).on('weberror', onError);
    await use(errors);
    context.off('console', onConsole).off('weberror', onError);
  },
  /** A window of the studio. An error that the browser reports fails the test. */
  window: async ({ page, studio, errors }, use) => {
    await page.goto(studio.url);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await use(page);
    // After the reset, no window may send its earlier changes.
    await Promise.all(
      page
        .context()
        .pages()
        .map((each) => each.close()),
    );
    expect(errors).toEqual([]);
  },
});
