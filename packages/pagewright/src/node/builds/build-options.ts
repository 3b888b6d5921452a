import type { PathRule } from '../../pipeline/pages/path-rules.ts';

export interface BuildOptions {
  readonly root: string;
  /** URL that the build reads content from; undefined if no content service is configured. */
  readonly contentUrl: string | undefined;
  /** URL that browsers read content from; `''` on the site's own origin, undefined if no content service is configured. */
  readonly browserContentUrl: string | undefined;
  /** Folder that a successful build replaces. */
  readonly outDir: string;
  /** True to accept that content is missing, and that any number of pages is removed. */
  readonly allowShrink?: boolean;
  /** True to publish the site without the pages whose content could not be read. */
  readonly allowIncomplete?: boolean;
  /** True to use nothing that the previous build has left. */
  readonly cold?: boolean;
  /** False to write no `.br` and `.gz` copies, for tests. */
  readonly compress?: boolean;
  /** Routes of which only a part is prerendered. A server has the other pages. */
  readonly paths?: readonly PathRule[];
  /** Folder with the result of `bundleSite` for the same code and page configs. The build copies it instead of bundling. */
  readonly bundle?: string;
  /** The time in milliseconds since 1970, for schedules. By default the time when the build begins. */
  readonly now?: number;
  /** Called with each line of progress. */
  readonly print: (line: string) => void;
}

export interface BuildResult {
  readonly pages: number;
  /** Number of pages whose files were taken from the previous build. */
  readonly reused: number;
  /** The lines to print; see `printedWarnings`. */
  readonly warnings: readonly string[];
}
