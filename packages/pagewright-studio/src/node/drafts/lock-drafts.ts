import path from 'node:path';
import { ExplainedError, projectFiles } from 'pagewright/tooling/node';

/**
 * Makes this process the only one that writes the journal of a folder. The lock of a process that has ended does not count. Throws an
 * ExplainedError if another studio has the folder, because each would replace what the other one has not seen.
 */
export function lockDrafts(folder: string): void {
  const lock = path.join(folder, 'lock.json');
  const owner = projectFiles.takeLock(lock);
  if (!owner) return;
  throw new ExplainedError(
    `The studio of this project is already running (process ${owner.pid}). Use its window, or stop it first.\n` +
      `If that process is not a studio, delete ${lock}.`,
  );
}
