import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A setup file for all tests of the packages. No such test may read the site at the root of the repository, because its authors change it
 * every day. They use fixture sites.
 */

const repository = path.resolve(import.meta.dirname, '../../..');

const ofTheSite =
  /^(?:page-configs|schemas|src|demo-content|public|templates|pagewright\.config\.ts)(?:$|[\\/])/;

function refuse(file: unknown): void {
  const name = file instanceof URL ? fileURLToPath(file) : file;
  if (typeof name !== 'string') return;
  const relative = path.relative(repository, path.resolve(name));
  if (ofTheSite.test(relative))
    throw new Error(
      `A test of a package reads ${relative} of the site at the root. Use a site of packages/pagewright/tests/sites/.`,
    );
}

/** Makes functions refuse the files of the site as their first argument. */
function guard<Name extends string>(
  module: Record<Name, (...args: never[]) => unknown>,
  names: readonly Name[],
): void {
  for (const name of names) {
    const read = module[name];
    Object.assign(module, {
      [name]: (...args: never[]) => {
        refuse(args[0]);
        return read(...args);
      },
    });
  }
}

/** Set on the module once its functions are guarded. A process runs this file before each test file, and guards of guards take time. */
const guarded = Symbol.for('pagewright: guarded');

if (!Object.hasOwn(fs, guarded)) {
  Object.defineProperty(fs, guarded, { value: true });
  guard(fs, ['readFileSync', 'readdirSync', 'cpSync', 'openSync', 'createReadStream', 'readFile', 'readdir']);
  guard(fs.promises, ['readFile', 'readdir', 'cp', 'open']);
  // Modules that import these functions by name get the guarded functions, too.
  syncBuiltinESMExports();
}
