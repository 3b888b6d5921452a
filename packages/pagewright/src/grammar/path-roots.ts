import { isArray, isObject, type Json, pointerToken } from '../json/json-value.ts';

/** The first name of a path (a query, `route`, `item` or `site`), and where the path is in a value. */
export interface PathRoot {
  readonly name: string;
  readonly pointer: string;
}

/** The first names of all paths in a value. */
export function pathRoots(value: Json, pointer = ''): readonly PathRoot[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\{([A-Za-z_][\w-]*)/g)].map(([, name = '']) => ({ name, pointer }));
  if (!isArray(value) && !isObject(value)) return [];
  return Object.entries(value).flatMap(([step, each]) => pathRoots(each, pointer + pointerToken(step)));
}
