import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';
import { isRecord } from '../../schema/json-value.ts';
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

/** The working folder of a build, which locks an output folder. */
interface BuildFolder {
  readonly path: string;
  /** Removes the folder and the lock. */
  close(): void;
}

/** Another build is writing the same output folder. */
class BuildInProgress extends ExplainedError {
  constructor(outDir: string, pid: number, lock: string) {
    super(
      `Another build (process ${pid}) is writing ${outDir}. Wait until it ends, then build again.\n` +
        `If that process is not a build, delete ${lock}.`,
    );
  }
}

const ownerFile = 'owner.json';

function readMark(file: string): ProcessIdentity | undefined {
  try {
    const mark: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(mark) || typeof mark.pid !== 'number') return undefined;
    return { pid: mark.pid, started: String(mark.started) };
  } catch {
    return undefined;
  }
}

function writeMark(file: string, flag: 'w' | 'wx'): void {
  writeFileSync(file, JSON.stringify(currentProcess()), { flag });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Locks an output folder for this process. Throws BuildInProgress if another process that is running has locked it. */
function takeLock(lock: string, outDir: string): void {
  try {
    writeMark(lock, 'wx');
  } catch (error) {
    if (!isTaken(error)) throw error;
    const owner = readMark(lock);
    if (owner && isRunning(owner)) throw new BuildInProgress(outDir, owner.pid, lock);
    rmSync(lock, { force: true });
    writeMark(lock, 'wx');
  }
}

/** Removes the folders of builds that were killed. */
function removeAbandoned(work: string): void {
  for (const name of readdirSync(work).filter((each) => /^build-/.test(each))) {
    const folder = path.join(work, name);
    const owner = readMark(path.join(folder, ownerFile));
    if (!owner || !isRunning(owner)) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates a folder for a build in `.pagewright/`, and locks `outDir`. Throws BuildInProgress.
 * @param work the project's `.pagewright` folder
 */
export function openBuildFolder(work: string, outDir: string): BuildFolder {
  mkdirSync(work, { recursive: true });
  const hash = createHash('sha256').update(outDir).digest('hex').slice(0, 12);
  const lock = path.join(work, `lock-${hash}.json`);
  takeLock(lock, outDir);
  removeAbandoned(work);
  // The name is new, because Node caches modules by path. The folder is renamed when it has an owner, because another build
  // removes folders without one.
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
