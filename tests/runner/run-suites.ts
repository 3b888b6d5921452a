import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import concurrently, { type Command } from 'concurrently';

export interface Suite {
  readonly name: string;
  readonly command: string;
}

export interface FinishedSuite {
  readonly suite: Suite;
  readonly exitCode: string | number;
  readonly minutes: number;
  /** The last lines of its output. */
  readonly lastLines: string;
}

/** Lines of a failed suite that are printed again at the end. */
const repeatedLines = 80;

/** Collects the output of a suite. Returns its last lines. */
function lastLinesOf({ stdout, stderr }: Command): () => string {
  const parts: Buffer[] = [];
  for (const stream of [stdout, stderr]) stream.subscribe((part) => parts.push(part));
  return () => Buffer.concat(parts).toString().trimEnd().split('\n').slice(-repeatedLines).join('\n');
}

/**
 * Processor time, in minutes, of all processes that this one has started and that have ended. Linux counts in hundredths of a second.
 * Undefined where the system does not count it.
 */
export function endedProcessorMinutes(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // The fields `cutime` and `cstime`, which follow the name in parentheses: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100 / 60;
}

interface RunOptions {
  /** How many suites run at once; 2 by default. */
  readonly maxProcesses?: number;
  /** Where the output of the suites is written; by default to the output of this process. */
  readonly outputStream?: Writable;
}

/** Runs suites in their order, and prints each as a whole. */
export async function runSuites(
  suites: readonly Suite[],
  options: RunOptions = {},
): Promise<readonly FinishedSuite[]> {
  // False if no suite has to be repeated.
  if (suites.length === 0) return [];
  const { commands, result } = concurrently([...suites], { group: true, maxProcesses: 2, ...options });
  const finished: FinishedSuite[] = [];
  for (const [index, command] of commands.entries()) {
    const lastLines = lastLinesOf(command);
    command.close.subscribe(({ exitCode, timings }) => {
      const suite = suites[index];
      if (!suite) return;
      finished.push({ suite, exitCode, minutes: timings.durationSeconds / 60, lastLines: lastLines() });
    });
  }
  // Ignored here, because the promise of a failed suite rejects with the same events.
  await result.catch((events: unknown) => {
    if (!Array.isArray(events)) throw events;
  });
  return finished;
}

/** Runs suites one after the other, while others run, and prints them together at their end. */
export async function runSuitesMeanwhile(suites: readonly Suite[]): Promise<readonly FinishedSuite[]> {
  const parts: Buffer[] = [];
  const outputStream = new Writable({
    write: (part, _, done) => {
      parts.push(Buffer.from(part));
      done();
    },
  });
  const finished = await runSuites(suites, { maxProcesses: 1, outputStream });
  process.stdout.write(Buffer.concat(parts));
  return finished;
}

/**
 * A table of the minutes of each suite, the longest first.
 * @param minutes how long all of them took together
 * @param processorMinutes their processor time, where the system counts it
 */
export function minutesTable(
  finished: readonly FinishedSuite[],
  minutes: number,
  processorMinutes?: number,
): readonly string[] {
  const row = (each: number, name: string) => `${each.toFixed(1).padStart(9)}  ${name}`;
  const longest = [...finished].sort((one, other) => other.minutes - one.minutes);
  const processor = processorMinutes === undefined ? '' : `, ${processorMinutes.toFixed(1)} of a processor`;
  return [
    '  minutes  suite',
    ...longest.map((each) => row(each.minutes, each.suite.name)),
    row(minutes, `in all${processor}`),
  ];
}
