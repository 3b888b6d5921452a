import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A Chromium to test with: the one that `CHROMIUM` names, an installed one, or the one that comes as a package, so
 * that nothing but Node and npm has to be there.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM ?? installed.find((file) => existsSync(file));
  if (named) return named;
  // Makes the package unpack the system libraries that it needs beside itself.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Keeps a test browser from calling its maker. */
export const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
