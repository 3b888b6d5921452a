import path from 'node:path';
import { defineConfig } from 'vitest/config';

const engine = process.env.PACKED_ENGINE ?? 'packages/pagewright';

/** Runs unit tests of the engine on the built package in the folder `PACKED_ENGINE`. */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^(?:\.\.\/){2,3}src\/(.*?)\.tsx?$/,
        replacement: `${path.resolve(engine).split(path.sep).join('/')}/dist/$1.js`,
      },
    ],
  },
  test: {
    include: ['packages/pagewright/tests/{content,grammar}/**/*.test.ts'],
    // The results of these tests do not depend on the version of Node.
    exclude: [
      '**/{decode-any-response,compatible-any-schemas,compatible-types,fill,one-matcher,verify}.test.ts',
    ],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
