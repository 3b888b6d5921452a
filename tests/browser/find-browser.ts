import { findBrowser as findBrowserOf } from '../../packages/pagewright/src/node/impact/find-browser.ts';

/** Path of a Chromium for tests. One comes from a package, so that the tests need only Node and npm. */
export async function findBrowser(): Promise<string> {
  const browser = await findBrowserOf(process.cwd());
  if (browser === undefined) throw new Error('There is no browser. Run: npm ci');
  return browser;
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
