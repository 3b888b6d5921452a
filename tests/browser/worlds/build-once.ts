import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const worlds = path.join(root, '.pagewright/worlds');

/** Names a run of the tests to all of its workers. Called before they start. */
export function beginRun(): void {
  process.env.TEST_RUN = `run-${process.pid}`;
  rmSync(path.join(worlds, process.env.TEST_RUN), { recursive: true, force: true });
}

async function appearance(file: string): Promise<string> {
  const changes = watch(path.dirname(file));
  for (;;) {
    if (existsSync(file)) return readFileSync(file, 'utf8');
    await changes[Symbol.asyncIterator]().next();
  }
}

/**
 * Builds a world the first time that a worker of this run asks for it; the others wait for that one.
 * @param make builds into the folder that it is given
 * @returns the folder
 */
export async function buildOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(worlds, name);
  const turn = path.join(worlds, process.env.TEST_RUN ?? 'run', name);
  const outcome = path.join(turn, 'outcome.txt');
  mkdirSync(path.dirname(turn), { recursive: true });
  try {
    mkdirSync(turn);
  } catch {
    const failure = await appearance(outcome);
    if (failure !== '') throw new Error(`The world "${name}" could not be built: ${failure}`);
    return folder;
  }
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    await make(folder);
    writeFileSync(outcome, '');
  } catch (error) {
    writeFileSync(outcome, String(error));
    throw error;
  }
  return folder;
}

/** Sets environment variables while something is built, since that is where a build finds its settings. */
export async function withSettings(
  settings: Readonly<Record<string, string>>,
  act: () => Promise<void>,
): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    await act();
  } finally {
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
