/** JSON as it stands in a file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON Schema (draft-07) with its `$ref`s pointing into its own `definitions`. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Where a value is found: the name of a query, `item`, `route` or `site`, then field names. */
export type Path = readonly [root: string, ...fields: readonly string[]];

/**
 * What a value of a page config becomes at build, so that the browser parses no text and carries no schema.
 * Plain JSON. `fill` turns it into a value.
 */
export type Plan =
  | { readonly is: 'literal'; readonly value: Json }
  | { readonly is: 'path'; readonly path: Path }
  | {
      readonly is: 'text';
      readonly parts: readonly (string | Path)[];
      /** An address: what content puts into it is percent-encoded. */
      readonly encoded?: true;
    }
  | { readonly is: 'or'; readonly from: Plan; readonly default: Json }
  | {
      readonly is: 'list';
      readonly entries: readonly ListEntry[];
      /** With fewer entries the list is lost. */
      readonly minItems: number;
      /** An entry that stands there already is left out. */
      readonly unique?: true;
    }
  | {
      readonly is: 'object';
      /** Members without which the object is lost. */
      readonly needs: readonly string[];
      /** The object is lost when it has none of these: the members that a config names, where schema defaults stand beside. */
      readonly some?: readonly string[];
      readonly members: { readonly [name: string]: Plan };
    };

export type ListEntry =
  | { readonly is: 'one'; readonly value: Plan }
  | {
      readonly is: 'each';
      readonly of: Path;
      readonly show: Plan;
      readonly take?: number;
      readonly default?: readonly Json[];
    };

/** How a query that waits is drawn. */
export type LoadingView =
  | { readonly view: 'bar' }
  | { readonly view: 'spinner'; readonly text: string }
  | { readonly view: 'placeholder'; readonly images: number };

/** How a query that failed is drawn. `fallback` names a file in `page-configs/_fallbacks/`, without its ending. */
export interface FailedView {
  readonly fallback?: string;
  readonly notice?: string;
  readonly title?: string;
  readonly retry?: string;
}

export interface EmptyView {
  readonly title: string;
}

/** A query of a page config, its states completed from the site config. */
export interface QueryPlan {
  readonly source: string;
  /** Fills to the source's params; its paths begin with `route`. */
  readonly params: Plan;
  readonly loading: LoadingView;
  readonly failed: FailedView;
  readonly empty?: EmptyView;
  /**
   * The route params that `params` reads: the query asks for what the path names, so that "not found" means that the
   * page does not exist. Only in the plan that browsers get, and only where there are some.
   */
  readonly routeParams?: readonly string[];
}

/** One block of a page, in the order in which it is drawn. */
export interface BlockPlan {
  readonly type: string;
  /** Where it stands, for reports: the file in `page-configs/` and the number of the block there, from 1. */
  readonly place: { readonly file: string; readonly block: number };
  readonly props: Plan;
  /** Queries that the props read. */
  readonly queries: readonly string[];
  /** True when the author said that it may be left out without a report. */
  readonly optional: boolean;
  /** True when the block draws the page's h1. */
  readonly titled?: true;
  readonly id?: string;
  /** The block stands only on addresses whose route params have one of these values. */
  readonly only?: { readonly [param: string]: readonly string[] };
}

/** A page config, compiled. Plain JSON. */
export interface PagePlan {
  /** Its file below `page-configs/`. */
  readonly file: string;
  /** Route patterns such as `/services/:slug`; the first is canonical. */
  readonly routes: readonly string[];
  /** For each route param, a list plan that fills to the values that are prerendered. */
  readonly params: { readonly [name: string]: Plan };
  /** Fills to `{ title, description, image?, kind? }`. */
  readonly head: Plan;
  readonly queries: { readonly [name: string]: QueryPlan };
  /** The page's blocks, then those that it ends with. */
  readonly blocks: readonly BlockPlan[];
}
