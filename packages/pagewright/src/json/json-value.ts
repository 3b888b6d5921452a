import { isRecord } from './is-record.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** The way to a value in a config: names of properties, and positions in arrays from 0. */
export type Steps = readonly (string | number)[];

export { isRecord };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** An object as it is; an empty one for any other value. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The items of an array; none for any other value. */
export function itemsOf(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : [];
}

/** The strings among the items of an array; none for any other value. */
export function stringsOf(value: Json | undefined): readonly string[] {
  return itemsOf(value).filter((item) => typeof item === 'string');
}

/** True if a value and everything inside it can be represented in JSON. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isRecord(value) && Object.values(value).every(isJson);
}

/** A value as JSON has it: without what JSON cannot represent. Only an array keeps the place of such a value, as null. */
export function plainJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(plainJson);
  if (isRecord(value)) {
    const kept = Object.entries(value).filter(([, each]) => isPlain(each));
    return Object.fromEntries(kept.map(([name, each]) => [name, plainJson(each)]));
  }
  return isJson(value) ? value : null;
}

/** True for a value that has a form in JSON, whatever is inside it. */
function isPlain(value: unknown): boolean {
  return typeof value === 'object' || isJson(value);
}

/** Equality as JSON Schema defines it: the order of properties does not matter. */
export function areEqual(one: Json, other: Json): boolean {
  if (isArray(one)) {
    return (
      isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => areEqual(item, other[index] ?? null))
    );
  }
  if (isObject(one)) {
    if (!isObject(other)) return false;
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => Object.hasOwn(other, name) && areEqual(one[name] ?? null, other[name] ?? null))
    );
  }
  return one === other;
}

/** The number of Unicode characters, as `minLength` and `maxLength` count them. */
export function lengthOf(text: string): number {
  if (!/[\ud800-\udbff]/.test(text)) return text.length;
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** One step of a JSON pointer, escaped: `/name` or `/0`. */
export function pointerToken(name: string | number): string {
  if (typeof name === 'number' || !(name.includes('~') || name.includes('/'))) return `/${name}`;
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The name or index in one step of a JSON pointer, without its slash: the inverse of `pointerToken`. */
export function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The JSON pointer of the value that steps lead to. */
export function pointerOf(steps: Steps): string {
  return steps.map(pointerToken).join('');
}

/** The names and indexes in a JSON pointer. */
export function pointerPath(pointer: string): readonly string[] {
  return pointer.split('/').slice(1).map(unescapeToken);
}

/** The value that steps lead to; undefined if there is none. */
export function valueAt(value: Json | undefined, steps: Steps): Json | undefined {
  let found = value;
  for (const step of steps) {
    if (found === undefined) return undefined;
    if (isArray(found)) found = found[Number(step)];
    else found = isObject(found) ? found[step] : undefined;
  }
  return found;
}
