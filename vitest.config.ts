import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const source = 'pagewright-source';
const serverConditions = [source, ...defaultServerConditions];

const unitTests = readdirSync(path.join(import.meta.dirname, 'tests/unit'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/unit/${file.split(path.sep).join('/')}`);

const needDocument = new Set(
  unitTests.filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('@vitest-environment jsdom'),
  ),
);

/** The project of some unit tests, and that of those among them that need a document: `…-dom`. */
function unitProjects(name: string, files: readonly string[]): TestProjectConfiguration[] {
  return [
    { extends: true, test: { name, include: files.filter((file) => !needDocument.has(file)) } },
    {
      extends: true,
      test: {
        name: `${name}-dom`,
        include: files.filter((file) => needDocument.has(file)),
        // Each file has a document and modules of its own, because blocks and notices keep state in both. A process for
        // each file takes twice as long.
        pool: 'vmForks',
        // Processes are shared only by files of one project in a row.
        sequence: { groupOrder: 1 },
      },
    },
  ];
}

const isExhaustive = (file: string) => file.includes('.exhaustive.');

export default defineConfig({
  // Tests run the sources of the packages, which are built only when they are packed.
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: serverConditions } },
  // Vitest runs global setup in an environment of its own.
  environments: { __vitest__: { resolve: { conditions: serverConditions } } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    // The bundles that a test builds run as they are.
    server: { deps: { external: [/\/\.pagewright\/build-[^/]+\/server\//] } },
    reporters: ['default', './tests/slowest-in-vitest.ts'],
    // Each process loads the code under test once for all its files, which saves half of the time.
    isolate: false,
    // `npm test` runs two suites at once. With more processes than cores, each suite takes twice as long.
    maxWorkers: 1,
    // Suites, and later runs, share the transformed code of unchanged files.
    experimental: { fsModuleCache: true },
    projects: [
      ...unitProjects(
        'unit',
        unitTests.filter((file) => !isExhaustive(file)),
      ),
      ...unitProjects('exhaustive', unitTests.filter(isExhaustive)),
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
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: './tests/browsers/open-engines.ts',
        },
      },
      { extends: true, test: { name: 'projects', include: ['tests/projects/**/*.test.ts'] } },
      { extends: true, test: { name: 'packed', include: ['tests/packed/**/*.test.ts'] } },
    ],
  },
});
