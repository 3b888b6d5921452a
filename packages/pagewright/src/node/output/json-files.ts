import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../content/requests/parse-json.ts';

/** The value in a JSON file; undefined if the file cannot be read or is damaged. */
export function readJson(file: string): unknown {
  try {
    return parseJson(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file atomically, and creates its folder. No process ever reads half of it, even if this one is killed. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

/** Writes a JSON file like `replaceFile`. */
export function replaceJson(file: string, value: unknown): void {
  replaceFile(file, JSON.stringify(value));
}
