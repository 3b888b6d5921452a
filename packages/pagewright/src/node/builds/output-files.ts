import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../pipeline/site/files-below.ts';
import type { FileStamp } from './build-record.ts';

export type FileStamps = Readonly<Record<string, FileStamp>>;

function stampOf(file: string): FileStamp | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? [found.size, found.mtimeMs] : undefined;
}

/** True if a file has not changed since its stamp was taken. */
export function isIntact(folder: string, name: string, [size, modified]: FileStamp): boolean {
  const now = stampOf(path.join(folder, name));
  return now !== undefined && now[0] === size && now[1] === modified;
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
    names.length === Object.keys(stamps).length &&
    names.every((name) => {
      const stamp = stamps[name];
      return stamp !== undefined && isIntact(folder, name, stamp);
    })
  );
}
