import type { QueryPlan } from './query-plan.ts';
import type { ArrayItem } from './value-plan.ts';

/** The arrays of `_site.json` that take items from content, and the queries that provide these items. */
export interface SiteListsPlan {
  readonly queries: { readonly [name: string]: Pick<QueryPlan, 'source' | 'params'> };
  readonly lists: readonly SiteListPlan[];
}

export interface SiteListPlan {
  /** Property names and array indexes that lead from the site config to the array. */
  readonly path: readonly string[];
  /** All items of the array, including those in the config. */
  readonly items: readonly ArrayItem[];
  /** The property that contains an item's link. An item is omitted if an earlier one has the same link. */
  readonly key?: string;
}
