import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const onWindows = process.platform === 'win32';

/** The absolute path of a file URI, whichever of its characters the client encodes. Undefined for another URI, such as `untitled:`. */
export function pathOfUri(uri: string, windows = onWindows): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    const full = fileURLToPath(uri, { windows });
    // Clients write the letter of a drive in either case.
    return windows ? full.replace(/^[A-Z]:/, (drive) => drive.toLowerCase()) : full;
  } catch {
    return undefined;
  }
}

export function uriOfPath(full: string, windows = onWindows): string {
  return pathToFileURL(full, { windows }).href;
}

/** The path of a file relative to a folder, with `/`. Undefined if it is not below the folder. */
export function pathBelow(folder: string, full: string, windows = onWindows): string | undefined {
  const { relative, sep, isAbsolute } = windows ? path.win32 : path.posix;
  const found = relative(folder, full);
  if (found === '' || isAbsolute(found) || found.split(sep)[0] === '..') return undefined;
  return found.split(sep).join('/');
}
