import type { SourceMap } from '../define-site.ts';
import type { ContentApi } from './content-adapter.ts';

export type SourceName = keyof SourceMap;
export type SourceParams<Name extends SourceName> = SourceMap[Name]['params'];
export type SourceContent<Name extends SourceName> = SourceMap[Name]['content'];

/**
 * A GET, whose URL the `ContentApi` of its source makes. Two reads with equal URLs are one read: the request, not a
 * block or a page, is the cache key.
 */
export interface ContentRequest {
  /** Without a leading slash, each part already encoded: `services/pmo`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
}

export interface ContentResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Something that was taken away from content because it was missing or did not fit its schema. */
export interface ContentIssue {
  /** Field names and list positions, joined by dots: `services.3.service_slug`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** What was read: bad and empty values are already gone, and told in `faults`. */
export interface Decoded<Content> {
  readonly content: Content;
  readonly issues: readonly ContentIssue[];
}

/**
 * Gives sanitised HTML for HTML of the content service. Called for each field whose format is `html`, and only
 * there, so content that left a source never holds HTML that was not cleaned.
 */
export type CleanHtml = (raw: string) => string;

/** A named read from the content service. */
export interface Source<Name extends SourceName> {
  /** The content service that it reads. */
  readonly api: ContentApi;
  /**
   * Called before each read, in the browser and in the build. Pure; throws never, since it also gives the cache key
   * while a page is drawn. May assume that params fit their schema, but not that a slug is a good one.
   */
  request(params: SourceParams<Name>): ContentRequest;
  /**
   * Called after each 2xx, before delivery, only where the service's form is not the content's form. Pure.
   * Throws ContentError('not-found') when the answer says that there is no such thing. `request` is the one that was
   * answered: that of a later part where a list is read to its end.
   */
  normalize?(
    body: unknown,
    params: SourceParams<Name>,
    response: ContentResponse,
    request: ContentRequest,
  ): unknown;
  /**
   * Makes content that fits its schema out of what `shape` or the service gave; undefined when too much is missing.
   * Generated from the schema. Pure; may be called twice for one response. `imageOf` is that of the `api`.
   */
  decode(
    body: unknown,
    clean: CleanHtml,
    imageOf?: (value: unknown) => unknown,
  ): Decoded<SourceContent<Name> | undefined>;
  /**
   * True when the address of the request names one entry, so that the service's own 404 means that the entry does not
   * exist. For other sources a 404 is a failure.
   */
  readonly namesEntry?: boolean;
  /**
   * The type that the service gives to entries of this source where it lists those whose slug has changed. The build
   * redirects their old paths.
   */
  readonly movesAs?: string;
  /**
   * Called by the build alone, when a list names the addresses of pages: the request for the next part, if
   * there is one.
   */
  next?(request: ContentRequest, response: ContentResponse): ContentRequest | undefined;
}

export type Sources = { readonly [Name in SourceName]: Source<Name> };

/**
 * - `not-configured`: there is no address of a content service.
 * - `not-found`: the service itself says that the entry does not exist: a response to a source that `namesEntry` for
 *   which `ContentApi.isMissing` is true, or an empty list for a query by slug.
 * - `http`: any other status outside 2xx; `status` says which.
 * - `timeout`: the deadline passed. `network`: no answer. `invalid`: an answer that is no content.
 */
export type ContentErrorKind = 'not-configured' | 'not-found' | 'http' | 'timeout' | 'network' | 'invalid';

export class ContentError extends Error {
  /** The build takes sources from the site's bundle, which holds a copy of this class: an error of either copy is one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ContentError';
  }

  readonly kind: ContentErrorKind;
  readonly status: number | undefined;

  constructor(kind: ContentErrorKind, message: string, status?: number) {
    super(message);
    this.name = 'ContentError';
    this.kind = kind;
    this.status = status;
  }
}
