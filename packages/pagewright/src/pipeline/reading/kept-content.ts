import type { Decoded } from '../../content/source.ts';

/** Content that a build read. */
export interface KeptEntry extends Decoded<unknown> {
  readonly readOn: Date;
  /** Digest of the content, its issues and its clean HTML. */
  readonly stored: string;
}

/** The last good content of each request. Builds pass it on to later builds. */
export interface KeptContent {
  /** The content that was last committed; undefined if there is none, or if it is damaged. */
  lastGood(key: string): KeptEntry | undefined;
  /** The content that this build has staged, or else the last good content. */
  latest(key: string): KeptEntry | undefined;
  /** Stores content until `commit`. Returns its digest, as `KeptEntry.stored`. */
  stage(key: string, content: Decoded<unknown>): string;
  /** Turns the staged content into the last good content. Called after the output folder was replaced. */
  commit(): void;
}
