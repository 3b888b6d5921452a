import { maxDepth } from './json-parser.ts';

/**
 * True if values of a text are nested more deeply than the check accepts. Parsers and functions that visit values call themselves for each
 * level, and would fail.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
