import { isObject, type Json, type JsonObject, pointerOf } from '../../json/json-value.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';

/** What moves collect. */
export interface Results {
  readonly found: Problem[];
  /** The paths in the file, by the JSON pointers that the values should have. */
  readonly moved: Map<string, readonly string[]>;
}

/** Divides an object into some of its properties and the others. */
export function takeKeys(
  value: JsonObject,
  keys: readonly string[],
): { readonly taken: JsonObject; readonly rest: JsonObject } {
  const part = (isTaken: boolean) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key) === isTaken));
  return { taken: part(true), rest: part(false) };
}

/**
 * Moves properties of an object into its object `inner`.
 * @param own the properties that the object may have; `known` are the properties of its inner object
 * @param at the path of the object
 */
export function moveKeys(
  value: JsonObject,
  own: ReadonlySet<string>,
  inner: 'head' | 'props' | 'params' | 'failed' | 'slots',
  known: ReadonlySet<string>,
  at: readonly string[],
  { found, moved }: Results,
): JsonObject {
  const target = value[inner] ?? {};
  if (!isObject(target)) return value;
  const keys = Object.keys(value).filter(
    // A name that resembles one of the object's own is a typo of that.
    (key) => !own.has(key) && known.has(key) && !(key in target) && nearest(key, own) === undefined,
  );
  const [first] = keys.filter((key) => !isSwitch(key, value[key]));
  if (first === undefined) return value;
  for (const key of keys) moved.set(pointerOf([...at, inner, key]), [...at, key]);
  found.push({ code: 'misplaced-key', pointer: pointerOf([...at, first]), on: 'key', data: { keys, inner } });
  const { taken, rest } = takeKeys(value, keys);
  return { ...rest, [inner]: { ...target, ...taken } };
}

/** Whether a property that is a date in the head was meant to switch the page on or off. */
function isSwitch(key: string, value: Json | undefined): boolean {
  return key === 'published' && typeof value === 'boolean';
}
