import type { Plan } from './value-plan.ts';

/** What a block shows while a query is loading. */
export type LoadingView =
  | { readonly view: 'bar' }
  | { readonly view: 'spinner'; readonly text: string }
  | { readonly view: 'placeholder'; readonly images: number };

/** What a block shows when a query has failed. `fallback` names a file in `page-configs/_fallbacks/`, without its extension. */
export interface FailedView {
  readonly fallback?: string;
  readonly notice?: string;
  readonly title?: string;
  readonly retry?: string;
}

export interface EmptyView {
  readonly title: string;
}

/** A query of a page config, with default states from the site config. */
export interface QueryPlan {
  readonly source: string;
  /** A plan for the params of the source. Its paths start with `route` or `url`. */
  readonly params: Plan;
  readonly loading: LoadingView;
  readonly failed: FailedView;
  readonly empty?: EmptyView;
  /** Browsers show the prerendered content and do not read it again. */
  readonly refresh?: 'build';
  /**
   * The route params that `params` reads. Such a query loads the entry that the URL names, so "not found" means that the page does not
   * exist. Only in plans for browsers; absent if there are none.
   */
  readonly routeParams?: readonly string[];
  /** True if `params` contains values of the URL's query, such as the words of a search. Only in plans that `planAtUrl` has made. */
  readonly isOfUrl?: true;
}
