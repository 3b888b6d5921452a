import type { Schedule } from '../schedule.ts';
import type { UrlParams } from '../url-params.ts';
import type { BlockPlan } from './block-plan.ts';
import type { QueryPlan } from './query-plan.ts';
import type { Plan } from './value-plan.ts';

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
