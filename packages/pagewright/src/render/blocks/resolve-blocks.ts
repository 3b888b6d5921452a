import { isShownAt } from '../../grammar/block-limits.ts';
import { meets } from '../../grammar/conditions.ts';
import { fill } from '../../grammar/fill.ts';
import type { BlockPlan, PagePlan } from '../../grammar/plan.ts';
import type { QueryState } from '../queries/query-state.ts';
import type { RouteParams } from '../routing/route-match.ts';

export type QueryStates = { readonly [query: string]: QueryState };

/** What a page shows for a block. */
export type ResolvedBlock = {
  readonly block: BlockPlan;
  /** Its index among the page's blocks. */
  readonly index: number;
} & (
  | { readonly show: 'block'; readonly props: object; readonly notices: readonly string[] }
  | { readonly show: 'state'; readonly query: string }
  | {
      readonly show: 'nothing';
      readonly because: 'condition' | 'empty' | 'optional' | 'missing' | 'shown-above';
    }
);

/** The values that the paths in a page's config refer to. */
export function scopeOf(states: QueryStates, params: RouteParams, url: string): Record<string, unknown> {
  const contents = Object.entries(states).map(([name, state]) => [
    name,
    'content' in state ? state.content : undefined,
  ]);
  return { ...Object.fromEntries(contents), route: { ...params, url } };
}

/**
 * Failed queries with route params that no block on this route reads. The page shows their failure on its own, because no
 * block would show it.
 */
export function unreadFailures(plan: PagePlan, params: RouteParams, states: QueryStates): string[] {
  const used = new Set(
    plan.blocks.filter((block) => isShownAt(block, params)).flatMap(({ queries }) => queries),
  );
  return Object.entries(plan.queries).flatMap(([name, query]) =>
    states[name]?.is === 'failed' && query.routeParams !== undefined && !used.has(name) ? [name] : [],
  );
}

function hasEmptyList(state: QueryState | undefined): boolean {
  return state?.is === 'ready' && Array.isArray(state.content) && state.content.length === 0;
}

/**
 * Decides what a page shows for each of its blocks. A block waits for all of its queries, so that the layout does not shift
 * when content arrives. The state of a query is shown once, for the first block that cannot be shown because of it.
 */
export function resolveBlocks(
  plan: PagePlan,
  params: RouteParams,
  states: QueryStates,
  scope: Record<string, unknown>,
): ResolvedBlock[] {
  const shown = new Set<string>();
  const isFirst = (query: string) => !shown.has(query) && shown.add(query);

  const resolve = (block: BlockPlan, index: number): ResolvedBlock => {
    const { queries } = block;
    const waiting = queries.find((query) => states[query]?.is === 'loading');
    if (waiting !== undefined) {
      return isFirst(waiting)
        ? { show: 'state', block, index, query: waiting }
        : { show: 'nothing', block, index, because: 'shown-above' };
    }
    const isMet =
      block.when?.every(
        // Content that could not be read is not missing.
        (each) =>
          states[each.of[0]]?.is !== 'failed' && meets(each, fill({ is: 'path', path: each.of }, scope)),
      ) ?? true;
    const props = isMet ? fill(block.props, scope) : undefined;
    if (typeof props === 'object' && props !== null) {
      const notices = queries.filter((query) => {
        const state = states[query];
        return state?.is === 'fallback' && state.notice !== undefined && isFirst(query);
      });
      return { show: 'block', block, index, props, notices };
    }
    const failed = queries.find((query) => states[query]?.is === 'failed');
    if (failed !== undefined) {
      return isFirst(failed)
        ? { show: 'state', block, index, query: failed }
        : { show: 'nothing', block, index, because: 'shown-above' };
    }
    if (!isMet) return { show: 'nothing', block, index, because: 'condition' };
    const empty = queries.find((query) => hasEmptyList(states[query]));
    if (empty !== undefined) {
      const state = states[empty];
      const declared = state?.is === 'ready' && state.empty !== undefined;
      return declared && isFirst(empty)
        ? { show: 'state', block, index, query: empty }
        : { show: 'nothing', block, index, because: 'empty' };
    }
    return { show: 'nothing', block, index, because: block.optional ? 'optional' : 'missing' };
  };

  const resolved: ResolvedBlock[] = [];
  plan.blocks.forEach((block, index) => {
    if (isShownAt(block, params)) resolved.push(resolve(block, index));
  });
  return resolved;
}
