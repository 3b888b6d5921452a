import type { Json } from '../grammar/plan.ts';
import { isList, isObject, pointerToken } from '../schema/json-value.ts';

/** The first name of a path (a query, `route`, `item` or `site`) and the place of the path in the value. */
export interface ReadRoot {
  readonly name: string;
  readonly pointer: string;
}

/** The first names of all paths in a value. */
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
