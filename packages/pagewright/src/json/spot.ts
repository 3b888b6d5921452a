import { compact } from './compact.ts';
import { parseJson } from './json-parser.ts';
import type { JsonProperty, JsonTree } from './json-tree.ts';
import type { Json, Steps } from './json-value.ts';
import { offsetAt, type Range } from './source-place.ts';
import type { TextEdit } from './text-edit.ts';

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

/** The value at a path of names and indexes. */
export function spotOf(text: string, path: Steps): Spot | undefined {
  const { tree } = parseJson(text);
  let spot: Spot | undefined = tree && { text, tree, property: undefined, parent: undefined };
  for (const step of path) {
    if (!spot) return undefined;
    const property: JsonProperty | undefined = spot.tree.properties?.get(String(step));
    const inner: JsonTree | undefined = property?.tree ?? spot.tree.items?.[Number(step)];
    spot = inner && { text, tree: inner, property, parent: spot };
  }
  return spot;
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

/** A property of an object; undefined if it has none with this name. */
export function propertySpot(spot: Spot, name: string): Spot | undefined {
  const property = spot.tree.properties?.get(name);
  return property && { text: spot.text, tree: property.tree, property, parent: spot };
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

/** Adds a property after the others, on a line of its own if they are. */
export function addProperty(spot: Spot, name: string, value: string): readonly TextEdit[] {
  return addProperties(spot, [`${JSON.stringify(name)}: ${value}`]);
}

/** Adds properties, given as text, after the others of an object. */
export function addProperties({ text, tree }: Spot, properties: readonly string[]): readonly TextEdit[] {
  const own = [...(tree.properties?.values() ?? [])];
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return [{ start: tree.start, end: tree.end, text: `{ ${properties.join(', ')} }` }];
  const gap = gapBefore(text, first.nameStart);
  const at = last.tree.end;
  return [{ start: at, end: at, text: properties.map((each) => `,${gap}${each}`).join('') }];
}

/** The line break and spaces before a property; one space if it is not the first on its line. */
export function gapBefore(text: string, start: number): string {
  return /\r?\n[ \t]*$/.exec(text.slice(0, start))?.[0] ?? ' ';
}

/** Removes a property or an array item with its comma and its line. */
export function removeSpot(spot: Spot): readonly TextEdit[] {
  const { text, tree, property, parent } = spot;
  if (!parent) return [];
  const start = property?.nameStart ?? tree.start;
  const before = /,?\s*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\s*,\s*/.exec(text.slice(tree.end))?.[0] ?? '';
  // The first of several keeps the space before it, and takes the comma and the space after it.
  if (!before.startsWith(',') && after !== '') return [{ start, end: tree.end + after.length, text: '' }];
  return [{ start: start - before.length, end: tree.end, text: '' }];
}
