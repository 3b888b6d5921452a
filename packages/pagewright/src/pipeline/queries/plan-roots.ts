import type { Path } from '../../grammar/path.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';

/** The paths that a plan reads. */
export function pathsOf(plan: Plan): Path[] {
  switch (plan.is) {
    case 'path':
      return [plan.path];
    case 'text':
      return plan.parts.filter((part) => typeof part !== 'string');
    case 'withDefault':
      return pathsOf(plan.from);
    case 'array':
      return plan.items.flatMap((item) =>
        item.is === 'one' ? pathsOf(item.value) : [item.of, ...pathsOf(item.show)],
      );
    case 'object':
      return Object.values(plan.properties).flatMap(pathsOf);
    default:
      return [];
  }
}

/** The first names of the paths that a plan reads: names of queries, `item`, `route`. */
export function rootsOf(plan: Plan): string[] {
  return pathsOf(plan).map(([root]) => root);
}

/** The first names of the paths that a plan needs, because it has no default for them. */
export function requiredRoots(plan: Plan): string[] {
  switch (plan.is) {
    case 'withDefault':
      return [];
    case 'array':
      return plan.items.flatMap((item) => {
        if (item.is === 'one') return requiredRoots(item.value);
        const shown = requiredRoots(item.show).filter((root) => root !== 'item');
        return item.default ? shown : [item.of[0], ...shown];
      });
    case 'object':
      return Object.values(plan.properties).flatMap(requiredRoots);
    default:
      return rootsOf(plan);
  }
}
