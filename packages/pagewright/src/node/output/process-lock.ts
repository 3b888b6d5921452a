import { rmSync, writeFileSync } from 'node:fs';
import { isRecord } from '../../json/json-value.ts';
import { errorCode } from '../files/disk-errors.ts';
import { readJson } from './json-files.ts';
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

/** The process that a file names; undefined if the file is missing or damaged. */
export function readMark(file: string): ProcessIdentity | undefined {
  const mark = readJson(file);
  if (!isRecord(mark) || typeof mark.pid !== 'number') return undefined;
  return { pid: mark.pid, started: String(mark.started) };
}

/**
 * Writes the identity of this process into a file.
 * @param flag wx: throws if the file exists
 */
export function writeMark(file: string, flag: 'w' | 'wx'): void {
  writeFileSync(file, JSON.stringify(currentProcess()), { flag });
}

/** Takes a lock for this process by creating a file. If a running process already has the lock, returns that process. */
export function takeLock(lock: string): ProcessIdentity | undefined {
  try {
    writeMark(lock, 'wx');
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const owner = readMark(lock);
    if (owner && isRunning(owner)) return owner;
    rmSync(lock, { force: true });
    writeMark(lock, 'wx');
  }
  return undefined;
}
