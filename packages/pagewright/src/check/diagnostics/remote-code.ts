import type { OriginPurpose } from '../../project/policy.ts';

/** A URL of another origin in the code of a site. */
export interface CodeUse {
  readonly origin: string;
  /** As it is written, up to the first part that code computes. */
  readonly url: string;
  /** What the code does with it; undefined if that is unknown. */
  readonly purpose?: OriginPurpose;
  /** What the code may do with it, if it loads the URL into an element that is unknown. */
  readonly oneOf?: readonly OriginPurpose[];
  /** Its range as offsets in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A literal text in code, with its range as offsets in UTF-16 units. */
export interface CodeText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The literal texts in a module that must fit the rest of the site. */
export interface TextsOfCode {
  /** Kinds of consent. */
  readonly kinds: readonly CodeText[];
  /** Addresses of elements that are relative to the page. */
  readonly relative: readonly CodeText[];
  /** The paths of links. */
  readonly links: readonly CodeText[];
}

/** A place where code writes HTML as text. */
export interface HtmlWrite {
  /** What takes the HTML, such as `innerHTML`. */
  readonly sink: string;
  /** Its range as offsets in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A module or a stylesheet of a site that names other origins or something of the site, or writes HTML. */
export interface CodeFile {
  readonly text: string;
  readonly uses: readonly CodeUse[];
  readonly html?: readonly HtmlWrite[];
  /** Undefined if there are none. */
  readonly texts?: TextsOfCode | undefined;
}

/** What the check knows of the code in `src/`. */
export interface SiteCode {
  /** The files that name other origins or something of the site, or write HTML, by their path from the project. */
  readonly files: ReadonlyMap<string, CodeFile>;
  /** The packages that the code imports, such as `leaflet`. */
  readonly packages: ReadonlySet<string>;
}
