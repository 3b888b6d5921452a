import type { BlockLimits } from './block-limits.ts';
import type { Condition } from './conditions.ts';
import type { Schedule } from './schedule.ts';
import type { UrlParams } from './url-params.ts';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON Schema (draft-07) whose `$ref`s point into its own `definitions`. */
export type JsonSchema = { readonly [key: string]: unknown };

/** A path to a value: the name of a query, `item`, `route`, `url` or `site`, followed by field names. */
export type Path = readonly [root: string, ...fields: readonly string[]];

/**
 * A compiled value of a page config, as plain JSON. `fill` turns it into a value, so that browsers neither parse strings
 * nor load schemas.
 */
export type Plan =
  | { readonly is: 'literal'; readonly value: Json }
  | { readonly is: 'path'; readonly path: Path }
  | {
      readonly is: 'text';
      readonly parts: readonly (string | Path)[];
      /** Whether values from content are percent-encoded, because the string is a URL. */
      readonly encoded?: true;
    }
  | { readonly is: 'withDefault'; readonly from: Plan; readonly default: Json }
  | {
      readonly is: 'array';
      readonly items: readonly ArrayItem[];
      /** An array with fewer items counts as missing. */
      readonly minItems: number;
      /** Whether items that equal an earlier one are dropped. */
      readonly unique?: true;
    }
  | {
      readonly is: 'object';
      /** Properties without which the object counts as missing. */
      readonly needs: readonly string[];
      /**
       * The properties that the config sets. An object that has none of them counts as missing, even if the schema's
       * defaults remain.
       */
      readonly some?: readonly string[];
      readonly properties: { readonly [name: string]: Plan };
    };

export type ArrayItem =
  | { readonly is: 'one'; readonly value: Plan }
  | {
      readonly is: 'each';
      readonly of: Path;
      readonly show: Plan;
      readonly take?: number;
      readonly default?: readonly Json[];
    };

/** What is shown while a query is loading. */
export type LoadingView =
  | { readonly view: 'bar' }
  | { readonly view: 'spinner'; readonly text: string }
  | { readonly view: 'placeholder'; readonly images: number };

/** What is shown when a query fails. `fallback` names a file in `page-configs/_fallbacks/`, without its extension. */
export interface FailedView {
  readonly fallback?: string;
  readonly notice?: string;
  readonly title?: string;
  readonly retry?: string;
}

export interface EmptyView {
  readonly title: string;
}

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

/** A query of a page config, with the default states of the site config. */
export interface QueryPlan {
  readonly source: string;
  /** The params of the source. Its paths start with `route` or `url`. */
  readonly params: Plan;
  readonly loading: LoadingView;
  readonly failed: FailedView;
  readonly empty?: EmptyView;
  /** Browsers show the content that the page came with, and do not read it again. */
  readonly refresh?: 'build';
  /**
   * The route params that `params` reads. The query then loads what the URL names, so "not found" means that the page does
   * not exist. Only in plans for browsers; absent if there are none.
   */
  readonly routeParams?: readonly string[];
  /** True if `params` have values of the URL, such as the words of a search. Only in plans of a URL. */
  readonly isOfUrl?: true;
}

/** One block of a page. */
export interface BlockPlan extends BlockLimits {
  /** When it is shown. Absent in plans for browsers. */
  readonly schedule?: Schedule;
  readonly type: string;
  /** For reports: the file in `page-configs/`, and the number of the block in it, from 1. */
  readonly place: { readonly file: string; readonly block: number };
  readonly props: Plan;
  /** The names of the queries that the props read. */
  readonly queries: readonly string[];
  /** True if the block may be omitted without a report when its content is missing. */
  readonly optional: boolean;
  /** True if the block renders the h1 of the page. */
  readonly titled?: true;
  /** The conditions that its content must meet. */
  readonly when?: readonly Condition[];
  /** The name of its slot, if it is inside the last block before it that is in no slot. */
  readonly slot?: string;
  /** True if other blocks may be inside it. */
  readonly hasSlots?: true;
  readonly id?: string;
}

/** A page config, compiled. Plain JSON. */
export interface PagePlan {
  /** Its file below `page-configs/`. The further pages of a list have a name that `configFile` turns into it. */
  readonly file: string;
  /** For the further pages of a list: the route of its first page. The param `page` is the number of the page, from 2. */
  readonly paging?: { readonly first: string };
  /** The query whose list has a feed. */
  readonly feed?: string;
  /** Route patterns such as `/services/:slug`. The first is canonical. */
  readonly routes: readonly string[];
  /** The tag of its language. Absent for the default language. */
  readonly language?: string;
  /** For each route param, a plan for the array of values to prerender. */
  readonly params: { readonly [name: string]: Plan };
  /** The params of the query of its URL. */
  readonly urlParams?: UrlParams;
  /** The query of the URL that the plan is for, with its `?`; see `planAtUrl`. Absent in a plan for any URL. */
  readonly urlQuery?: string;
  /** When it is shown. Absent in plans for browsers. */
  readonly schedule?: Schedule;
  /** A plan for `{ title, description, image?, kind?, paging? }`. */
  readonly head: Plan;
  readonly queries: { readonly [name: string]: QueryPlan };
  /** The blocks of the page, then those at its end. */
  readonly blocks: readonly BlockPlan[];
}
