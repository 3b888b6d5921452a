import { existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, thisProcess } from '../../../packages/pagewright/src/node/output/living-process.ts';
import { contentKey } from './content-key.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

const sites = path.join(root, '.pagewright/fixture-sites');

/** Computed once in a run: its first process hands it to the processes that it starts. */
process.env.FIXTURE_SITES_KEY ??= contentKey(root);
const key = process.env.FIXTURE_SITES_KEY;

/** Resolves at the next change to a folder. It watches from the call on, so that nothing is missed. */
function nextChange(folder: string): { readonly seen: Promise<void>; stop(): void } {
  const watcher = watch(folder);
  return {
    seen: new Promise((resolve) => watcher.once('change', () => resolve())),
    stop: () => watcher.close(),
  };
}

/** Becomes the one process that builds a site. False while another one does. */
function claim(lock: string): boolean {
  try {
    writeFileSync(lock, JSON.stringify(thisProcess()), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Removes the claim of a process that was killed while it built. */
function removeDeadClaim(lock: string): void {
  if (!existsSync(lock)) return;
  const text = readFileSync(lock, 'utf8');
  if (text !== '' && !isAlive(JSON.parse(text))) rmSync(lock, { force: true });
}

/**
 * Builds a fixture site unless it was built from the same files before. The suites share it: of all processes that
 * need it, one builds and the others wait.
 * @param make builds into the folder that it is given
 * @returns the folder
 */
export async function buildOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const home = path.join(sites, name);
  const folder = path.join(home, 'site');
  const builtFrom = path.join(home, 'built-from.txt');
  const lock = path.join(home, 'lock.json');
  const isCurrent = () => existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === key;
  mkdirSync(home, { recursive: true });
  removeDeadClaim(lock);
  while (!isCurrent()) {
    const change = nextChange(home);
    if (!claim(lock)) {
      if (existsSync(lock)) await change.seen;
      change.stop();
      continue;
    }
    change.stop();
    try {
      if (isCurrent()) break;
      rmSync(builtFrom, { force: true });
      await make(folder);
      writeFileSync(builtFrom, key);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return folder;
}
