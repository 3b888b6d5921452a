import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf } from './project-files.ts';

describe('the tests of packages', () => {
  it('import nothing of the site at the root, and none of its tests', () => {
    // The config file of a test runner may import from the root.
    const files = filesBelow('packages').filter(
      (file) => /^packages\/[\w-]+\/tests\/.+\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.config.ts'),
    );
    const outside = files.flatMap((file) =>
      importsOf(file)
        .filter((to) => !to.startsWith('packages/'))
        .map((to) => `${file} -> ${to}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(outside).toEqual([]);
  });
});
