import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isRecord } from '../../json/json-value.ts';
import { errorCode } from '../files/error-code.ts';
import { readJson } from './json-files.ts';

/** Identifies a process, even for other processes. */
interface ProcessIdentity {
  readonly pid: number;
  /** The start time; empty outside Linux. Without it, a new process could have the id of an old one, in containers very soon. */
  readonly started: string;
}

/** The start time of a process, in ticks since the machine started: field 22 of its `stat`. Empty outside Linux. */
function startOf(pid: number): string {
  try {
    // The second field is a name in brackets. It may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) };
}

/** True if the process is still running. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

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
