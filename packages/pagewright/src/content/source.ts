import type { ServiceName, SourceMap } from '../site-types/registered-types.ts';
import type { ApiFunctions, ContentApi, ContentRequest, ContentResponse } from './content-api.ts';

export type SourceName = keyof SourceMap;
export type SourceParams<Name extends SourceName> = SourceMap[Name]['params'];
export type SourceContent<Name extends SourceName> = SourceMap[Name]['content'];

/** A value that was dropped from content because it is missing or does not fit its schema. */
export interface ContentIssue {
  /** Property names and array indexes, joined by dots: `services.3.service_slug`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** Content after decoding. Values that are missing or do not fit are dropped and listed in `issues`. */
export interface Decoded<Content> {
  readonly content: Content;
  readonly issues: readonly ContentIssue[];
}

/** Sanitises HTML of the content service. Called for each property with the format `html`, so decoded content never contains raw HTML. */
export type CleanHtml = (raw: string) => string;

/** Where the addresses in the content of a service lead. Pure; both functions return addresses that need no change unchanged. */
export interface Addresses {
  /** Name of the service; undefined for the main one. Equal HTML of two services may have different addresses. */
  readonly service: string | undefined;
  /** The target of a link: a path of the site, or an absolute URL. */
  linkOf(href: string): string;
  /** The URL of a file that pages load, such as an image. */
  fileOf(src: string): string;
}

/** How the values of a service become values of the site. Values without a rule stay as they are. */
export interface ValueRules extends ApiFunctions<'imageOf' | 'widthOf' | 'visibilityOf'> {
  /** For links and images outside HTML. */
  readonly addresses?: Addresses | undefined;
}

/**
 * A kind of content: how to request it from the content service, and how to decode the response. The name of the source need not be known
 * at compile time.
 */
export interface ReadableSource<Content = unknown> {
  readonly api: ContentApi;
  /** Name of the service that has the content, from `services` of `pagewright.config.ts`. Absent for the service in `content`. */
  readonly service?: ServiceName;
  /**
   * The request for some params. Called before each read, in browsers and builds, and for the cache key while a page renders. Must be pure
   * and never throw. The params fit their schema, but a slug may be any string; see `slugPart`.
   */
  request(params: unknown): ContentRequest;
  /**
   * Converts a response to the shape of the content schema. Needed only if the service has another shape. Called after each 2xx response,
   * before `decode`. Pure. Throws ContentError('not-found') if the response says that the entry does not exist.
   * @param request the request of this response. While a list is read in parts, it is later than the one that `request` returned
   */
  normalize?(body: unknown, params: unknown, response: ContentResponse, request: ContentRequest): unknown;
  /**
   * Decodes a normalized response to content that fits its schema; undefined if a required value is missing. Generated from the schema.
   * Pure. May be called twice for one response.
   */
  decode(body: unknown, clean: CleanHtml, rules?: ValueRules): Decoded<Content | undefined>;
  /**
   * True if the URL of the request names one entry, so that a 404 of the service means that the entry does not exist. For other sources, a
   * 404 is a failure.
   */
  readonly namesEntry?: boolean;
  /**
   * For a source that reads one entry by its `slug`: the type of the entry. The content service uses the same type in announcements and in
   * `ContentAdapter.movedEntries`.
   */
  readonly entryType?: string;
  /**
   * For a source of lists: the type of their entries, such as `post`, or `post:newest` if the list has only the newest. For a source that
   * reads part of a single page: the name of the source of that page, which shows the content on the site.
   */
  readonly listOf?: string;
  /** The request for the next part of a list; undefined after the last. Builds and servers call it for the entries of a route or a menu. */
  next?(request: ContentRequest, response: ContentResponse): ContentRequest | undefined;
  /** For a list that may need more than one sitemap. With it, a server divides the sitemap. */
  readonly range?: ListRange;
}

/** A source with the types of its params and content. */
export interface Source<Name extends SourceName> extends ReadableSource<SourceContent<Name>> {
  request(params: SourceParams<Name>): ContentRequest;
  normalize?(
    body: unknown,
    params: SourceParams<Name>,
    response: ContentResponse,
    request: ContentRequest,
  ): unknown;
}

/** How to verify, without an announcement, that an entry is gone if the service reports it as missing. Pure. */
export interface EntryAbsence {
  /** A request that finds the entry by its id, whatever its slug is now. */
  byId(id: string | number): ContentRequest;
  /**
   * True if the response to `byId` says that visitors cannot see the entry.
   * @param body the parsed JSON; undefined without JSON
   */
  isGone(status: number, body: unknown): boolean;
  /** The smallest request for the entry's collection. */
  readonly collection: ContentRequest;
  /** Requests for other collections. If the service works, at least one of these collections has entries. */
  readonly others: readonly ContentRequest[];
  /** The total number of entries, as a response to `collection` or `others` reports it; undefined if the response does not. */
  count(response: ContentResponse): number | undefined;
}

/** How to read a list from any position. Pure. */
export interface ListRange {
  /** A request whose response reports the number of entries. */
  countRequest(request: ContentRequest): ContentRequest;
  /** The number of entries in the list; undefined if the response does not report it. */
  count(response: ContentResponse): number | undefined;
  /**
   * The request for the part of the list that contains an entry.
   * @param index number of the entry, from 0
   */
  partWith(request: ContentRequest, index: number): ContentRequest;
}

export type Sources = { readonly [Name in SourceName]: Source<Name> };
