import type { JsonTree } from './json-tree.ts';

/** A stretch of a file. Lines and columns count from 1, columns in UTF-16 units; the end column is exclusive. */
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
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [low + 1, offset - (starts[low] ?? 0) + 1];
  };
  return (start, end) => {
    const [line, column] = find(start);
    const [endLine, endColumn] = find(Math.max(start, end));
    return { line, column, endLine, endColumn };
  };
}

/** Names that were read as others: the pointer that the checks use, to the name that stands in the file. */
export type Renamed = ReadonlyMap<string, string>;

/**
 * Where a pointer leads in a file: the offsets of the value, or of its name when that is to blame. A pointer to what
 * is not in the file ends at the nearest value around it.
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
    const written = renamed.get(path) ?? token.replaceAll('~1', '/').replaceAll('~0', '~');
    const member = here.members?.get(written);
    const next = member?.tree ?? here.entries?.[Number(written)];
    if (!next) break;
    here = next;
    found = [here.start, here.end];
    name = member ? [member.nameStart, member.nameEnd] : undefined;
  }
  if (on === 'value') return found;
  // A group in a list has no name: its opening bracket stands for it.
  return name ?? [found[0], Math.min(found[1], found[0] + 1)];
}
