import type { Plan } from '../../grammar/plan.ts';

/** What a plan's paths begin with: names of queries, `item`, `route`. */
export function rootsOf(plan: Plan): string[] {
  switch (plan.is) {
    case 'path':
      return [plan.path[0]];
    case 'text':
      return plan.parts.flatMap((part) => (typeof part === 'string' ? [] : [part[0]]));
    case 'or':
      return rootsOf(plan.from);
    case 'list':
      return plan.entries.flatMap((entry) =>
        entry.is === 'one' ? rootsOf(entry.value) : [entry.of[0], ...rootsOf(entry.show)],
      );
    case 'object':
      return Object.values(plan.members).flatMap(rootsOf);
    default:
      return [];
  }
}
