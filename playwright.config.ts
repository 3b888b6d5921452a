import { register } from 'node:module';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, needlessArguments } from './tests/browser/find-browser.ts';

// In this process, and in the workers, which load this file too.
register('./packages/pagewright/tests/commands/use-package-sources.mjs', import.meta.url);

// Found here, in the one process that starts the workers, since an unpacked browser must not be unpacked twice at once.
process.env.CHROMIUM = await findBrowser();

const folder = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig({
  projects: [
    // Each test is a whole journey.
    { name: 'engine', testDir: folder('packages/pagewright/tests/browser'), timeout: 180_000 },
    // One studio serves all tests, since each takes seconds to start. Meanwhile, the other worker tests the site.
    {
      name: 'studio',
      testDir: folder('packages/pagewright-studio/tests/browser'),
      timeout: 180_000,
      workers: 1,
    },
    { name: 'site', testDir: folder('tests/browser') },
  ],
  globalSetup: folder('tests/browser/fixture-sites/open-fixture-sites.ts'),
  // Server bundles run as they are.
  build: { external: ['**/.pagewright/build-*/server/**', '**/.pagewright/fixture-sites/*/site-server/**'] },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine may be slow once. A test that fails again is reported.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { intervals: [50, 100, 200] } },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], [folder('tests/runner/playwright-results.ts')]],
  outputDir: folder('test-results'),
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      ignoreDefaultArgs: needlessArguments(),
      args: [
        ...browserArguments,
        // One process renders all pages. Starting another one for each navigation takes a fifth of the time.
        '--renderer-process-limit=1',
        // No test needs a real host, and a test that intercepts requests has no cache.
        '--host-resolver-rules=MAP *.example ~NOTFOUND',
      ],
    },
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  },
});
