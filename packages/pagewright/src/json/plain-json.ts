import { maxDepth } from './json-parser.ts';
import { isArray, type Json } from './json-value.ts';

const quotationMark = 34;

/**
 * Parses valid JSON. Returns undefined if the tolerant reader may have something to report: a syntax error, a repeated
 * property, a number that is too large, or values nested too deeply.
 */
export function parsePlainJson(text: string): Json | undefined {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  // JSON.parse keeps only one of two properties with the same name, so the text then has more names than the value.
  return countNames(value, maxDepth) === countWrittenNames(text) ? value : undefined;
}

/** The number of properties in a value; NaN if it is nested too deeply or contains an infinite number. */
function countNames(value: Json, depth: number): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Number.NaN;
  let count = 0;
  if (isArray(value)) for (const item of value) count += countNames(item, depth - 1);
  else for (const name in value) count += 1 + countNames(value[name] ?? null, depth - 1);
  return count;
}

/** The number of colons after a quotation mark. Also counts those inside strings; the tolerant reader then decides. */
function countWrittenNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (isBlank(text.charCodeAt(before))) before -= 1;
    if (text.charCodeAt(before) === quotationMark) count += 1;
  }
  return count;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
