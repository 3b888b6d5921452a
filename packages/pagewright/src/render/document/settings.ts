/** A part of the site config that differs between documents: the path from the root of the config, and the value. */
export type SiteList = readonly [path: readonly string[], value: unknown];

/** How browsers reach a content service. */
export interface ServicePlace {
  /**
   * Base URL of the content service for browsers, without a slash at its end; `''` for the site's own origin. Absent if no
   * content service is configured.
   */
  readonly contentBase?: string;
  /**
   * True if browsers cannot read the content service. They take content from documents of the site, but forms still post to the service.
   */
  readonly isClosed?: boolean;
}

/** The values that differ between environments. Every page contains them, so that all environments can use the same bundle. */
export interface Settings extends ServicePlace {
  /**
   * All further content services, by name. A closed one has an empty base URL, because browsers need none. One that is not configured has none.
   */
  readonly services?: { readonly [name: string]: ServicePlace };
  /** Path below `contentBase` to which forms are posted. Absent if the service takes no forms. */
  readonly formPath?: string;
  /** Canonical origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Milliseconds for a query, including all retries. */
  readonly requestTimeout: number;
  /** Milliseconds for which a page is new. A new page is shown without reading its content again. */
  readonly revalidateAfter: number;
  /** Parts of the site config that differ between documents: arrays with items from content, and the words of a language. */
  readonly lists?: readonly SiteList[];
  /** Measurement id of the analytics service. Without it page views are not sent. */
  readonly analyticsId?: string;
}
