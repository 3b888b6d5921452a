import { readFileSync } from 'node:fs';

/** A process, in a form that can be written to a file and recognized later. */
export interface ProcessMark {
  readonly pid: number;
  /** When it started, where the system says so: process ids are used again, in containers very soon. */
  readonly started: string;
}

/** Start of a process in ticks since the machine started, field 22 of its `stat`; empty outside Linux. */
function startOf(pid: number): string {
  try {
    // The name in brackets before the third field may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

export function thisProcess(): ProcessMark {
  return { pid: process.pid, started: startOf(process.pid) };
}

/** True while the process runs that a mark was made in. */
export function isAlive({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive, though no signal may be sent to it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startOf(pid) === started;
}
