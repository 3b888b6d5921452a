import { existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentProcess, isRunning } from '../../../packages/pagewright/src/node/output/process-lock.ts';
import { contentKey } from './content-key.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

const sites = path.join(root, '.pagewright/fixture-sites');

/** The folder of a fixture site. */
export function fixtureFolder(name: string): string {
  return path.join(sites, name, 'site');
}

/** Computed once for each run, because child processes inherit it. */
process.env.FIXTURE_SITES_KEY ??= contentKey(root);
const key = process.env.FIXTURE_SITES_KEY;

/** Resolves at the next change in a folder. Watching begins with the call. */
function nextChange(folder: string): { readonly seen: Promise<void>; stop(): void } {
  const watcher = watch(folder);
  return {
    seen: new Promise((resolve) => watcher.once('change', () => resolve())),
    stop: () => watcher.close(),
  };
}

/** Claims the build of a site for this process. False while another process has it. */
function claim(lock: string): boolean {
  try {
    writeFileSync(lock, JSON.stringify(currentProcess()), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Removes the claim of a process that was killed while it built. */
function removeDeadClaim(lock: string): void {
  if (!existsSync(lock)) return;
  const text = readFileSync(lock, 'utf8');
  if (text !== '' && !isRunning(JSON.parse(text))) rmSync(lock, { force: true });
}

/**
 * Builds a fixture site unless it is already built from the same files. All suites share it: one process builds and the
 * others wait.
 * @param make builds into the given folder
 * @returns the folder
 */
export async function buildOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const home = path.join(sites, name);
  const folder = fixtureFolder(name);
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
