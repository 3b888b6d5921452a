import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Where prose is. All of it is checked, except what the next two name. */
const roots = ['README.md', 'docs', 'page-configs', 'schemas', 'src', 'packages', 'scripts', 'tests'];

/** Folders anywhere that programs or others write. */
const notOurs = /\/(?:node_modules|dist|generated|plugin\/schemas|fixtures)\//;

/** Where prose is not rewritten yet. A folder leaves this list when it is clean; none may be added. */
const notYet: readonly string[] = [
  'docs/requirements.md',
  'packages/pagewright-wordpress/src/',
  'packages/pagewright/src/pipeline/site/',
  'tests/unit/architecture/',
  'tests/unit/content/',
  'tests/unit/demo-service/',
  'tests/unit/docs/',
  'tests/unit/pipeline/',
  'tests/unit/render/',
  'tests/unit/sanitising/',
  'tests/unit/site-content/',
  'tests/unit/ui/',
];

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
    .filter((file) => isProse(file) && !notOurs.test(file) && !notYet.some((start) => file.startsWith(start)))
    .sort();
}
