import { statSync } from 'node:fs';
import path from 'node:path';
import type { DiskNames } from '../../pipeline/files/page-clashes.ts';

/** Looks at an existing folder under another name, to find out how its disk reads names. */
export function diskNames(folder: string): DiskNames {
  const name = path.basename(folder);
  const other = path.join(
    path.dirname(folder),
    name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase(),
  );
  const [own, found] = [folder, other].map((each) => statSync(each, { throwIfNoEntry: false }));
  const isSame = other !== folder && own !== undefined && own.ino === found?.ino && own.dev === found.dev;
  return { foldsNames: isSame, isWindows: process.platform === 'win32' };
}
