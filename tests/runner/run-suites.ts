import { readFileSync } from 'node:fs';
import concurrently, { type Command } from 'concurrently';

export interface Suite {
  readonly name: string;
  readonly command: string;
}

export interface FinishedSuite {
  readonly suite: Suite;
  readonly exitCode: string | number;
  readonly minutes: number;
  /** The processor time of the suite and of its processes that have ended. Undefined where the system does not count it. */
  readonly processorMinutes: number | undefined;
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

/** Processor time of all processes that this one has started and that have ended. Linux counts in hundredths of a second. */
function endedProcessorMinutes(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // The fields `cutime` and `cstime`, which follow the name in parentheses: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100 / 60;
}

/** Runs suites, two at a time in their order, and prints each as a whole. */
export async function runSuites(suites: readonly Suite[]): Promise<readonly FinishedSuite[]> {
  // False if no suite has to be repeated.
  if (suites.length === 0) return [];
  const { commands, result } = concurrently([...suites], { group: true, maxProcesses: 2 });
  const finished: FinishedSuite[] = [];
  let counted = endedProcessorMinutes();
  for (const [index, command] of commands.entries()) {
    const lastLines = lastLinesOf(command);
    command.close.subscribe(({ exitCode, timings }) => {
      const suite = suites[index];
      if (!suite) return;
      const before = counted;
      counted = endedProcessorMinutes();
      finished.push({
        suite,
        exitCode,
        minutes: timings.durationSeconds / 60,
        processorMinutes: counted === undefined || before === undefined ? undefined : counted - before,
        lastLines: lastLines(),
      });
    });
  }
  // Ignored here, because the promise of a failed suite rejects with the same events.
  await result.catch((events: unknown) => {
    if (!Array.isArray(events)) throw events;
  });
  return finished;
}

function row(minutes: number, processorMinutes: number | undefined, name: string): string {
  const cell = (value: number | undefined) => (value?.toFixed(1) ?? '').padStart(9);
  return `${cell(minutes)} ${cell(processorMinutes)}  ${name}`;
}

/**
 * A table of the minutes of each suite, the longest first.
 * @param minutes how long all of them took together
 */
export function minutesTable(finished: readonly FinishedSuite[], minutes: number): readonly string[] {
  const longest = [...finished].sort((one, other) => other.minutes - one.minutes);
  const processor = finished.reduce((sum, { processorMinutes }) => sum + (processorMinutes ?? 0), 0);
  return [
    '  minutes processor  suite',
    ...longest.map((each) => row(each.minutes, each.processorMinutes, each.suite.name)),
    row(minutes, processor || undefined, 'in all'),
  ];
}
