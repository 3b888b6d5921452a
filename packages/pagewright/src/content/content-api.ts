/**
 * A GET request. The `ContentApi` of its source makes the URL. Requests with equal URLs share one response, so the cache key belongs to the
 * request, not to a block or a page.
 */
export interface ContentRequest {
  /** Path without a leading slash, with each segment encoded: `services/pmo`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
}

export interface ContentResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON. */
  readonly body: unknown;
}

/**
 * How to call one kind of content service, and how to read its responses. Each source names one as its `api`. Runs in builds and in
 * browsers, so it must be pure, import nothing from Node, and contain no secrets.
 */
export interface ContentApi {
  /** Name of the service in messages. */
  readonly name: string;
  /**
   * The URL of a request, below the base URL of the service. Starts with a slash. Called before each read and for each cache key. Never
   * throws. Equal requests must give equal URLs; `requestPath` sorts queries for that.
   *
   * The path of an entry must be the path of its collection with one more segment, or with a query. From these paths, a build recognises
   * whether a service that lacks one entry still returns others.
   */
  urlOf(request: ContentRequest): string;
  /**
   * True if the service itself says that the entry, or the page of a list, does not exist. False for the response of a proxy or of a broken
   * service. Called for each response with a status from 400 to 499. Never throws.
   * @param body the parsed JSON; undefined if the response is not JSON
   */
  isMissing(status: number, body: unknown, request: ContentRequest): boolean;
  /**
   * Describes a contradiction in a response, such as an empty list from a collection that has entries: a sentence without a full stop.
   * Undefined for a sound response. Called for each response with JSON, before `normalize`. Never throws.
   */
  faultOf?(response: ContentResponse, request: ContentRequest): string | undefined;
  /**
   * The part of a response that visitors may see, for a service whose lists contain other entries too. Called for each response before
   * `normalize`. Throws a ContentError of the kind `not-found` if the response is an entry that visitors may not see.
   * @param body the parsed JSON
   */
  shownIn?(body: unknown): unknown;
  /**
   * Headers of each read, in addition to `Accept`. They have two costs: browsers send a preflight request to another origin, and every page
   * loads the code that reads content.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Converts an image object of the service to `{ src, alt, width, height, srcset, sizes }`. Returns any other value
   * unchanged. Called for each value that a content schema declares as an image, before decoding. Never throws.
   */
  imageOf?(value: unknown): unknown;
  /**
   * The URL of an image in another width, if the service of the image scales images; undefined otherwise. Called for images with a known
   * width that have no other widths, with widths below theirs. `imageWidths` makes this function. Never throws.
   * @param width in pixels
   */
  widthOf?(src: string, width: number): string | undefined;
  /**
   * Maps a class in the HTML of the service to a class of the site, which begins with `content-`. Returns undefined for a class that the
   * sanitiser should drop. Never throws.
   */
  classOf?(name: string): string | undefined;
  /**
   * What a class in the HTML of the service says about its element, where the style sheets of the service are missing: `spoken` for text
   * that only screen readers read, `hidden` for content that nobody sees, and `opened` for content that a click opens, which is kept
   * although it is hidden at first. Undefined for any other class. Called for HTML, and for text with tags in other fields. Never throws.
   */
  visibilityOf?(name: string): 'spoken' | 'hidden' | 'opened' | undefined;
  /**
   * What a script of the service would put into an element, because the site does not run it: the `text` of an element that is empty or shows
   * only a number, such as the last number of a counter, or the URL of a `frame`, such as a player. Called for each element with data
   * attributes. Undefined for any other element. Never throws.
   * @param element its data attributes by their names without `data-`, its classes of the service, and its text
   */
  scriptResultOf?(element: {
    readonly data: Readonly<Record<string, string>>;
    readonly classes: readonly string[];
    readonly text: string;
  }): { readonly text?: string | undefined; readonly frame?: string | undefined } | undefined;
  /**
   * Maps a declaration of a style attribute, such as the width of a column, to a class of the site, which begins with `content-`. The
   * sanitiser drops all style attributes, so a service that stores layouts in them needs a class for each step. Never throws.
   * @param property in lower case
   */
  styleClassOf?(property: string, value: string): string | undefined;
  /**
   * The path on the site for a path of the service, such as the permalink of an entry. Undefined for a path without a page, such as the
   * path of a file, and for a query that names an entry, such as `?id=5`. Without this function, all paths are the same on the site. Never
   * throws.
   * @param path without a slash at its end
   * @param query with its `?`; absent without one
   */
  sitePathOf?(path: string, query?: string): string | undefined;
  /** Further base URLs of the service in its content, such as its URL before it moved. Links to them lead to its current URL. */
  readonly formerUrls?: readonly string[];
}

/** Optional functions of a `ContentApi`, as its callers pass them on. */
export type ApiFunctions<Name extends keyof ContentApi> = {
  readonly [Key in Name]?: ContentApi[Key] | undefined;
};
