import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainDisk } from '../files/explain-disk.ts';
import { makePrivateFolder } from '../files/private-folder.ts';

/** Whether only this user can read and write the file. A token that came with a repository is readable for others too. */
function isPrivate(file: string): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return false;
  // Windows has no such modes; a folder of a user is private there.
  if (process.platform === 'win32') return true;
  return (found.mode & 0o077) === 0 && found.uid === process.getuid?.();
}

/**
 * The token that windows of the studio send, from the file `token` of a folder: 32 random bytes as base64url. It stays the same, so
 * that open windows work on after a restart. Makes the folder, and a new token if the file is missing, damaged or readable for
 * others. Throws an ExplainedError if the disk does not accept it.
 */
export function readToken(folder: string): string {
  try {
    return keptToken(folder) ?? newToken(folder);
  } catch (error) {
    throw explainDisk(error, path.join(folder, 'token'));
  }
}

function keptToken(folder: string): string | undefined {
  makePrivateFolder(folder);
  const file = path.join(folder, 'token');
  const kept = isPrivate(file) ? readFileSync(file, 'utf8') : '';
  return /^[\w-]{43}$/.test(kept) ? kept : undefined;
}

function newToken(folder: string): string {
  const file = path.join(folder, 'token');
  const token = randomBytes(32).toString('base64url');
  rmSync(file, { force: true, recursive: true });
  writeFileSync(file, token, { flag: 'wx', mode: 0o600 });
  return token;
}
