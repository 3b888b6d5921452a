import type { PathRule } from '../../pipeline/pages/path-rules.ts';

/** Where a content service is. */
export interface ServiceUrls {
  /** URL that the build reads content from; undefined if no content service is configured. */
  readonly contentUrl: string | undefined;
  /**
   * URL that browsers read content from; `''` or a path for the site's own origin, undefined if no content service is configured.
   */
  readonly browserContentUrl: string | undefined;
}

/** Where the content services of a site are. */
export interface SiteServiceUrls extends ServiceUrls {
  /** The further services by name. */
  readonly services?: Readonly<Record<string, ServiceUrls>>;
}

export interface BuildOptions extends SiteServiceUrls {
  readonly root: string;
  /** Folder that a successful build replaces. */
  readonly outDir: string;
  /** True to accept missing content and the removal of any number of pages. */
  readonly allowShrink?: boolean;
  /** True to publish the site without pages whose content could not be read. */
  readonly allowIncomplete?: boolean;
  /** True to reuse nothing from the previous build. */
  readonly cold?: boolean;
  /** False to write no `.br` and `.gz` copies. Only for tests. */
  readonly compress?: boolean;
  /** Routes that are only partly prerendered. A server renders the other pages. */
  readonly paths?: readonly PathRule[];
  /** Folder with the result of `bundleSite` for the same code and page configs. The build copies it instead of bundling. */
  readonly bundle?: string;
  /** The time for schedules, in milliseconds since 1970. By default, the time when the build begins. */
  readonly now?: number;
  /** Called with each line of progress. */
  readonly print: (line: string) => void;
}

export interface BuildResult {
  readonly pages: number;
  /** Number of pages whose files come from the previous build. */
  readonly reused: number;
  /** The lines to print; see `printedWarnings`. */
  readonly warnings: readonly string[];
}
