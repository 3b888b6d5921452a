import type { Json } from '../../grammar/plan.ts';

/**
 * The value of a text that is JSON without any mistake; undefined where the tolerant reader has something to report:
 * a syntax error, a repeated name, a number that is too large, or brackets nested too deeply.
 */
export function readPlainJson(text: string, deepest: number): Json | undefined {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const names = countNames(value, deepest);
  // JSON.parse keeps one of two members of the same name, so the text then has more names than the value.
  return names === countWrittenNames(text) ? value : undefined;
}

/** The number of members in a value; NaN where it is nested too deeply or holds a number that JSON cannot write. */
function countNames(value: Json, depth: number): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countNames(item, depth - 1);
    return count;
  }
  for (const member of Object.values(value)) count += 1 + countNames(member, depth - 1);
  return count;
}

/** The number of strings in a JSON text that a colon follows. */
function countWrittenNames(text: string): number {
  let count = 0;
  let start = text.indexOf('"');
  while (start >= 0) {
    let at = endOfString(text, start) + 1;
    while (isBlank(text.charCodeAt(at))) at += 1;
    if (text[at] === ':') count += 1;
    start = text.indexOf('"', at);
  }
  return count;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  for (;;) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
