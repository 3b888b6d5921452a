import type { Json } from '../grammar/plan.ts';
import { isList, isObject, pointerToken } from '../schema/json-value.ts';

/** A name at the head of a path: a query, `route`, `item` or `site`, and where the path is in the value. */
export interface ReadRoot {
  readonly name: string;
  readonly pointer: string;
}

/** The names at the heads of all paths in a value. */
export function readRoots(value: Json, pointer = ''): readonly ReadRoot[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/\{([A-Za-z_][\w-]*)/g)].flatMap(([, name]) =>
      name ? [{ name, pointer }] : [],
    );
  }
  if (isList(value)) return value.flatMap((entry, index) => readRoots(entry, pointer + pointerToken(index)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => readRoots(member, pointer + pointerToken(name)));
}
