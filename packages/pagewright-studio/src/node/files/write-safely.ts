import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { ExplainedError, projectFiles } from 'pagewright/tooling/node';
import { explainDisk } from './explain-disk.ts';
import { writablePlace } from './writable-paths.ts';

interface Expectation {
  /** The text that the file must currently have on disk; null if there must not be a file. */
  readonly expected: string | null;
}

/** The result of a write. `found` is the text on disk if it is not the expected text; then nothing was written. */
export type WriteResult =
  | { readonly written: true }
  | { readonly written: false; readonly found: string | null };

function readIfPresent(file: string): Buffer | null {
  try {
    // `O_NOFOLLOW`, because the path may have become a link just now.
    const handle = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      return readFileSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (projectFiles.errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The state on disk, if it is not the expected state. Compares bytes, because a text does not show the encoding that it had. */
function unexpected(file: string, { expected }: Expectation): WriteResult | undefined {
  const found = readIfPresent(file);
  const isExpected =
    found === null || expected === null ? found === expected : found.equals(Buffer.from(expected));
  if (isExpected) return undefined;
  const text = found?.toString('utf8') ?? null;
  if (text === expected)
    throw new ExplainedError(
      `${JSON.stringify(path.basename(file))} is not in UTF-8 on disk, so characters would be lost. Convert it to UTF-8 with the editor that wrote it.`,
    );
  return { written: false, found: text };
}

/** Makes a rename in a folder survive a power failure. Windows can neither do this nor needs it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a new file to disk, with the mode of the file that it will replace. */
function writePart(part: string, bytes: Uint8Array, mode: number | undefined): void {
  const { O_CREAT, O_EXCL, O_WRONLY } = constants;
  const handle = openSync(part, O_CREAT | O_EXCL | O_WRONLY | (constants.O_NOFOLLOW ?? 0), mode ?? 0o666);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    // The umask of the process may have removed bits of the mode.
    if (mode !== undefined) fchmodSync(handle, mode);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a complete new file its name, unless another file has appeared there. */
function nameNewFile(part: string, file: string): boolean {
  try {
    linkSync(part, file);
    return true;
  } catch (error) {
    if (projectFiles.errorCode(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'].includes(projectFiles.errorCode(error)))
      throw error;
  }
  // Some file systems, such as FAT, have no links.
  if (lstatSync(file, { throwIfNoEntry: false })) return false;
  renameSync(part, file);
  return true;
}

/**
 * Writes a file below `page-configs/` or `public/`, completely or not at all, if the expected text is on disk. Keeps the mode of the file
 * and creates missing folders. Throws an ExplainedError if the path is refused, or if the disk does not accept the file.
 *
 * Other programs can still write between the last look at the disk and the rename. In these microseconds, a text that they save is replaced
 * without notice, and a folder that they exchange for a link is followed, because Node cannot write relative to an open folder. A new file
 * never replaces an existing one.
 * @param file path relative to the project, with `/` as separator
 */
export function writeFileSafely(
  root: string,
  file: string,
  content: string | Uint8Array,
  expectation: Expectation,
): WriteResult {
  const bytes = Buffer.from(content);
  if (typeof content === 'string' && bytes.toString('utf8') !== content)
    throw new ExplainedError(`${JSON.stringify(file)} contains half a character. Remove it and save again.`);
  let part: string | undefined;
  try {
    const place = writablePlace(root, file);
    const early = unexpected(place.file, expectation);
    if (early) return early;
    for (const folder of place.missing) mkdirSync(folder, { recursive: true });
    part = path.join(path.dirname(place.file), `.studio-${randomUUID()}.part`);
    const mode = lstatSync(place.file, { throwIfNoEntry: false })?.mode;
    writePart(part, bytes, mode === undefined ? undefined : mode & 0o777);
    // Writing took a while, so look at the disk again.
    const { file: target } = writablePlace(root, file);
    const late = unexpected(target, expectation);
    if (late) return late;
    if (expectation.expected === null) {
      if (!nameNewFile(part, target)) return { written: false, found: readFileSync(target, 'utf8') };
    } else {
      renameSync(part, target);
    }
    syncFolder(path.dirname(target));
    return { written: true };
  } catch (error) {
    throw explainDisk(error, file);
  } finally {
    if (part !== undefined) rmSync(part, { force: true });
  }
}

/** Deletes a file, with the same care and the same errors as {@link writeFileSafely}. */
export function deleteFileSafely(root: string, file: string, expectation: Expectation): WriteResult {
  try {
    const place = writablePlace(root, file);
    const other = unexpected(place.file, expectation);
    if (other) return other;
    if (expectation.expected === null) return { written: true };
    rmSync(place.file);
    syncFolder(path.dirname(place.file));
    return { written: true };
  } catch (error) {
    throw explainDisk(error, file);
  }
}
