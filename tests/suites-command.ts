import concurrently, { type Command } from 'concurrently';

interface Suite {
  readonly name: string;
  readonly command: string;
}

const suite = (name: string): Suite => ({ name, command: `npm run test:${name}` });

/** A suite that uses the processor only while others do not need it. */
function patientSuite(name: string): Suite {
  const { command } = suite(name);
  return { name, command: process.platform === 'win32' ? command : `nice -n 10 ${command}` };
}

/** The sites of the browser tests, which otherwise build them while they wait for each other. */
const sites: Suite = {
  name: 'sites',
  command: 'tsx --conditions=pagewright-source tests/browser/fixture-sites/build-sites-command.ts',
};

/** The suites that have time limits, the longest first, so that the last two end at about the same time. */
const timed = [...['wordpress', 'projects', 'unit', 'packages', 'packed', 'pages'].map(suite), sites];

/** The suites that only compute. They use the processor while the browser tests wait. */
const computing = ['exhaustive', 'types', 'lint', 'prose', 'check'].map(patientSuite);

/** Lines of a failed suite that are printed again at the end. */
const repeatedLines = 80;

/** Collects what a suite prints. Returns its last lines. */
function lastLinesOf({ stdout, stderr }: Command): () => string {
  const parts: Buffer[] = [];
  for (const stream of [stdout, stderr]) stream.subscribe((part) => parts.push(part));
  return () => Buffer.concat(parts).toString().trimEnd().split('\n').slice(-repeatedLines).join('\n');
}

/**
 * Runs suites, two at a time, and prints each as a whole.
 * @param repeats how often a suite that fails is repeated
 * @returns a report for each suite that failed
 */
async function run(suites: readonly Suite[], repeats: number): Promise<string[]> {
  const { commands, result } = concurrently([...suites], {
    group: true,
    timings: true,
    maxProcesses: 2,
    restartTries: repeats,
  });
  const lastLines = new Map(commands.map((command) => [command.name, lastLinesOf(command)]));
  try {
    await result;
    return [];
  } catch (events) {
    if (!Array.isArray(events)) throw events;
    return events
      .filter((event) => event.exitCode !== 0)
      .map(
        ({ command, exitCode }) =>
          `\n${command.command} failed (${exitCode}):\n${lastLines.get(command.name)?.()}`,
      );
  }
}

// A signal ends the suites that run. None starts afterwards.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    isStopped = true;
  });

// A shared machine may be slow once. A suite that fails again is reported.
const failures = await run(timed, process.env.CI ? 1 : 0);
// The time limits of the browser tests need both cores. Playwright repeats single tests.
if (!isStopped) failures.push(...(await run([suite('browser'), ...computing], 0)));
// Where only the end of a log is kept, the cause would be lost.
for (const report of failures) console.error(report);
if (failures.length > 0 || isStopped) process.exitCode = 1;
