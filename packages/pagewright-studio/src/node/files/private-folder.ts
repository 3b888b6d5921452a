import { chmodSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from 'pagewright/tooling/node';

/**
 * Creates a folder that only this user can read and that git ignores. Throws an ExplainedError if the path is a link or a file. Passes on
 * errors of the system.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!lstatSync(folder).isDirectory())
    throw new ExplainedError(`${folder} is a link. Remove it and start the studio again.`);
  chmodSync(folder, 0o700);
  const ignore = path.join(folder, '.gitignore');
  if (!lstatSync(ignore, { throwIfNoEntry: false })) writeFileSync(ignore, '*\n', { flag: 'wx' });
}
