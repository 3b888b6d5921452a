import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from '../../../pipeline/site/explained-error.ts';

/** Whether only this user can read and write the file. A token that came with a repository is readable for others too. */
function isPrivate(file: string): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return false;
  // Windows has no such modes; a folder of a user is private there.
  if (process.platform === 'win32') return true;
  return (found.mode & 0o077) === 0 && found.uid === process.getuid?.();
}

/**
 * Makes the folder in which the studio keeps its token and its journal: only this user can read it, and git ignores it. Throws an
 * ExplainedError if it is a link or a file.
 */
function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!lstatSync(folder).isDirectory())
    throw new ExplainedError(`${folder} is a link. Remove it and start the studio again.`);
  chmodSync(folder, 0o700);
  const ignore = path.join(folder, '.gitignore');
  if (!lstatSync(ignore, { throwIfNoEntry: false })) writeFileSync(ignore, '*\n', { flag: 'wx' });
}

/**
 * The token that windows of the studio send, from the file `token` of a folder: 32 random bytes as base64url. It stays the same, so
 * that open windows work on after a restart. Makes the folder, and a new token if the file is missing, damaged or readable for
 * others.
 */
export function readToken(folder: string): string {
  makePrivateFolder(folder);
  const file = path.join(folder, 'token');
  const kept = isPrivate(file) ? readFileSync(file, 'utf8') : '';
  if (/^[\w-]{43}$/.test(kept)) return kept;
  const token = randomBytes(32).toString('base64url');
  rmSync(file, { force: true, recursive: true });
  writeFileSync(file, token, { flag: 'wx', mode: 0o600 });
  return token;
}
