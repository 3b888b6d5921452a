import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

const isComment = (line: string): boolean => /^(?:\/\/|\/\*|\*)/.test(line);

/** The code without comment lines and white space, which change nothing in the picture. */
const essence = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isComment(line))
    .join('')
    .replaceAll(/\s+|,(?=[)\]}])/g, '');

function collect(path: string, found: Map<string, string>): void {
  if (found.has(path)) return;
  const source = readFileSync(path, 'utf8');
  found.set(path, essence(source));
  for (const [, types, imported] of source.matchAll(/(?:import|export)\s+(type\b)?[^;]*?from\s+'(\.[^']+)'/g))
    if (imported && !types) collect(resolve(dirname(path), imported), found);
}

/**
 * Identifies what a scene is drawn from: its file and the code it imports, and the files that ink and encode it. Types
 * change no pixel, so that a new format or a new field of a scene leaves the other scenes as they are.
 */
export function sourceHash(scenePath: string): string {
  const found = new Map<string, string>();
  for (const entry of [scenePath, resolve(folder, 'kit/plate.ts'), resolve(folder, 'kit/encode.ts')])
    collect(entry, found);
  const hash = createHash('sha256');
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, code] of sorted) hash.update(`${relative(folder, path)}\n${code}\n`);
  return hash.digest('hex').slice(0, 16);
}
