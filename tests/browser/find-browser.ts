import { findBrowser as findBrowserOf } from '../../packages/pagewright/src/node/impact/find-browser.ts';

/** Path of a Chromium for tests and scripts. */
export const findBrowser = () => findBrowserOf(process.cwd());

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
