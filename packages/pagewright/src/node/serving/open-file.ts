import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { finishSwitch } from '../output/switch-folder.ts';

/** A file that is open: whatever happens to its name, size and bytes are those of one build. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
  readonly modified: Date;
  /** Name below the folder, without the ending of its compressed form. */
  readonly name: string;
  readonly encoding?: 'br' | 'gzip';
}

/** The folder is not there, and does not come back. */
export class NoFolder extends Error {}

/** Milliseconds between two looks at a folder that is being switched, and how often one is taken. */
const pause = 20;
const mostLooks = 50;

async function openOne(file: string): Promise<Omit<OpenFile, 'name'> | undefined> {
  try {
    const handle = await open(file);
    const found = await handle.stat();
    if (found.isFile()) return { handle, size: found.size, modified: found.mtime };
    await handle.close();
  } catch {
    // Not there, no file, or a name that no file can have.
  }
  return undefined;
}

async function openForm(folder: string, name: string, accepted: string): Promise<OpenFile | undefined> {
  const forms = [
    { encoding: 'br', ending: '.br' },
    { encoding: 'gzip', ending: '.gz' },
  ] as const;
  for (const { encoding, ending } of forms) {
    if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)) continue;
    const found = await openOne(path.join(folder, name + ending));
    if (found) return { ...found, name, encoding };
  }
  const plain = await openOne(path.join(folder, name));
  return plain && { ...plain, name };
}

/** Distinguishes a folder from another that took its name. */
async function identity(folder: string): Promise<string | undefined> {
  try {
    const { dev, ino, birthtimeMs } = await stat(folder);
    return `${dev} ${ino} ${birthtimeMs}`;
  } catch {
    return undefined;
  }
}

/**
 * Opens the first file that exists, in the best form that a client accepts. While a build switches the folder it waits;
 * a switch that a killed build left undone is finished. Throws NoFolder when there is no folder for a second.
 * @param accepted the client's `Accept-Encoding`
 */
export async function openFirst(
  folder: string,
  names: readonly string[],
  accepted: string,
): Promise<OpenFile | undefined> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const before = await identity(folder);
    if (before !== undefined) {
      for (const name of names) {
        const found = await openForm(folder, name, accepted);
        if (found) return found;
      }
      // Only a folder that stayed the same lacks the file.
      if (before === (await identity(folder))) return undefined;
    } else if (!finishSwitch(folder)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new NoFolder(`There is no folder ${folder}`);
}
