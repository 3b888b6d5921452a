import type { JsonProperty, JsonTree } from './json-tree.ts';
import { unescapeToken } from './json-value.ts';

/** A range of a file. Lines and columns start at 1; columns count UTF-16 code units; the end column is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Turns offsets of one file into lines and columns. */
export function lineFinder(text: string): (start: number, end: number) => Range {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const find = (offset: number): readonly [line: number, column: number] => {
    const line = starts.findLastIndex((start) => start <= offset);
    return [line + 1, offset - (starts[line] ?? 0) + 1];
  };
  return (start, end) => {
    const [line, column] = find(start);
    const [endLine, endColumn] = find(Math.max(start, end));
    return { line, column, endLine, endColumn };
  };
}

/** The offset of a line and column: the inverse of `lineFinder`. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(text.length, start + column - 1);
}

/**
 * Values that the file holds under another name or in another place than they should be. The key is the JSON pointer that a value should
 * have; the value is the name in the file, or the path of a value that was moved.
 */
export type Renamed = ReadonlyMap<string, string | readonly string[]>;

/** No value is in another place. */
export const nothingMoved: Renamed = new Map();

/**
 * The offsets of the value at a pointer, or of its name for `on: 'key'`. If the file does not have this value, the offsets of the nearest
 * value around it.
 */
export function offsetsOf(
  tree: JsonTree,
  pointer: string,
  on: 'key' | 'value',
  renamed: Renamed,
): readonly [start: number, end: number] {
  let found: readonly [number, number] = [tree.start, tree.end];
  let name: readonly [number, number] | undefined;
  let here = tree;
  let path = '';
  for (const token of pointer.split('/').slice(1)) {
    path += `/${token}`;
    const written = renamed.get(path) ?? unescapeToken(token);
    const steps = typeof written === 'string' ? [written] : written;
    let next: JsonTree | undefined = typeof written === 'string' ? here : tree;
    for (const step of steps) {
      const property: JsonProperty | undefined = next?.properties?.get(step);
      next = property?.tree ?? next?.items?.[Number(step)];
      if (next) name = property ? [property.nameStart, property.nameEnd] : undefined;
    }
    if (!next) break;
    here = next;
    found = [here.start, here.end];
  }
  if (on === 'value') return found;
  // An array item has no name, so its first character is marked.
  return name ?? [found[0], Math.min(found[1], found[0] + 1)];
}
