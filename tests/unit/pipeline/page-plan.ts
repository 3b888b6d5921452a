import path from 'node:path';
import type { PagePlan, Plan, QueryPlan } from '../../../packages/pagewright/src/grammar/plan.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

const nothing: Plan = { is: 'object', needs: [], properties: {} };

/** A query of a source, by default without params. */
export function query(source: string, params: Plan = nothing, more: Partial<QueryPlan> = {}): QueryPlan {
  return { source, params, loading: { view: 'bar' }, failed: { title: 'Failed' }, ...more };
}

/** A page, by default without blocks. */
export function plan(given: Partial<PagePlan> = {}): PagePlan {
  return { file: 'page.json', routes: ['/'], params: {}, head: nothing, queries: {}, blocks: [], ...given };
}
