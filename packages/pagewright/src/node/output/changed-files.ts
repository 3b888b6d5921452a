import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text of a file, with the line ends of generated files, because git may write other line ends on Windows; undefined if the file is
 * missing.
 */
function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/**
 * Paths of files that are missing or have another text. Ignores differences in line ends.
 * @param files texts by path below `root`
 */
export function changedFiles(root: string, files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file, text]) => readIfPresent(path.join(root, file)) !== text)
    .map(([file]) => file);
}

/** Writes the files that are missing or have another text, and returns their paths. */
export function writeChanged(root: string, files: ReadonlyMap<string, string>): string[] {
  const changed = changedFiles(root, files);
  for (const file of changed) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, files.get(file) ?? '');
  }
  return changed;
}
