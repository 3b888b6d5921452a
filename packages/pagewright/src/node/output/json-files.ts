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

/** Writes a JSON file atomically, and creates its folder. No process ever reads half of it, even if this one is killed. */
export function replaceJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
  renameSync(`${file}.${process.pid}`, file);
}
