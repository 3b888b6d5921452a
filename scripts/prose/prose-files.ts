import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files and folders with prose. */
const roots = ['README.md', 'docs', 'page-configs', 'schemas', 'src', 'packages', 'scripts', 'tests'];

/** Folders of generated files and of dependencies, fixtures and bad examples. */
const notOurs = /\/(?:node_modules|dist|generated|plugin\/schemas|fixtures|examples)\//;

/** Contains rejected words as test data. */
const proseTest = 'tests/unit/docs/prose.test.ts';

function isProse(file: string): boolean {
  if (/\.(?:md|tsx?)$/.test(file)) return true;
  // The editor schemas are generated from those in the folders.
  return /schemas\/.+\.json$/.test(file) && !file.endsWith('.schema.json');
}

/** The files of the project whose prose is checked, as paths with slashes, sorted. */
export function proseFiles(root: string): readonly string[] {
  return roots
    .flatMap((start) =>
      start.endsWith('.md')
        ? [start]
        : readdirSync(path.join(root, start), { recursive: true, encoding: 'utf8' }).map((name) =>
            path.posix.join(start, name.split(path.sep).join('/')),
          ),
    )
    .filter((file) => isProse(file) && !notOurs.test(file) && file !== proseTest)
    .sort();
}
