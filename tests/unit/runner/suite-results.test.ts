import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notRunLines } from '../../../packages/pagewright/tests/not-run.ts';
import { minutesTable, runSuites } from '../../runner/run-suites.ts';
import { collectedResults, lastLines, type SuiteResults, slowestFiles } from '../../runner/suite-results.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const nothing: SuiteResults = { files: [], repeated: [], notRun: [] };

function scratchFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'test-results '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('the end of a test run', () => {
  it('lists the ten slowest files among all suites', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
    const lines = slowestFiles({ ...nothing, files });
    expect(lines).toHaveLength(11);
    expect(lines.slice(0, 3)).toEqual([
      'The slowest files:',
      '   11.0 s  11.test.ts',
      '   10.0 s  10.test.ts',
    ]);
  });

  it('lists no files if a person has run only a few', () => {
    expect(slowestFiles({ ...nothing, files: [{ file: 'a.test.ts', seconds: 1 }] })).toEqual([]);
  });

  it('lists once the tests that were not run, and the tests that passed only when repeated', () => {
    const missing = 'not run: Redis tests, no Redis answers';
    expect(lastLines({ files: [], repeated: ['a.test.ts > waits'], notRun: [missing, missing] })).toEqual([
      'passed only when repeated: a.test.ts > waits',
      missing,
    ]);
  });

  it('finds tests that were not run in lines with carriage returns, too', () => {
    expect(notRunLines('one\r\nnot run: a, no b\r\ntwo: not run: c')).toEqual(['not run: a, no b']);
  });

  it('has a table with the minutes of each suite, the longest first', () => {
    const suite = (name: string, minutes: number) => ({
      ...{ suite: { name, command: '' }, exitCode: 0, lastLines: '', minutes },
    });
    const finished = [suite('types', 0.2), suite('unit', 1.26)];
    const rows = ['  minutes  suite', '      1.3  unit', '      0.2  types'];
    expect(minutesTable(finished, 1.4)).toEqual([...rows, '      1.4  in all']);
    expect(minutesTable(finished, 1.4, 2.1)).toEqual([...rows, '      1.4  in all, 2.1 of a processor']);
  });
});

describe('suites', () => {
  it('may be none', async () => {
    expect(await runSuites([])).toEqual([]);
  });

  it('all run to their end even if one fails, and the last lines of that one are kept', async () => {
    const finished = await runSuites([
      { name: 'red', command: `node -e "console.log('cause'); process.exit(3)"` },
      { name: 'green', command: `node -e "console.log('fine')"` },
    ]);
    const outcomes = finished.map(({ suite, exitCode, lastLines: end }) => [suite.name, exitCode, end]);
    expect(outcomes.sort()).toEqual([
      ['green', 0, 'fine'],
      ['red', 3, 'cause'],
    ]);
  });
});

describe.each([
  {
    runner: 'Vitest',
    command: ['node_modules/vitest/vitest.mjs', 'run', '--root'],
    config: 'vitest.config.ts',
    options: { reporters: [path.join(root, 'tests/runner/vitest-results.ts')], retry: 1 },
    test: 'example.test.ts',
    imports: 'vitest',
  },
  {
    runner: 'Playwright',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--config'],
    config: 'playwright.config.ts',
    options: { reporter: [[path.join(root, 'tests/runner/playwright-results.ts')]], retries: 1 },
    test: 'example.spec.ts',
    imports: '@playwright/test',
  },
])('a suite of $runner', ({ command, config, options, test, imports }) => {
  it('leaves the report about slow, repeated and skipped tests to `npm test`', () => {
    // The folder is in the project, so that its packages are found.
    mkdirSync(path.join(root, '.pagewright'), { recursive: true });
    const folder = scratchFolder(path.join(root, '.pagewright'));
    // Not the usual folder for output: Playwright empties it, and the browser tests may be using it.
    const settings = config.startsWith('vitest')
      ? { test: options }
      : { ...options, outputDir: `${folder}/output` };
    writeFileSync(path.join(folder, config), `export default ${JSON.stringify(settings)};`);
    const runner = path.join(root, 'packages/pagewright/tests/not-run.ts');
    writeFileSync(
      path.join(folder, test),
      `import { existsSync, writeFileSync } from 'node:fs';
      import { expect, test } from '${imports}';
      import { reportNotRun } from ${JSON.stringify(runner)};
      const ran = ${JSON.stringify(path.join(folder, 'ran'))};
      test('races', () => {
        reportNotRun('Redis tests', 'no Redis answers');
        const isSecond = existsSync(ran);
        writeFileSync(ran, '');
        expect(isSecond).toBe(true);
      });`,
    );
    const results = scratchFolder();
    const [script = '', ...words] = command;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, script), ...words, folder],
      { cwd: folder, env: { ...process.env, TEST_RESULTS: results }, encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
    const collected = collectedResults(results);
    expect(collected).toEqual({
      files: [{ file: test, seconds: expect.any(Number) }],
      repeated: [`${test} > races`],
      notRun: expect.arrayContaining(['not run: Redis tests, no Redis answers']),
    });
  });
});
