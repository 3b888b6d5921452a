import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import type { ReadableSource } from '../../content/source.ts';
import type { Translation } from '../../grammar/languages.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';

/** Content that replaces a failed query: a file in `page-configs/_fallbacks/`. */
export interface Fallback {
  readonly source: string;
  /** The param that selects an entry of `content`. Without it, `content` is the fallback for all params. */
  readonly by?: string;
  readonly content: unknown;
  /** The fallback for a value of `by` that has no entry. */
  readonly unknown?: unknown;
}

export interface SourceTable {
  readonly [name: string]: ReadableSource;
}

/**
 * When a prerendered block hydrates, as its schema says. `visible`: when it enters the viewport. `touched`: when a visitor points at it or
 * focuses it, which is enough for a block without effects. New content hydrates all of them.
 */
export type Hydration = 'visible' | 'touched';

/** A page as data. The hydration payload of a prerendered page contains it, so the module of the page loads only after a navigation. */
export interface PageData {
  readonly plan: PagePlan;
  readonly fallbacks: { readonly [name: string]: Fallback };
  /** The HTML in the page's config, which the build has cleaned. */
  readonly html?: readonly HtmlDigest[];
  /** Block types that hydrate late, and when. */
  readonly deferred: { readonly [type: string]: Hydration };
}

/** The default export of a page's generated module: the page without the code of its blocks. */
export interface PageModule extends PageData {
  /** Loads the sources of the page's queries. A prerendered page needs them only when its content has changed. */
  readonly loadSources: () => Promise<SourceTable>;
}

/**
 * The module of a page that was hidden when the site was built. A server may show the page since, and only the server's documents contain
 * it.
 */
export interface HiddenPageModule extends Pick<PageModule, 'loadSources'> {
  readonly plan?: undefined;
}

/** The params of a route by name, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** A route of the generated manifest, which lists the most specific routes first. */
export interface RouteEntry {
  readonly file: string;
  readonly route: string;
  /** The first route of its page. */
  readonly canonical: string;
  readonly load: () => Promise<PageModule | HiddenPageModule>;
  /** The page in all its languages, including itself. Only sites with several languages have it. */
  readonly translations?: readonly Translation[];
}
