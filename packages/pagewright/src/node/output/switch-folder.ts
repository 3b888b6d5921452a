import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * The names next to an output folder that a switch uses:
 *
 * 1. `<folder>.new` appears in one step, and is complete
 * 2. `<folder>` becomes `<folder>.old`
 * 3. `<folder>.new` becomes `<folder>`
 * 4. `<folder>.old` is removed
 *
 * Whoever finds `<folder>.new` without `<folder>` may do step 3: a build that was killed there is finished by the next
 * one, or by the server that reads the folder.
 */
const namesBeside = (folder: string) => ({ next: `${folder}.new`, old: `${folder}.old` });

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Finishes what a killed build left undone: afterwards the output folder is there if it ever was. Safe to call while
 * another process switches the same folder. Returns true when it put a folder in place.
 */
export function finishSwitch(folder: string): boolean {
  const { next, old } = namesBeside(folder);
  for (const whole of [next, old]) {
    if (existsSync(folder)) return false;
    try {
      renameSync(whole, folder);
      return true;
    } catch {
      // It does not exist, or another process was faster.
    }
  }
  return false;
}

/** Removes what killed builds left next to an output folder. Only the process that builds into it may call this. */
export function clearSwitch(folder: string): void {
  finishSwitch(folder);
  const { next, old } = namesBeside(folder);
  remove(next);
  remove(old);
}

/** Puts a complete folder in the place of another. When it throws, the folder that was there is there again. */
export function switchFolder(finished: string, folder: string): void {
  const { next, old } = namesBeside(folder);
  mkdirSync(path.dirname(folder), { recursive: true });
  clearSwitch(folder);
  renameSync(finished, next);
  if (existsSync(folder)) renameSync(folder, old);
  // A server that found the folder missing may have done this step already.
  if (!finishSwitch(folder) && existsSync(next)) {
    throw new Error(
      `Could not rename ${next} to ${folder}. Close programs that have files of it open, then build again.`,
    );
  }
  remove(old);
}
