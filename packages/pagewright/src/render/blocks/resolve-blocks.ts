import { isShownAt } from '../../grammar/block-limits.ts';
import { meets } from '../../grammar/conditions.ts';
import { fill, read } from '../../grammar/fill.ts';
import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { RouteParams } from '../document/page-module.ts';
import type { QueryState, QueryStates } from '../queries/query-state.ts';

type Shown =
  | { readonly show: 'block'; readonly props: object; readonly notices: readonly string[] }
  | { readonly show: 'state'; readonly query: string }
  /** `isMissed` if the block is omitted because required content is missing. */
  | { readonly show: 'nothing'; readonly isMissed?: boolean };

/** The decision about what a page shows for a block. */
export type ResolvedBlock = Shown & {
  readonly block: BlockPlan;
  /** The index of the block on the page. */
  readonly index: number;
  /** The blocks in its slots. */
  readonly inner: ResolvedBlock[];
};

const nothing = { show: 'nothing' } as const;

/** The values that paths in a page config read. */
export function scopeOf(states: QueryStates, params: RouteParams, url: string): Record<string, unknown> {
  const contents = Object.entries(states).map(([name, state]) => [
    name,
    'content' in state ? state.content : undefined,
  ]);
  return { ...Object.fromEntries(contents), route: { ...params, url } };
}

/** Failed queries with route params that no block on this route reads. The page itself shows their failure, because no block does. */
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
 * Decides what a page shows for each of its blocks. A block waits for all of its queries, so that the layout does not shift when content
 * arrives. If a query keeps several blocks from being shown, only the first of them shows the query's state.
 */
export function resolveBlocks(
  plan: PagePlan,
  params: RouteParams,
  states: QueryStates,
  scope: Record<string, unknown>,
): ResolvedBlock[] {
  const shown = new Set<string>();
  const isFirst = (query: string) => !shown.has(query) && shown.add(query);
  const stateOf = (query: string): Shown => (isFirst(query) ? { show: 'state', query } : nothing);

  const resolve = ({ queries, props, when, optional }: BlockPlan): Shown => {
    const waiting = queries.find((query) => states[query]?.is === 'loading');
    if (waiting !== undefined) return stateOf(waiting);
    const isMet =
      when?.every(
        // Content that could not be read does not count as missing.
        (each) => states[each.of[0]]?.is !== 'failed' && meets(each, read(scope, each.of)),
      ) ?? true;
    const filled = isMet ? fill(props, scope) : undefined;
    if (typeof filled === 'object' && filled !== null) {
      const notices = queries.filter((query) => {
        const state = states[query];
        return state?.is === 'fallback' && state.notice !== undefined && isFirst(query);
      });
      return { show: 'block', props: filled, notices };
    }
    const failed = queries.find((query) => states[query]?.is === 'failed');
    if (failed !== undefined) return stateOf(failed);
    if (!isMet) return nothing;
    const empty = queries.find((query) => hasEmptyList(states[query]));
    if (empty === undefined) return { ...nothing, isMissed: !optional };
    const state = states[empty];
    return state?.is === 'ready' && state.empty !== undefined ? stateOf(empty) : nothing;
  };

  const resolved: ResolvedBlock[] = [];
  plan.blocks.forEach((block, index) => {
    const outer = block.slot === undefined ? undefined : resolved.at(-1);
    // A block in a slot is shown only if the block around it is shown.
    if (isShownAt(block, params) && (!outer || outer.show === 'block'))
      (outer?.inner ?? resolved).push({ ...resolve(block), block, index, inner: [] });
  });
  return resolved;
}

/** The query states that a page shows for some of its blocks: in place of a block, or as a notice above it. */
export function shownStates(blocks: readonly ResolvedBlock[], states: QueryStates): unknown[] {
  return blocks.flatMap((item) => {
    if (item.show === 'state') return [states[item.query]];
    return item.show === 'block' ? item.notices.map((query) => states[query]) : [];
  });
}
