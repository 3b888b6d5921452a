import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../pipeline/files-below.ts';

/** The size in bytes, and the time of the last change in milliseconds. */
type FileStamp = readonly [size: number, modified: number];

/** The state of files, by their paths below a folder. */
export type FileStamps = Readonly<Record<string, FileStamp>>;

function stampOf(file: string): FileStamp | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? [found.size, found.mtimeMs] : undefined;
}

/** True if a file has not changed since its stamp was taken; false without a stamp. */
export function isIntact(folder: string, name: string, stamp: FileStamp | undefined): boolean {
  const now = stampOf(path.join(folder, name));
  return now !== undefined && now[0] === stamp?.[0] && now[1] === stamp[1];
}

/** The stamps of all files in a folder. */
export function stampFiles(folder: string): FileStamps {
  return Object.fromEntries(
    filesBelow(folder).flatMap((name) => {
      const stamp = stampOf(path.join(folder, name));
      return stamp ? [[name, stamp]] : [];
    }),
  );
}

/** True if a folder contains exactly the files of these stamps, unchanged. */
export function isFolderIntact(folder: string, stamps: FileStamps): boolean {
  const names = filesBelow(folder);
  return (
    names.length === Object.keys(stamps).length && names.every((name) => isIntact(folder, name, stamps[name]))
  );
}
