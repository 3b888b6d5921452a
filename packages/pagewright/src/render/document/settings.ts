/** A part of the site config that differs between documents: the path from the root of the config, and the value. */
export type SiteList = readonly [path: readonly string[], value: unknown];

/** What a site declares about scripts of others. */
export interface ScriptSettings {
  /** Origins besides the site's own whose scripts may run, such as `https://cdn.example` or `https://*.example`. */
  readonly origins?: readonly string[];
  /** True if scripts may write HTML into the page. Scripts in that HTML do not run. */
  readonly html?: true;
}

/** The kind of consent that page views wait for, if the project declares it. */
export const measuredKind = 'statistics';

/** The question to visitors. */
export interface ConsentSettings {
  /** The kinds of scripts that a visitor decides about, such as `statistics`. */
  readonly kinds: readonly string[];
  /** Decisions about another version do not count. */
  readonly version: string;
}

/** Where reports from browsers go. */
export interface ReportSettings {
  /** The URL that receives them. */
  readonly to: string;
  /** The share of page loads that send reports, above 0, at most 1. */
  readonly sample: number;
}

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
  /** Canonical URL of the site, without a slash at its end: its origin, and the base below which it lives. */
  readonly siteUrl: string;
  /** Milliseconds for a query, including all retries. */
  readonly requestTimeout: number;
  /** Milliseconds for which a page is new. A new page is shown without reading its content again. */
  readonly revalidateAfter: number;
  /** Parts of the site config that differ between documents: arrays with items from content, and the words of a language. */
  readonly lists?: readonly SiteList[];
  /** Measurement id of the analytics service. Without it page views are not sent. */
  readonly analyticsId?: string;
  /** Absent if the site runs no scripts of others. */
  readonly scripts?: ScriptSettings;
  /** Absent if there is no question. */
  readonly consent?: ConsentSettings;
  /** Absent if browsers send no reports. */
  readonly reports?: ReportSettings;
}
