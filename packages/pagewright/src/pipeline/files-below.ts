import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

type Paths = Pick<typeof path, 'relative' | 'sep'>;

/**
 * The path from a folder to a file or folder, with `/` as separator.
 * @param system the path rules of an operating system, for tests
 */
export function relativePath(folder: string, file: string, system: Paths = path): string {
  return system.relative(folder, file).split(system.sep).join('/');
}

/** Paths of all files in a folder and its subfolders, with `/` as separator; empty if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)));
}

/** Whether there is a file at a path. False for folders. */
export function isFile(full: string): boolean {
  return statSync(full, { throwIfNoEntry: false })?.isFile() ?? false;
}
