import type { Path, Plan } from '../../grammar/plan.ts';

/** The paths that a plan reads. */
export function pathsOf(plan: Plan): Path[] {
  switch (plan.is) {
    case 'path':
      return [plan.path];
    case 'text':
      return plan.parts.filter((part) => typeof part !== 'string');
    case 'or':
      return pathsOf(plan.from);
    case 'list':
      return plan.entries.flatMap((entry) =>
        entry.is === 'one' ? pathsOf(entry.value) : [entry.of, ...pathsOf(entry.show)],
      );
    case 'object':
      return Object.values(plan.members).flatMap(pathsOf);
    default:
      return [];
  }
}

/** The first names of the paths that a plan reads: names of queries, `item`, `route`. */
export function rootsOf(plan: Plan): string[] {
  return pathsOf(plan).map(([root]) => root);
}
