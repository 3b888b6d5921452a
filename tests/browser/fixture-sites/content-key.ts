import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The inputs of all fixture sites. A change to another file does not rebuild them. */
const inputs = [
  'demo-content',
  'package-lock.json',
  'packages',
  'page-configs',
  'pagewright.config.ts',
  'public',
  'schemas',
  'src',
  'tests/browser/fixture-sites',
  'tests/browser/hostile/other-content.spec.ts',
  'tests/browser/isolation/sabotage.ts',
  'tests/hostile-content',
  'packages/pagewright/tests/commands/with-settings.ts',
  'packages/pagewright/tests/fixtures/faulty-service',
  'packages/pagewright/tests/projects/bundle-project.ts',
  'tests/scratch-project.ts',
];

/** Folders that commands may fill while this process reads them, and folders of tests. `inputs` names the test files that matter. */
const skipped = ['node_modules', 'dist', 'tests'];

function filesOf(input: string): string[] {
  if (!statSync(input).isDirectory()) return [input];
  return (
    readdirSync(input)
      // Commands also write the schemas for editors.
      .filter((name) => !skipped.includes(name) && !name.endsWith('.schema.json'))
      .sort()
      .flatMap((name) => filesOf(path.join(input, name)))
  );
}

/** A digest of the files and settings that a fixture site depends on. */
export function contentKey(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const settings = Object.entries(process.env).filter(([name]) => /^(?:VITE_|MAX_REMOVED)/.test(name));
  hash.update(JSON.stringify(settings.sort()));
  for (const file of inputs.flatMap((input) => filesOf(path.join(root, input)))) {
    hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
