import { digest } from '../../content/digest.ts';
import type { ServerContext } from '../server-context.ts';

/** The text of a page or of a file that lists pages. */
export interface RenderedPage {
  /** The HTML, or the XML of a file; undefined if the entry of the path does not exist. */
  readonly html: string | undefined;
  /** Digest of the text. */
  readonly digest: string;
  /** When the oldest of its contents was read, in milliseconds since 1970. */
  readonly made: number;
  /** True if content or a block is missing because something failed, so that the page must not be kept. */
  readonly isIncomplete: boolean;
  /** True if content that the page needs is missing because a read failed; see `lackingQueries`. */
  readonly isFailed: boolean;
  /** True if the entry of the path does not exist, but nothing says that it was withdrawn. An earlier page stays. */
  readonly isDoubtful?: boolean;
  /** True if a read failed, so that some of its content may be older than an announcement. */
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
  /** When its schedule changed it last, in milliseconds since 1970; 0 if it never did. A page that is older is never shown. */
  readonly since: number;
  /** Tags of all content that it is made of. */
  readonly tags: readonly string[];
  render(context: ServerContext): Promise<RenderedPage>;
}

/** What a page is kept by: its path, and from when its schedule shows the same blocks. */
export function keyOf({ path, since }: CachedTarget): string {
  return since === 0 ? path : `${path} ${since}`;
}
