import type { Schedule } from '../schedule.ts';
import type { UrlParams } from '../url-params.ts';
import type { BlockPlan } from './block-plan.ts';
import type { QueryPlan } from './query-plan.ts';
import type { Plan } from './value-plan.ts';

/** A compiled page config, as plain JSON. */
export interface PagePlan {
  /**
   * The file of the config, below `page-configs/`. Plans of further pages and of languages have a derived name; `configFile` returns the
   * file.
   */
  readonly file: string;
  /** For the further pages of a list: the route of its first page. The route param `page` is the page number, from 2. */
  readonly paging?: { readonly first: string };
  /** The name of the query whose list has a feed. */
  readonly feed?: string;
  /** Route patterns such as `/services/:slug`. The first is canonical. */
  readonly routes: readonly string[];
  /** The tag of the page's language. Absent for the default language. */
  readonly language?: string;
  /** By route param: a plan for the array of values to prerender. */
  readonly params: { readonly [name: string]: Plan };
  /** The params that the page reads from the query of its URL. */
  readonly urlParams?: UrlParams;
  /** The query of the URL, with its `?`, whose values the plan contains; see `planAtUrl`. Absent in a plan for any URL. */
  readonly urlQuery?: string;
  /** When visitors see the page. Absent in plans for browsers. */
  readonly schedule?: Schedule;
  /** A plan for `{ title, description, image?, kind?, paging? }`. */
  readonly head: Plan;
  readonly queries: { readonly [name: string]: QueryPlan };
  /** The blocks of the page, followed by the blocks at its end. */
  readonly blocks: readonly BlockPlan[];
}
