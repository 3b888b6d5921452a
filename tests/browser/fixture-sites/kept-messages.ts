import { existsSync, readFileSync } from 'node:fs';

/** What the demo service stored, in its order. */
export function keptMessages(file: string): unknown[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}
