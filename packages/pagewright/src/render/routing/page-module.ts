import type { ReadableSource } from '../../content/read.ts';
import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import type { PagePlan } from '../../grammar/plan.ts';

/** Content that stands in for a query that failed; a file of `page-configs/_fallbacks/`. */
export interface Fallback {
  readonly source: string;
  /** The param that chooses among `content`; without it `content` stands for every params. */
  readonly by?: string;
  readonly content: unknown;
  /** What stands in where `by` finds nothing. */
  readonly unknown?: unknown;
}

/** Sources by the names that a page's queries give them. */
export interface SourceTable {
  readonly [name: string]: ReadableSource;
}

/**
 * What brings a prerendered block to life, as its schema says. `visible`: it comes onto the screen. `touched`: somebody
 * points at it or focuses it, which is enough for a block that does nothing by itself. In both cases new content does.
 */
export type Hydration = 'visible' | 'touched';

/**
 * A page as data. A prerendered page carries its own in its HTML, where its words stand anyway, so that its module
 * is needed only after a navigation.
 */
export interface PageData {
  readonly plan: PagePlan;
  readonly fallbacks: { readonly [name: string]: Fallback };
  /** Where HTML stands in the page that its config holds itself, cleaned when the site was built. */
  readonly html?: readonly HtmlDigest[];
  /** Block types whose prerendered HTML waits for its code, and for what. */
  readonly deferred: { readonly [type: string]: Hydration };
}

/** What the generated module of a page exports: all that the page needs, but for the code of its blocks. */
export interface PageModule extends PageData {
  /** The code that reads; a page that was prerendered needs it only when its content has changed. */
  readonly loadSources: () => Promise<SourceTable>;
}

/** A route of the generated manifest, which lists the most exact routes first. */
export interface RouteEntry {
  readonly file: string;
  readonly route: string;
  /** The first route of its page. */
  readonly canonical: string;
  readonly load: () => Promise<PageModule>;
}
