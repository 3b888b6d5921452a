import { existsSync, readFileSync } from 'node:fs';

/** The messages that the demo service stored, in order. */
export function storedMessages(file: string): unknown[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}
