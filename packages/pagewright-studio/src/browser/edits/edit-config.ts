import { type Json, json, type Steps, type TextEdit } from 'pagewright/tooling';
import { equalEnds } from '../drafts/equal-ends.ts';
import { JsonContainer } from './json-container.ts';
import { onOneLine, RawJson, styleOf } from './printed-json.ts';

/** Thrown for a text whose values have no certain position: it has a mistake of syntax, or a name twice. */
export class UneditableTextError extends Error {}

let last = { text: '', parsed: json.parse('') };

/** Keeps the last result: the form, the list of sections and each edit read the same text. */
function parsed(text: string): ReturnType<typeof json.parse> {
  if (last.text !== text) last = { text, parsed: json.parse(text) };
  return last.parsed;
}

/** The file with the positions of its values. @throws UneditableTextError */
function treeOf(text: string): json.Tree {
  const { tree, problems } = parsed(text);
  if (!tree || problems.length > 0) throw new UneditableTextError('The file has a mistake of syntax.');
  return tree;
}

/** True if the parts of a file can be edited, and not only its text. */
export function isEditable(text: string): boolean {
  const { tree, problems } = parsed(text);
  return tree !== undefined && problems.length === 0;
}

interface Found {
  readonly tree: json.Tree;
  /** The arrays and objects around it, the outermost first. */
  readonly around: readonly json.Tree[];
}

/** The value at some steps, or the first step that leads to no value. */
function find(tree: json.Tree, steps: Steps): Found | undefined {
  let found: Found = { tree, around: [] };
  for (const step of steps) {
    const parent: json.Tree = found.tree;
    const inner: json.Tree | undefined =
      parent.properties?.get(String(step))?.tree ?? parent.items?.[Number(step)];
    if (!inner) return undefined;
    found = { tree: inner, around: [...found.around, parent] };
  }
  return found;
}

function existing(tree: json.Tree, steps: Steps): Found {
  const found = find(tree, steps);
  if (!found) throw new UneditableTextError(`There is no value at ${steps.join('.')}.`);
  return found;
}

/** The index of an entry in the array or object around it. */
function indexOf({ entries }: JsonContainer, step: string | number): number {
  return typeof step === 'number' ? step : entries.findIndex(({ name }) => name === step);
}

/** The index at which a property belongs: after the last property that comes before it in `order`. Without `order`, at the end. */
function placeOf({ entries }: JsonContainer, name: string, order: readonly string[]): number {
  const rank = order.indexOf(name);
  if (rank < 0) return entries.length;
  const ranks = entries.map((entry) => order.indexOf(entry.name ?? ''));
  return (
    ranks.findLastIndex((each) => each >= 0 && each < rank) + 1 ||
    (ranks.some((each) => each > rank) ? 0 : entries.length)
  );
}

/**
 * The edits that set a value. What does not change keeps its formatting. Objects and arrays that are missing on the way are added.
 * @param order names of the object around it in the order in which they are usually written
 * @throws UneditableTextError
 */
export function setValue(
  text: string,
  steps: Steps,
  value: Json | RawJson,
  order: readonly string[] = [],
): readonly TextEdit[] {
  const tree = treeOf(text);
  const found = find(tree, steps);
  if (found && !(value instanceof RawJson)) return replace(text, steps, found.tree, value);
  const outer = steps.slice(0, -1);
  const last = steps.at(-1);
  if (last === undefined) return [];
  const parent = find(tree, outer);
  if (!parent) return setValue(text, outer, typeof last === 'number' ? wrapped(value) : wrapped(value, last));
  const container = new JsonContainer(text, parent.tree, styleOf(text), parent.around);
  if (typeof last === 'number') return [container.insert(Math.min(last, container.entries.length), value)];
  return [container.insert(placeOf(container, last, order), value, last)];
}

