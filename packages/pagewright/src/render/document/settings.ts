/** A part of the site config that differs between documents: its path from the config, and its value. */
export type SiteList = readonly [path: readonly string[], value: unknown];

/**
 * The values that differ between environments. The build writes them into every page, so that one bundle serves all
 * environments.
 */
export interface Settings {
  /**
   * Base URL of the content service for browsers, without a slash at its end; `''` for the site's own origin. Absent if no
   * content service is configured.
   */
  readonly contentBase?: string;
  /** Browsers cannot read the content service: they take content from the documents of the site. Forms still post to it. */
  readonly isClosed?: boolean;
  /** Path below `contentBase` to which forms are posted. */
  readonly formPath: string;
  /** Canonical origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Milliseconds for a query, including all retries. */
  readonly requestTimeout: number;
  /** Milliseconds. A page that was made less than this ago is shown as it is, without reading its content again. */
  readonly revalidateAfter: number;
  /** Parts of the site config that differ between documents: arrays to which content adds items, and the words of a language. */
  readonly lists?: readonly SiteList[];
  /** Measurement id of the analytics service. Without it page views are not sent. */
  readonly analyticsId?: string;
}
