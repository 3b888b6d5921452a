import { compact } from '../../json/compact.ts';
import {
  areEqual,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type Steps,
  valueAt,
} from '../../json/json-value.ts';
import {
  addProperty,
  gapBefore,
  removeSpot,
  renameProperty,
  replaceValue,
  type Spot,
  spotOf,
  wrap,
} from '../../json/spot.ts';
import { applyEdits, type TextEdit } from '../../json/text-edit.ts';
import { readSource } from '../diagnostics/source-file.ts';

/** How long a line may be before an object or array is written on several. */
const lineLength = 100;

/**
 * The text of a JSON file in which the value at a path is changed from one to another. What does not change keeps its formatting, and so
 * does a value that gets another name. Properties that `before` does not have, such as comments, stay.
 */
export function rewriteValue(text: string, path: Steps, before: Json, after: Json): string {
  const rewritten = rewriteParts(text, path, before, after);
  // The parts of a file with a duplicate name, for example, are not certain.
  if (areEqual(valueIn(rewritten, path) ?? null, after)) return rewritten;
  return editAt(text, path, (spot) => [replaceValue(spot, after)]);
}

/** The value at a path of a file, without its comments. */
export function valueIn(text: string, path: Steps): Json | undefined {
  return valueAt(readSource('', text).value, path);
}

function rewriteParts(text: string, path: Steps, before: Json, after: Json): string {
  if (areEqual(before, after)) return text;
  if (isObject(before) && isObject(after)) return rewriteObject(text, path, before, after);
  if (isArray(before) && isArray(after) && before.length === after.length)
    return after.reduce<string>(
      (changed, item, index) => rewriteParts(changed, [...path, index], before[index] ?? null, item),
      text,
    );
  return editAt(text, path, (spot) =>
    isArray(after) && after.length === 1 && areEqual(after[0] ?? null, before)
      ? wrap(spot, '[', ']')
      : [{ start: spot.tree.start, end: spot.tree.end, text: printed(after, lineStart(spot)) }],
  );
}

function rewriteObject(text: string, path: Steps, before: JsonObject, after: JsonObject): string {
  const { renamed, removed, added } = namesThatDiffer(before, after);
  let changed = text;
  for (const [name, old] of renamed) {
    changed = editAt(changed, [...path, old], (spot) => renameProperty(spot, name));
    changed = rewriteParts(changed, [...path, name], before[old] ?? null, after[name] ?? null);
  }
  for (const [name, value] of Object.entries(after))
    if (Object.hasOwn(before, name))
      changed = rewriteParts(changed, [...path, name], before[name] ?? null, value);
  for (const name of added)
    changed = editAt(changed, path, (spot) =>
      addProperty(spot, name, printed(after[name] ?? null, innerGap(spot))),
    );
  for (const name of removed) changed = editAt(changed, [...path, name], removeSpot);
  return changed;
}

/** The names that only one of two objects has. `renamed` has the old name of each property that only got another name. */
function namesThatDiffer(before: JsonObject, after: JsonObject) {
  const removed = new Set(Object.keys(before).filter((name) => !Object.hasOwn(after, name)));
  const added = new Set(Object.keys(after).filter((name) => !Object.hasOwn(before, name)));
  const renamed = new Map<string, string>();
  const rename = (name: string, old: string | undefined) => {
    if (old === undefined) return;
    renamed.set(name, old);
    added.delete(name);
    removed.delete(old);
  };
  for (const name of [...added])
    rename(
      name,
      [...removed].find((old) => areEqual(before[old] ?? null, after[name] ?? null)),
    );
  // The value changed too.
  const [last, ...others] = added;
  if (last !== undefined && others.length === 0 && removed.size === 1) rename(last, [...removed][0]);
  return { renamed, removed, added };
}

/** The text after an edit of the value at a path. */
export function editAt(text: string, path: Steps, change: (spot: Spot) => readonly TextEdit[]): string {
  const spot = spotOf(text, path);
  return spot ? applyEdits(text, change(spot)) : text;
}

/** The line break and indentation of the line of a value. */
function lineStart({ text, tree, property }: Spot): string {
  const at = property?.nameStart ?? tree.start;
  return `\n${/^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at) + 1))?.[0] ?? ''}`;
}

/** The line break and indentation of the properties of an object. */
function innerGap(spot: Spot): string {
  const [first] = [...(spot.tree.properties?.values() ?? [])];
  const gap = first ? gapBefore(spot.text, first.nameStart) : ' ';
  return gap.length > 1 ? gap : lineStart(spot);
}

/** JSON, on several lines if one would be long. `gap` is the line break and indentation of its line. */
function printed(value: Json, gap: string): string {
  const line = compact(value);
  if (gap.length + line.length <= lineLength || !(isArray(value) || isObject(value))) return line;
  const inner = `${gap}  `;
  const [open, close] = isArray(value) ? '[]' : '{}';
  const parts = isArray(value)
    ? value.map((item) => printed(item, inner))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${printed(each, inner)}`);
  return `${open}${inner}${parts.join(`,${inner}`)}${gap}${close}`;
}
