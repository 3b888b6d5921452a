import type { BlockPlan } from '../../src/grammar/plans/block-plan.ts';
import type { PagePlan } from '../../src/grammar/plans/page-plan.ts';
import type { QueryPlan } from '../../src/grammar/plans/query-plan.ts';
import type { Plan } from '../../src/grammar/plans/value-plan.ts';

const nothing: Plan = { is: 'object', needs: [], properties: {} };

/** A query of a source, by default without params. */
export function query(source: string, params: Plan = nothing, more: Partial<QueryPlan> = {}): QueryPlan {
  return { source, params, loading: { view: 'bar' }, failed: { title: 'Failed' }, ...more };
}

/** A block that requires the content of each of its queries. */
export function block(number: number, queries: readonly string[], more: Partial<BlockPlan> = {}): BlockPlan {
  const properties = Object.fromEntries(
    queries.map((name): [string, Plan] => [name, { is: 'path', path: [name] }]),
  );
  return {
    type: 'saying',
    place: { file: 'page.json', block: number },
    props: {
      is: 'object',
      needs: queries,
      properties: { ...properties, tone: { is: 'literal', value: 'night' } },
    },
    queries,
    optional: false,
    ...more,
  };
}

/** A page, by default without blocks. */
export function plan(given: Partial<PagePlan> = {}): PagePlan {
  return { file: 'page.json', routes: ['/'], params: {}, head: nothing, queries: {}, blocks: [], ...given };
}

export function page(blocks: readonly BlockPlan[], more: Partial<PagePlan> = {}): PagePlan {
  return plan({ blocks, ...more });
}
