import type { Warning } from '../warnings.ts';
import type { ReadRequest } from './content-warnings.ts';
import type { ForeignImage } from './disallowed-images.ts';
import type { KeptContent } from './kept-content.ts';
import type { LeftOut } from './left-out-content.ts';
import type { FoundFields } from './missing-fields.ts';
import { contentFingerprint, type ReadResult, readResult } from './read-result.ts';

/** A successful request of a build, without its content. */
export interface ReadRecord {
  /** Name of the source. */
  readonly source: string;
  readonly params: unknown;
  /** See `contentTags`. */
  readonly tags: readonly string[];
  /** See `ReadResult`. */
  readonly fingerprint: string;
  readonly digest?: string;
  /** One for each dropped value. */
  readonly warnings: readonly Warning[];
  readonly images: readonly ForeignImage[];
  /** The optional fields that pages read; absent if they read none. */
  readonly fields?: FoundFields | undefined;
  /** What pages do not show of its HTML; absent if they show all of it. */
  readonly leftOut?: readonly LeftOut[] | undefined;
}

/** The requests of the previous build; empty for a build that reads everything. */
export interface EarlierReads {
  /** The last request with this key, whether or not its content has changed since. */
  last?(key: string): ReadRecord | undefined;
  /** The last request with this key, if its content has not changed since. */
  unchanged?(key: string): ReadRecord | undefined;
}

/** The kept content of a request that has not changed; undefined if the content is missing or damaged. */
export function unchangedResult(
  request: ReadRequest,
  { fingerprint, digest }: ReadRecord,
  kept: Pick<KeptContent, 'lastGood'>,
): ReadResult | undefined {
  const held = kept.lastGood(request.key);
  if (!held || contentFingerprint(held.stored, digest) !== fingerprint) return undefined;
  return { ...readResult(request, held, digest), fingerprint };
}
