import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Path of a Chromium for tests: from the environment variable `CHROMIUM`, an installed one, or one from a package, so
 * that the tests need only Node and npm.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM ?? installed.find((file) => existsSync(file));
  if (named) return named;
  // Makes the package unpack the system libraries that it needs.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Arguments for each browser that tests and scripts start. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Requests of the browser itself.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
