import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ExplainedError } from '../packages/pagewright/src/pipeline/explained-error.ts';
import { notRunLine } from '../packages/pagewright/tests/not-run.ts';
import { findBrowser } from './browser/find-browser.ts';
import {
  endedProcessorMinutes,
  minutesTable,
  runSuites,
  runSuitesMeanwhile,
  type Suite,
} from './runner/run-suites.ts';
import { collectedResults, lastLines, resultsVariable, slowestFiles } from './runner/suite-results.ts';

const suite = (name: string): Suite => ({ name, command: `npm run test:${name}` });

/** A suite that uses the processor only while others do not need it. */
function patientSuite(name: string): Suite {
  const { command } = suite(name);
  return { name, command: process.platform === 'win32' ? command : `nice -n 10 ${command}` };
}

/** Builds the sites of the browser tests. Otherwise these build them while they wait for each other. */
const sites: Suite = {
  name: 'sites',
  command: 'tsx --conditions=pagewright-source tests/browser/fixture-sites/build-sites-command.ts',
};

/** The suites that start servers, the longest first, so that the last two end at about the same time. */
const timed = [...['wordpress', 'projects', 'packed'].map(suite), sites];

/** The suites that only compute, the longest first. They use the processor while the others wait. */
const computing = ['packages', 'pages', 'unit', 'types', 'lint', 'prose', 'check'].map(patientSuite);

const start = performance.now();

try {
  // The browser is found here, in one process: it must not be unpacked by two processes at once.
  process.env.CHROMIUM = await findBrowser();
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// All processes of the suites get twice the space for new objects, in MB, so that they collect garbage less often. Long ones take up to a tenth
// less processor time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim();

// A signal ends the running suites, and no other starts.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    isStopped = true;
  });

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-tests-'));
process.env[resultsVariable] = folder;

const computed = runSuitesMeanwhile(computing);
const finished = [...(await runSuites(timed))];
// A shared machine may be slow for a moment. A suite that fails again is reported.
const again = process.env.CI && !isStopped ? finished.filter(({ exitCode }) => exitCode !== 0) : [];
const repeats = await runSuites(again.map((each) => each.suite));
// The browser tests need both cores to meet their time limits. They and Vitest repeat single tests.
if (!isStopped) finished.push(...(await runSuites([suite('browser')])));
finished.push(...(await computed));

const failed = [...finished.filter((each) => !again.includes(each)), ...repeats].filter(
  ({ exitCode }) => exitCode !== 0,
);
const results = collectedResults(folder);
rmSync(folder, { recursive: true });

const lines = [
  ...minutesTable([...finished, ...repeats], (performance.now() - start) / 60_000, endedProcessorMinutes()),
  ...slowestFiles(results),
  // Printed again, because some systems keep only the end of a log.
  ...failed.map((each) => `\n${each.suite.command} failed (${each.exitCode}):\n${each.lastLines}`),
  ...lastLines({
    ...results,
    repeated: [
      ...results.repeated,
      ...repeats.filter(({ exitCode }) => exitCode === 0).map((each) => `the suite ${each.suite.name}`),
    ],
    notRun: [
      ...results.notRun,
      notRunLine(
        'random tests with many inputs, sites with Yarn, unit tests with other versions of Node',
        'run them with npm run test:exhaustive',
      ),
      notRunLine('journeys in other browsers', 'run them with npm run test:browsers'),
    ],
  }),
];
console.log(`\n${lines.join('\n')}`);
if (failed.length > 0 || isStopped) process.exitCode = 1;
