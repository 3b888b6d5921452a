import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration, type UserWorkspaceConfig } from 'vitest/config';
import { notRunLines } from './packages/pagewright/tests/not-run.ts';
import { SameOrder } from './tests/runner/same-order.ts';

type ProjectConfig = UserWorkspaceConfig['test'];

const source = 'pagewright-source';
const serverConditions = [source, ...defaultServerConditions];

/** The test files in a folder, as paths with slashes. */
function testsBelow(folder: string): string[] {
  return readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`);
}

/** The tests of the site. */
const siteTests = testsBelow('tests/unit');

/** The tests of the packages, which need nothing of the site, without those that build. */
const packageTests = ['pagewright', 'pagewright-language-server', 'pagewright-studio', 'pagewright-wordpress']
  .flatMap((name) => testsBelow(`packages/${name}/tests`))
  .filter((file) => !file.includes('/tests/projects/'));

/** Those of the files that contain these words. */
function containing(words: string, files: readonly string[]): string[] {
  return files.filter((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8').includes(words));
}

/** The project of some tests, and that of those among them that need a document: `…-dom`. */
function unitProjects(
  name: string,
  files: readonly string[],
  options: ProjectConfig = {},
): TestProjectConfiguration[] {
  const needDocument = new Set(containing('@vitest-environment jsdom', files));
  return [
    { extends: true, test: { ...options, name, include: files.filter((file) => !needDocument.has(file)) } },
    {
      extends: true,
      test: {
        ...options,
        name: `${name}-dom`,
        include: files.filter((file) => needDocument.has(file)),
        // jsdom and its document are made once, not for each file.
        pool: 'vmForks',
        setupFiles: [...[options.setupFiles ?? []].flat(), 'packages/pagewright/tests/fresh-document.ts'],
        // Processes are shared only by files of one project in a row.
        sequence: { groupOrder: 1 },
      },
    },
  ];
}

export default defineConfig({
  // Tests run the sources of the packages, which are built only when they are packed.
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: serverConditions } },
  // Vitest runs global setup in an environment of its own.
  environments: { __vitest__: { resolve: { conditions: serverConditions } } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    // The bundles that a test builds run as they are.
    server: {
      deps: {
        external: [/\/\.pagewright\/(?:build|bundle)[^/]*\/(?:[^/]+\/)?server\//, /\/dist-server\/[^/]+\//],
      },
    },
    reporters: ['default', './tests/runner/vitest-results.ts'],
    // That reporter prints them at the end.
    onConsoleLog: (printed) => notRunLines(printed).length === 0,
    // Each process loads the code under test once for all its files, which saves half of the time.
    isolate: false,
    // `npm test` runs two suites at once. With more processes than cores, each suite takes twice as long.
    maxWorkers: 1,
    sequence: process.env.TEST_ORDER === 'random' ? { shuffle: { files: true } } : { sequencer: SameOrder },
    // Suites, and later runs, share the transformed code of unchanged files.
    experimental: { fsModuleCache: true },
    projects: [
      ...unitProjects('unit', siteTests),
      ...unitProjects('packages', packageTests, { setupFiles: 'packages/pagewright/tests/no-root-site.ts' }),
      // The tests with two budgets.
      ...unitProjects('exhaustive', containing("budget.ts'", [...siteTests, ...packageTests]), {
        env: { TEST_BUDGET: 'exhaustive' },
        testTimeout: 3_600_000,
      }),
      { extends: true, test: { name: 'exhaustive-sites', include: ['tests/exhaustive/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: './tests/browser/fixture-sites/open-fixture-sites.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'projects',
          include: ['tests/projects/**/*.test.ts', 'packages/*/tests/projects/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: './tests/browsers/open-engines.ts',
        },
      },
      { extends: true, test: { name: 'packed', include: ['tests/packed/**/*.test.ts'] } },
    ],
  },
});
