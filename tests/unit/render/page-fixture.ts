import type { BlockPlan, PagePlan, Plan, QueryPlan } from '../../../packages/pagewright/src/grammar/plan.ts';

const nothing: Plan = { is: 'object', needs: [], properties: {} };

export function query(source: string, params: Plan = nothing, more: Partial<QueryPlan> = {}): QueryPlan {
  return { source, params, loading: { view: 'bar' }, failed: { title: 'Failed' }, ...more };
}

/** A block that requires the content of each of its queries. */
export function block(number: number, queries: readonly string[], more: Partial<BlockPlan> = {}): BlockPlan {
  const properties = Object.fromEntries(
    queries.map((name): [string, Plan] => [name, { is: 'path', path: [name] }]),
  );
  return {
    type: 'quote',
    place: { file: 'page.json', block: number },
    props: {
      is: 'object',
      needs: queries,
      properties: { ...properties, tone: { is: 'literal', value: 'ink' } },
    },
    queries,
    optional: false,
    ...more,
  };
}

export function page(blocks: readonly BlockPlan[], more: Partial<PagePlan> = {}): PagePlan {
  return { file: 'page.json', routes: ['/'], params: {}, head: nothing, queries: {}, blocks, ...more };
}
