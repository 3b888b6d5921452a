import { ContentError } from '../../content/content-error.ts';
import { htmlDigests } from '../../content/sanitising/html-digests.ts';
import type { HtmlDigest } from '../../content/sanitising/precleaned-html.ts';
import type { Decoded, ReadableSource } from '../../content/source.ts';
import type { ReadRequest } from './content-warnings.ts';

/** One read of a build or a server. */
export interface AskedRead {
  /** Cache key of the request. */
  readonly key: string;
  /** Name of the source. */
  readonly name: string;
  readonly source: ReadableSource;
  readonly params: unknown;
}

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

/** The content of a result. It has one issue at most, because readers need to know only whether there are any. */
export function decodedOf({ content, hasIssues }: ReadResult): Decoded<unknown> {
  return { content, issues: hasIssues ? [{ path: '', expected: '', found: '' }] : [] };
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

export function errorFingerprint({ kind, message, status }: ContentError): string {
  return `${kind} ${status ?? ''} ${message}`;
}

/** The result for withdrawn content, whether or not the service can be reached. */
export function withdrawnResult({ key, name }: Pick<AskedRead, 'key' | 'name'>): ReadResult {
  const error = new ContentError('not-found', 'The content service has withdrawn this entry');
  return { key, source: name, error, fingerprint: errorFingerprint(error) };
}
