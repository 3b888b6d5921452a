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

function spotOfFile(text: string): Spot | undefined {
  const { tree } = parseJson(text);
  return tree && { text, tree, property: undefined, parent: undefined };
}

/** The value or property name that a range of a file marks; undefined if the range marks no whole value. */
export function spotAt(text: string, range: Range): Spot | undefined {
  const whole = spotOfFile(text);
  return whole && find(whole, offsetAt(text, range.line, range.column));
}

/** The value at a path of names and indexes. */
export function spotOf(text: string, path: Steps): Spot | undefined {
  return path.reduce((spot: Spot | undefined, step) => spot && innerSpot(spot, step), spotOfFile(text));
}

function find(spot: Spot, start: number): Spot | undefined {
  const { tree, property } = spot;
  if (tree.start === start || property?.nameStart === start) return spot;
  const inner = [...(tree.properties ?? tree.items ?? []).keys()]
    .map((step) => innerSpot(spot, step))
    .find((each) => each && (each.property?.nameStart ?? each.tree.start) <= start && start < each.tree.end);
  return inner && find(inner, start);
}

/** A property of an object, or an item of an array; undefined if there is none. */
export function innerSpot(spot: Spot, step: string | number): Spot | undefined {
  const property = spot.tree.properties?.get(String(step));
  const tree = property?.tree ?? spot.tree.items?.[Number(step)];
  return tree && { text: spot.text, tree, property, parent: spot };
}

/** Replaces the value. A value that is not a string, number or boolean is written like the value around it: on one line or indented. */
export function replaceValue({ tree: { start, end } }: Spot, value: Json): TextEdit {
  return { start, end, text: compact(value) };
}

export function renameProperty({ property }: Spot, name: string): readonly TextEdit[] {
  return property ? [{ start: property.nameStart, end: property.nameEnd, text: JSON.stringify(name) }] : [];
}

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
