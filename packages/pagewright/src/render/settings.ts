/**
 * What differs between environments. The prerender writes it into every page and the development server into its
 * document, so that one bundle serves every environment.
 */
export interface Settings {
  /**
   * Address that the browser reads content from, without a slash at its end; `''` on the site's own origin. Absent
   * where no content service is configured.
   */
  readonly contentBase?: string;
  /** Path below `contentBase` that forms post to. */
  readonly formPath: string;
  /** Canonical origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Milliseconds that a query may take with all its retries. */
  readonly requestTimeout: number;
  /** Measurement id of the analytics service; absent where page views are not counted. */
  readonly analyticsId?: string;
}
