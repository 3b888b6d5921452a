import { fill } from '../../grammar/fill.ts';
import type { BlockPlan, PagePlan } from '../../grammar/plan.ts';
import type { QueryState } from '../queries/query-state.ts';
import type { RouteParams } from '../routing/route-match.ts';

export type QueryStates = { readonly [query: string]: QueryState };

/** What stands in the place of a block. */
export type ResolvedBlock =
  | {
      readonly show: 'block';
      readonly block: BlockPlan;
      readonly props: object;
      readonly notices: readonly string[];
    }
  | { readonly show: 'state'; readonly block: BlockPlan; readonly query: string }
  | {
      readonly show: 'nothing';
      readonly block: BlockPlan;
      readonly because: 'empty' | 'optional' | 'missing' | 'drawn-above';
    };

/** What the paths of a page lead into. */
export function scopeOf(states: QueryStates, params: RouteParams, url: string): Record<string, unknown> {
  const contents = Object.entries(states).map(([name, state]) => [
    name,
    'content' in state ? state.content : undefined,
  ]);
  return { ...Object.fromEntries(contents), route: { ...params, url } };
}

function isIncluded(block: BlockPlan, params: RouteParams): boolean {
  return Object.entries(block.only ?? {}).every(([name, values]) => values.includes(params[name] ?? ''));
}

/**
 * Queries that ask for what the address names and have failed, while no block on this address reads them: without
 * a place of their own nobody would learn of the failure.
 */
export function unreadFailures(plan: PagePlan, params: RouteParams, states: QueryStates): string[] {
  const read = new Set(
    plan.blocks.filter((block) => isIncluded(block, params)).flatMap(({ queries }) => queries),
  );
  return Object.entries(plan.queries).flatMap(([name, query]) =>
    states[name]?.is === 'failed' && query.routeParams !== undefined && !read.has(name) ? [name] : [],
  );
}

function hasNothing(state: QueryState | undefined): boolean {
  return state?.is === 'ready' && Array.isArray(state.content) && state.content.length === 0;
}

/**
 * Decides for each block of a page what stands in its place. A block that reads a waiting query waits with it,
 * so that nothing moves when the content arrives; each query's state is drawn once, in the first place where a
 * block is missed for its sake.
 */
export function resolveBlocks(
  plan: PagePlan,
  params: RouteParams,
  states: QueryStates,
  scope: Record<string, unknown>,
): ResolvedBlock[] {
  const drawn = new Set<string>();
  const once = (query: string) => !drawn.has(query) && drawn.add(query);

  const drawing = (block: BlockPlan): ResolvedBlock => {
    const waiting = block.queries.find((query) => states[query]?.is === 'loading');
    if (waiting !== undefined) {
      return once(waiting)
        ? { show: 'state', block, query: waiting }
        : { show: 'nothing', block, because: 'drawn-above' };
    }
    const props = fill(block.props, scope);
    if (typeof props === 'object' && props !== null) {
      const noticed = block.queries.filter((query) => {
        const state = states[query];
        return state?.is === 'fallback' && state.notice !== undefined && once(query);
      });
      return { show: 'block', block, props, notices: noticed };
    }
    const failed = block.queries.find((query) => states[query]?.is === 'failed');
    if (failed !== undefined) {
      return once(failed)
        ? { show: 'state', block, query: failed }
        : { show: 'nothing', block, because: 'drawn-above' };
    }
    const empty = block.queries.find((query) => hasNothing(states[query]));
    if (empty !== undefined) {
      const state = states[empty];
      const declared = state?.is === 'ready' && state.empty !== undefined;
      return declared && once(empty)
        ? { show: 'state', block, query: empty }
        : { show: 'nothing', block, because: 'empty' };
    }
    return { show: 'nothing', block, because: block.optional ? 'optional' : 'missing' };
  };

  return plan.blocks.filter((block) => isIncluded(block, params)).map(drawing);
}
