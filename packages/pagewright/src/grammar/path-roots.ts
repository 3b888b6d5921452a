import { isArray, isObject, type Json, pointerToken } from '../json/json-value.ts';

/** The first name of a path (a query, `route`, `item` or `site`), and where the path is in a value. */
export interface PathRoot {
  readonly name: string;
  readonly pointer: string;
}

/** The first names of all paths in a value. */
export function pathRoots(value: Json, pointer = ''): readonly PathRoot[] {
  const found: PathRoot[] = [];
  collect(value, [], (name, steps) =>
    found.push({ name, pointer: pointer + steps.map(pointerToken).join('') }),
  );
  return found;
}

/** Calls `report` with the first name of each path and the steps to the path. Builds no pointers, because most values have no paths. */
function collect(
  value: Json,
  steps: string[],
  report: (name: string, steps: readonly string[]) => void,
): void {
  if (typeof value === 'string') {
    if (!value.includes('{')) return;
    for (const [, name] of value.matchAll(/\{([A-Za-z_][\w-]*)/g)) if (name) report(name, steps);
  } else if (isArray(value) || isObject(value)) {
    for (const [step, each] of Object.entries(value)) {
      steps.push(step);
      collect(each, steps, report);
      steps.pop();
    }
  }
}
