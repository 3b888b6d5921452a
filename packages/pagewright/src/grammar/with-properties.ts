import type { Plan } from './plans/value-plan.ts';

export function withProperties(plan: Plan, added: { readonly [name: string]: Plan }): Plan {
  if (plan.is === 'object') return { ...plan, properties: { ...plan.properties, ...added } };
  return {
    is: 'object',
    needs: [],
    properties: { ...Object.fromEntries(literalProperties(plan)), ...added },
  };
}

function literalProperties(plan: Plan): readonly (readonly [string, Plan])[] {
  if (plan.is !== 'literal' || typeof plan.value !== 'object' || plan.value === null) return [];
  return Object.entries(plan.value).map(([name, value]) => [name, { is: 'literal', value }]);
}
