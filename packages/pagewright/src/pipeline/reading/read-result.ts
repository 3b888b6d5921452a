import type { ContentError } from '../../content/content-error.ts';
import { htmlDigests } from '../../content/sanitising/html-digests.ts';
import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import type { Decoded, ReadableSource } from '../../content/source.ts';
import type { ReadRequest } from './content-warnings.ts';

/** The result of a request: content, or an error. */
export interface ReadResult extends ReadRequest {
  readonly content?: unknown;
  /** The clean HTML in the content. */
  readonly html?: readonly HtmlDigest[];
  /** True if values were dropped because they did not fit the schema. */
  readonly hasIssues?: boolean;
  /** Digest of the response. Absent for content of an earlier build. */
  readonly digest?: string;
  readonly error?: ContentError;
  /** Results with equal fingerprints give equal pages. Absent where no build compares results. */
  readonly fingerprint?: string;
}

/** The result of a request with content. Finds the clean HTML in the content, so call it right after the content was cleaned. */
export function readResult(
  { key, source }: ReadRequest,
  { content, issues }: Decoded<unknown>,
  digest?: string,
): ReadResult {
  return {
    key,
    source,
    content,
    html: htmlDigests(content),
    hasIssues: issues.length > 0,
    ...(digest ? { digest } : {}),
  };
}

/**
 * The digest of a response for browsers. Undefined if the API needs headers: browsers compare the response before they load the source, so
 * they send none.
 */
export function responseDigest(
  { api }: ReadableSource,
  { digest }: { readonly digest: string | undefined },
): string | undefined {
  return api.headers ? undefined : digest;
}

/**
 * The fingerprint of content.
 * @param stored see `KeptEntry`
 */
export function contentFingerprint(stored: string, digest: string | undefined): string {
  return `${stored} ${digest ?? ''}`;
}

/** The fingerprint of a failed request. */
export function errorFingerprint({ kind, message, status }: ContentError): string {
  return `${kind} ${status ?? ''} ${message}`;
}
