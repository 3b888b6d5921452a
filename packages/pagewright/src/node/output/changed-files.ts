import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A text with the line ends of generated files. Git may write others when it checks files out on Windows. */
function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/** Paths of the files that are missing or have another text, whatever their line ends are. `files` has the text by the path below `root`. */
export function changedFiles(root: string, files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file, text]) => readIfPresent(path.join(root, file)) !== text)
    .map(([file]) => file);
}

/** Writes the files that are missing or have another text. Returns their paths. */
export function writeChanged(root: string, files: ReadonlyMap<string, string>): string[] {
  const changed = changedFiles(root, files);
  for (const file of changed) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, files.get(file) ?? '');
  }
  return changed;
}
