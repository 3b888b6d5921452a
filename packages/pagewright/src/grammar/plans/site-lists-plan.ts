import type { QueryPlan } from './query-plan.ts';
import type { ArrayItem } from './value-plan.ts';

/** Arrays of `_site.json` that take items from content, and the queries that they read. */
export interface SiteListsPlan {
  readonly queries: { readonly [name: string]: Pick<QueryPlan, 'source' | 'params'> };
  readonly lists: readonly SiteListPlan[];
}

export interface SiteListPlan {
  /** Property names and indexes, from the site config to the array. */
  readonly path: readonly string[];
  /** Its items, the listed ones included. */
  readonly items: readonly ArrayItem[];
  /** The property with the link of an item. An item with the same link as an earlier one is omitted. */
  readonly key?: string;
}
