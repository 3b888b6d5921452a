import { readFileSync } from 'node:fs';
import { errorCode } from '../files/disk-errors.ts';

/** Identifies a process, even for other processes. */
export interface ProcessIdentity {
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
