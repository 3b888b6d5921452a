import { existsSync, statfsSync } from 'node:fs';
import { findBrowser as findBrowserOf } from '../../packages/pagewright/src/node/impact/find-browser.ts';

/** Path of a Chromium for tests and scripts. */
export const findBrowser = () => findBrowserOf(process.cwd());

/** Arguments for each browser that tests and scripts start. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Requests that the browser sends for itself.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Arguments of Playwright that the browser does not need. By default, Playwright makes it share memory through files on the disk, because a
 * container may have little shared memory. That costs a twentieth of the time.
 */
export function needlessArguments(): string[] {
  const memory = existsSync('/dev/shm') ? statfsSync('/dev/shm') : undefined;
  const hasMemory = memory !== undefined && memory.bavail * memory.bsize > 1024 ** 3;
  return hasMemory ? ['--disable-dev-shm-usage'] : [];
}
