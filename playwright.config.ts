import { defineConfig } from '@playwright/test';
import { findBrowser, quietArguments } from './tests/browser/find-browser.ts';

// Found here, in the one process that starts the workers, since an unpacked browser must not be unpacked twice at once.
process.env.CHROMIUM = await findBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/worlds/open-worlds.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is shared may be slow once; a test that fails again is told.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM, args: quietArguments },
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  },
});
