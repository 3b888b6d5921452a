import type { Plan } from './value-plan.ts';

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
