import type { Json } from '../grammar/plan.ts';
import { isList, isObject, pointerToken } from '../schema/json-value.ts';

/** The first name of a path (a query, `route`, `item` or `site`) and the place of the path in the value. */
export interface ReadRoot {
  readonly name: string;
  readonly pointer: string;
}

/** The first names of all paths in a value. */
export function readRoots(value: Json, pointer = ''): readonly ReadRoot[] {
  const found: ReadRoot[] = [];
  collect(value, pointer, found);
  return found;
}

function collect(value: Json, pointer: string, found: ReadRoot[]): void {
  if (typeof value === 'string') {
    if (!value.includes('{')) return;
    for (const [, name] of value.matchAll(/\{([A-Za-z_][\w-]*)/g)) if (name) found.push({ name, pointer });
  } else if (isList(value)) {
    for (const [index, item] of value.entries()) collect(item, pointer + pointerToken(index), found);
  } else if (isObject(value)) {
    for (const name in value) collect(value[name] ?? null, pointer + pointerToken(name), found);
  }
}
