import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { FilesByEnvironment } from './tests/files-by-environment.ts';

const source = 'pagewright-source';
const serverConditions = [source, ...defaultServerConditions];

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
    reporters: ['default', './tests/slowest-in-vitest.ts'],
    sequence: { sequencer: FilesByEnvironment },
    // Each process loads the code under test once for all its files, which is half of the time of the unit tests.
    isolate: false,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: './tests/browser/fixture-sites/open-fixture-sites.ts',
        },
      },
      { extends: true, test: { name: 'projects', include: ['tests/projects/**/*.test.ts'] } },
      { extends: true, test: { name: 'packed', include: ['tests/packed/**/*.test.ts'] } },
    ],
  },
});
