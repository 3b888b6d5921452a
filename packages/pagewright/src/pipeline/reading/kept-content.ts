import type { Decoded } from '../../content/source.ts';

/** Content that an earlier build read. */
export interface KeptEntry extends Decoded<unknown> {
  readonly readOn: Date;
}

/** The last good content of each request, from build to build. */
export interface KeptContent {
  /** The content that was committed last; undefined if there is none, or if it is damaged. */
  lastGood(key: string): KeptEntry | undefined;
  /** Stores content until `commit`. */
  stage(key: string, content: Decoded<unknown>): void;
  /** Makes the staged content the last good content. Called after the output folder was replaced. */
  commit(): void;
}
