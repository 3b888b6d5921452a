import { digest } from '../../content/digest.ts';
import type { ServerContext } from '../server-context.ts';

/** The text of a page or of a file that lists pages. */
export interface RenderedPage {
  /** The HTML of a page or the XML of a file; undefined if the entry that the path names does not exist. */
  readonly html: string | undefined;
  /** Digest of the text. */
  readonly digest: string;
  /** When the oldest content in the text was read, in milliseconds since 1970. */
  readonly made: number;
  /** True if a failure removed content or a block, so the cache must not keep the page. */
  readonly isIncomplete: boolean;
  /** True if the page needs content that could not be read; see `lackingQueries`. */
  readonly isFailed: boolean;
  /** True if the entry that the path names does not exist, but nothing confirms that it was withdrawn. An earlier page then stays. */
  readonly isDoubtful?: boolean;
  /** True if a read failed, so the page may show content from before an announcement. */
  readonly isBehind?: boolean;
}

/** @param html see `RenderedPage` */
export function withDigest(
  html: string | undefined,
  result: Omit<RenderedPage, 'html' | 'digest'>,
): RenderedPage {
  return { ...result, html, digest: html === undefined ? '' : digest(html) };
}

/** A page, or a file that lists pages. */
export interface CachedTarget {
  readonly path: string;
  /** When the schedule last changed the page, in milliseconds since 1970; 0 if it never did. An older rendering is never shown. */
  readonly since: number;
  /** Tags of all content in the page or file. */
  readonly tags: readonly string[];
  render(context: ServerContext): Promise<RenderedPage>;
}

/** The cache key: the path, and the time of the last scheduled change, because each change shows other blocks. */
export function keyOf({ path, since }: CachedTarget): string {
  return since === 0 ? path : `${path} ${since}`;
}