/** A value in an array, or in an object with one property. */
function wrapped(value: Json | RawJson, name?: string): Json | RawJson {
  if (!(value instanceof RawJson)) return name === undefined ? [value] : { [name]: value };
  const inner = value.text.replaceAll('\n', '\n  ');
  return new RawJson(name === undefined ? `[\n  ${inner}\n]` : `{\n  ${JSON.stringify(name)}: ${inner}\n}`);
}

function replace(text: string, steps: Steps, tree: json.Tree, value: Json): readonly TextEdit[] {
  const before = tree.value;
  if (json.areEqual(before, value)) return [];
  const isPart =
    (json.isObject(before) && json.isObject(value)) || (json.isArray(before) && json.isArray(value));
  if (!isPart && !json.isObject(value) && !json.isArray(value))
    return [{ start: tree.start, end: tree.end, text: onOneLine(value, styleOf(text)) }];
  return [differenceOf(text, json.rewriteValue(text, steps, before, value))];
}

/** The edits that remove a property or an item. None if there is no such value. @throws UneditableTextError */
export function removeValue(text: string, steps: Steps): readonly TextEdit[] {
  const parent = find(treeOf(text), steps)?.around.at(-1);
  const last = steps.at(-1);
  if (!parent || last === undefined) return [];
  const container = new JsonContainer(text, parent, styleOf(text));
  return [container.remove(indexOf(container, last))];
}

/**
 * The edits that add an item to an array, which is added too if it is missing.
 * @param index at most the number of items
 * @throws UneditableTextError
 */
export function insertItem(
  text: string,
  list: Steps,
  index: number,
  value: Json | RawJson,
  order: readonly string[] = [],
): readonly TextEdit[] {
  const found = find(treeOf(text), list);
  if (!found) return setValue(text, list, wrapped(value), order);
  return [new JsonContainer(text, found.tree, styleOf(text), found.around).insert(index, value)];
}

/**
 * The edits that move an item within its array or to another one of the file.
 * @param index in the array without the item
 * @throws UneditableTextError
 */
export function moveItem(
  text: string,
  from: Steps,
  list: Steps,
  index: number,
  order: readonly string[] = [],
): readonly TextEdit[] {
  const tree = treeOf(text);
  const { tree: item, around } = existing(tree, from);
  const [parent, at] = [around.at(-1), from.at(-1)];
  if (!parent || typeof at !== 'number') throw new UneditableTextError('Only items of lists can be moved.');
  const container = new JsonContainer(text, parent, styleOf(text));
  const target = find(tree, list);
  if (target?.tree === parent) return at === index ? [] : container.move(at, index);
  const edits = [container.remove(at), ...insertItem(text, list, index, container.raw(item), order)];
  return areApart(edits) ? edits : moveInLine(text, from, list, index, order);
}

function areApart(edits: readonly TextEdit[]): boolean {
  const sorted = edits.toSorted((one, other) => one.start - other.start);
  return sorted.every(({ end }, index) => end <= (sorted[index + 1]?.start ?? end));
}

/** Moves an item to another list on the same line, which gets several lines with it. */
function moveInLine(
  text: string,
  from: Steps,
  list: Steps,
  index: number,
  order: readonly string[],
): readonly TextEdit[] {
  const inserted = json.applyEdits(text, insertItem(text, list, index, rawValue(text, from), order));
  // The item may be inside an item that now comes after it.
  const isBehind = list.every((step, at) => from[at] === step) && Number(from[list.length]) >= index;
  const old = isBehind ? from.with(list.length, Number(from[list.length]) + 1) : from;
  return [differenceOf(text, json.applyEdits(inserted, removeValue(inserted, old)))];
}

/** The edit that turns one text into another. */
function differenceOf(text: string, after: string): TextEdit {
  const { start, end } = equalEnds(text, after);
  return { start, end: text.length - end, text: after.slice(start, after.length - end) };
}

/** The text of a value, to write it in another place. @throws UneditableTextError */
export function rawValue(text: string, steps: Steps): RawJson {
  const { tree } = existing(treeOf(text), steps);
  return new JsonContainer(text, tree, styleOf(text)).raw(tree);
}
