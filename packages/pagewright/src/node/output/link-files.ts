import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../pipeline/files-below.ts';

/** Adds a file to another folder: as a link, or as a copy if the file system has no links. */
export function linkFile(from: string, to: string, name: string): void {
  const target = path.join(to, name);
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(path.join(from, name), target);
  } catch {
    copyFileSync(path.join(from, name), target);
  }
}

/** Adds all files of a folder to another folder. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of filesBelow(from)) linkFile(from, to, name);
}
