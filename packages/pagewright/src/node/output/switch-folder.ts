import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * The names of the folders next to an output folder while it is replaced:
 *
 * 1. the complete new folder is renamed to `<folder>.new`
 * 2. `<folder>` is renamed to `<folder>.old`
 * 3. `<folder>.new` is renamed to `<folder>`
 * 4. `<folder>.old` is removed
 *
 * If a build was killed after step 2, the next build or the server that reads the folder does step 3.
 */
const namesFor = (folder: string) => ({ next: `${folder}.new`, old: `${folder}.old` });

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Finishes the switch of a killed build, so that the output folder exists if it ever did. Another process may switch the same
 * folder at the same time. Returns true if it renamed a folder.
 */
export function finishSwitch(folder: string): boolean {
  const { next, old } = namesFor(folder);
  for (const complete of [next, old]) {
    if (existsSync(folder)) return false;
    try {
      renameSync(complete, folder);
      return true;
    } catch {
      // Step 3 was not needed, or another process was faster.
    }
  }
  return false;
}

/** Replaces a folder with a complete one. If it throws, the previous folder is in place again. */
export function switchFolder(finished: string, folder: string): void {
  const { next, old } = namesFor(folder);
  mkdirSync(path.dirname(folder), { recursive: true });
  finishSwitch(folder);
  // Folders that killed builds have left.
  remove(next);
  remove(old);
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
