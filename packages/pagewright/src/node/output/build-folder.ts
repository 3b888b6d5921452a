import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { hexDigest } from '../files/hex-digest.ts';
import { isRunning, readMark, takeLock, writeMark } from './process-lock.ts';

/** The working folder of a build, which holds the lock of an output folder. */
interface BuildFolder {
  readonly path: string;
  /** Removes the folder and the lock. */
  close(): void;
}

const ownerFile = 'owner.json';

/** Removes the folders of builds that were killed. */
function removeAbandoned(work: string): void {
  for (const name of readdirSync(work).filter((each) => /^build-/.test(each))) {
    const folder = path.join(work, name);
    const owner = readMark(path.join(folder, ownerFile));
    if (!owner || !isRunning(owner)) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates a folder for a build in `.pagewright/`, and locks `outDir`. Throws an ExplainedError if another build has the lock.
 * @param work the project's `.pagewright` folder
 */
export function openBuildFolder(work: string, outDir: string): BuildFolder {
  mkdirSync(work, { recursive: true });
  const lock = path.join(work, `lock-${hexDigest(12, outDir)}.json`);
  const owner = takeLock(lock);
  if (owner)
    throw new ExplainedError(
      `Another build (process ${owner.pid}) is writing ${outDir}. Wait until it ends, then build again.\n` +
        `If that process is not a build, delete ${lock}.`,
    );
  removeAbandoned(work);
  // The name is new, because Node caches modules by path. Other builds remove folders that have no owner, so the folder is renamed only
  // when it has an owner.
  const unowned = mkdtempSync(path.join(work, 'opening-'));
  writeMark(path.join(unowned, ownerFile), 'w');
  const folder = path.join(work, path.basename(unowned).replace('opening-', 'build-'));
  renameSync(unowned, folder);
  return {
    path: folder,
    close() {
      rmSync(folder, { recursive: true, force: true });
      rmSync(lock, { force: true });
    },
  };
}
