import type { Json } from '../../grammar/plan.ts';
import { isArray, isObject } from '../../schema/json-value.ts';
import { parseJson } from '../json/json-parser.ts';
import type { JsonProperty, JsonTree } from '../json/json-tree.ts';
import { offsetAt, type Range } from '../json/source-place.ts';
import type { TextEdit } from './fix.ts';

/** A value in the text of a file, with what surrounds it. */
export interface Spot {
  readonly text: string;
  readonly tree: JsonTree;
  /** The property whose value it is; undefined for an array item and for the value of the file. */
  readonly property: JsonProperty | undefined;
  /** The array or object that it is in. */
  readonly parent: Spot | undefined;
}

/** The value or property name that a range of a file marks; undefined if the range marks no whole value. */
export function spotAt(text: string, range: Range): Spot | undefined {
  const { tree } = parseJson(text);
  const start = offsetAt(text, range.line, range.column);
  return tree && find({ text, tree, property: undefined, parent: undefined }, start);
}

function find(spot: Spot, start: number): Spot | undefined {
  const { text, tree, property } = spot;
  if (tree.start === start || property?.nameStart === start) return spot;
  const inner = [
    ...[...(tree.properties?.values() ?? [])].map((each) => ({
      property: each,
      tree: each.tree,
      from: each.nameStart,
    })),
    ...(tree.items ?? []).map((each) => ({ property: undefined, tree: each, from: each.start })),
  ].find(({ from, tree: { end } }) => from <= start && start < end);
  return inner && find({ text, tree: inner.tree, property: inner.property, parent: spot }, start);
}

/** Replaces the value. A value that is not a string, number or boolean is written like the value around it: on one line or indented. */
export function replaceValue({ tree: { start, end } }: Spot, value: Json): TextEdit {
  return { start, end, text: compact(value) };
}

/** Replaces the name of the property. */
export function renameProperty({ property }: Spot, name: string): readonly TextEdit[] {
  return property ? [{ start: property.nameStart, end: property.nameEnd, text: JSON.stringify(name) }] : [];
}

/** Writes text before and after the value. */
export function wrap({ tree: { start, end } }: Spot, before: string, after: string): readonly TextEdit[] {
  return [
    { start, end: start, text: before },
    { start: end, end, text: after },
  ];
}

/** JSON on one line, with the spaces that formatters write. */
export function compact(value: Json): string {
  if (isArray(value)) return `[${value.map(compact).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${compact(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Adds a property after the others, on a line of its own if they are. */
export function addProperty({ text, tree }: Spot, name: string, value: string): readonly TextEdit[] {
  const properties = [...(tree.properties?.values() ?? [])];
  const [first] = properties;
  const last = properties.at(-1);
  const added = `${JSON.stringify(name)}: ${value}`;
  if (!first || !last) return [{ start: tree.start, end: tree.end, text: `{ ${added} }` }];
  const gap = text.slice(tree.start + 1, first.nameStart);
  const at = last.tree.end;
  return [{ start: at, end: at, text: `,${/^\s+$/.test(gap) ? gap : ' '}${added}` }];
}

/** Removes a property or an array item with its comma and its line. */
export function removeSpot({ text, tree, property, parent }: Spot): readonly TextEdit[] {
  if (!parent) return [];
  const start = property?.nameStart ?? tree.start;
  const before = /,?\s*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\s*,\s*/.exec(text.slice(tree.end))?.[0] ?? '';
  // The first of several keeps the space before it, and takes the comma and the space after it.
  if (!before.startsWith(',') && after !== '') return [{ start, end: tree.end + after.length, text: '' }];
  return [{ start: start - before.length, end: tree.end, text: '' }];
}
