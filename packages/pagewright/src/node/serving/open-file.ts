import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { finishSwitch } from '../output/switch-folder.ts';

/** An open file. Its size and its bytes always belong together, even if a build replaces the file meanwhile. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
  readonly modified: Date;
  /** Path below the folder, without the extension of its compressed copy. */
  readonly name: string;
  /** Set for a compressed copy. */
  readonly encoding?: 'br' | 'gzip';
}

/** The folder does not exist, and no build is replacing it. */
export class FolderNotFoundError extends Error {}

/** Milliseconds between attempts to open a file while a build replaces the folder. */
const retryDelay = 20;
const maxAttempts = 50;

const copies = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

/** Windows would read a backslash as a slash, and a colon as a drive or a stream of a file. */
const otherSeparators = path.sep === '/' ? /\0/ : /[\\:\0]/;

async function openPlain(file: string): Promise<Omit<OpenFile, 'name'> | undefined> {
  try {
    const handle = await open(file);
    const found = await handle.stat();
    if (found.isFile()) return { handle, size: found.size, modified: found.mtime };
    await handle.close();
  } catch {
    // The file does not exist, or its name is not valid.
  }
  return undefined;
}

/** Whether an `Accept-Encoding` header names an encoding, without a quality of 0. */
export function acceptsEncoding(accepted: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
}

/** Opens a file, or a compressed copy of it if the client accepts one. */
async function openAccepted(folder: string, name: string, accepted: string): Promise<OpenFile | undefined> {
  for (const { encoding, extension } of copies) {
    if (!acceptsEncoding(accepted, encoding)) continue;
    const found = await openPlain(path.join(folder, name + extension));
    if (found) return { ...found, name, encoding };
  }
  const plain = await openPlain(path.join(folder, name));
  return plain && { ...plain, name };
}

/** Differs between a folder and the folder that replaces it. Undefined if the folder does not exist. */
export async function folderIdentity(folder: string): Promise<string | undefined> {
  try {
    const { dev, ino, birthtimeMs } = await stat(folder);
    return `${dev} ${ino} ${birthtimeMs}`;
  } catch {
    return undefined;
  }
}

/**
 * Opens the first file that exists. Waits while a build replaces the folder, and finishes the switch of a killed build. Throws
 * FolderNotFoundError if the folder stays missing for a second.
 * @param accepted the client's `Accept-Encoding`
 */
export async function openFirst(
  folder: string,
  names: readonly string[],
  accepted: string,
): Promise<OpenFile | undefined> {
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const before = await folderIdentity(folder);
    if (before !== undefined) {
      for (const name of names.filter((each) => !otherSeparators.test(each))) {
        const found = await openAccepted(folder, name, accepted);
        if (found) return found;
      }
      // If the folder was replaced meanwhile, the file may exist in the new one.
      if (before === (await folderIdentity(folder))) return undefined;
    } else if (!finishSwitch(folder)) {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
  throw new FolderNotFoundError(`The folder ${folder} does not exist`);
}
