import type { Json } from '../json/json-value.ts';

/** A line of a file. `file` is its path relative to the project, with `/`; lines start at 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** Bytes that browsers load, compressed with Brotli. */
export interface CodeBytes {
  readonly script: number;
  readonly style: number;
}

/** When the script of a block type takes over its HTML. touched: when a visitor first uses the block. */
export type HydratesWhen = 'loaded' | 'visible' | 'touched';

/** The limits of a block to some paths, content or dates, as its config gives them. */
export type Limits = Readonly<Record<string, Json>>;

export interface ExplainedBlock {
  readonly type: string;
  readonly place: Place;
  /** The shared section that contains the block, and the place where the page uses the section. */
  readonly section?: { readonly name: string; readonly usedAt: Place } | undefined;
  /** The name of the slot that contains the block. The slot belongs to the nearest earlier block that is in no slot. */
  readonly slot?: string | undefined;
  /** The limits where the page uses the section, then the limits of the block itself. Does not repeat the limits of the block around it. */
  readonly limits: readonly Limits[];
  /** False if `only` or `except` hide the block at the explained path. */
  readonly isShown: boolean;
  /** The names of the queries that the block reads. */
  readonly reads: readonly string[];
  readonly hydrates: HydratesWhen;
  /** The code that the block type adds to the frame. Block types may share parts of it. Absent without a build. */
  readonly code?: CodeBytes | undefined;
  /** Bytes of the content that the block reads, as written in the HTML of the path. Absent without a build. */
  readonly data?: number | undefined;
}

export interface ExplainedQuery {
  /** The name in plans: `posts`, or `latest-posts.posts` for a query of a shared section. */
  readonly name: string;
  readonly source: string;
  /** The further content service that its source reads; absent for the main one. */
  readonly service?: string | undefined;
  readonly place: Place;
  readonly params: Json;
  /** Method and path of the requests at the explained path. There are several if sections use the query with different params. */
  readonly requests?: readonly string[] | undefined;
  /** Bytes of the responses in the HTML of the explained path. */
  readonly data?: number | undefined;
}

/** A redirect that leads to a page. */
export interface ExplainedRedirect {
  readonly from: string;
  readonly to: string;
  readonly place: Place;
}

/** A param of the URL that a page reads. */
export interface ExplainedUrlParam {
  readonly name: string;
  readonly place: Place;
  /** The allowed values, as the config declares them. */
  readonly values: Json;
}

export interface PageExplanation {
  readonly kind: 'page';
  readonly name: string;
  readonly file: string;
  /** The first route is canonical. */
  readonly routes: readonly string[];
  /** The explained path, to which requests and data belong: the path in the question, or an example. */
  readonly path?: string | undefined;
  /** The params of the path in the question. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly blocks: readonly ExplainedBlock[];
  readonly queries: readonly ExplainedQuery[];
  readonly urlParams: readonly ExplainedUrlParam[];
  /** Redirects to the routes of the page, or to the path in the question. */
  readonly redirects: readonly ExplainedRedirect[];
  /** The code of all its block types together, and the code of the frame of all pages. Absent without a build. */
  readonly code?: { readonly blocks: CodeBytes; readonly frame: CodeBytes } | undefined;
  /** False if the last build has no page at the path. Absent without a build. */
  readonly isBuilt?: boolean | undefined;
}

export interface ExplainedProperty {
  readonly name: string;
  /** The type in words: `a string`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly default?: Json | undefined;
  readonly description?: string | undefined;
  /** The meaning of each value, if the schema describes it. */
  readonly values?: readonly { readonly value: Json; readonly description: string }[] | undefined;
}

/** A use of a name in a config. */
export interface Use {
  readonly place: Place;
  /** The files of the pages that contain the use: several for a use in a shared section. */
  readonly pages: readonly string[];
  /** The name of the query, for a use of a source. */
  readonly query?: string | undefined;
}

export interface BlockExplanation {
  readonly kind: 'block';
  readonly name: string;
  readonly description?: string | undefined;
  readonly schema: string;
  /** The file of its component; absent if the site has none for it. */
  readonly component?: string | undefined;
  readonly hydrates: HydratesWhen;
  readonly props: readonly ExplainedProperty[];
  readonly slots: readonly { readonly name: string; readonly blocks: readonly string[] }[];
  readonly uses: readonly Use[];
  readonly code?: CodeBytes | undefined;
}

export interface SourceExplanation {
  readonly kind: 'source';
  readonly name: string;
  readonly description?: string | undefined;
  readonly schema: string;
  readonly code?: string | undefined;
  /** The further content service that it reads; absent for the main one. */
  readonly service?: string | undefined;
  readonly params: readonly ExplainedProperty[];
  /** True if the content is a list; `fields` then describes its items. */
  readonly isList: boolean;
  readonly fields: readonly ExplainedProperty[];
  readonly uses: readonly Use[];
  /** The requests of the last build, with method and path. Absent without a build. */
  readonly requests?: readonly string[] | undefined;
}

export interface ImageExplanation {
  readonly kind: 'image';
  readonly name: string;
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes?: number | undefined;
  /** The widths in pixels that browsers choose from: files in `public/`, and files that the last build has made. */
  readonly widths: readonly number[];
  readonly uses: readonly Use[];
}

export type Explanation = PageExplanation | BlockExplanation | SourceExplanation | ImageExplanation;

/** The facts that only a build knows. They hold only if the project has not changed since. */
export interface BuiltSite {
  /** The code that block types add to the frame. Each file counts once. */
  codeOf(blockTypes: readonly string[]): CodeBytes;
  readonly frame: CodeBytes;
  /** The paths of the pages. */
  readonly paths: ReadonlySet<string>;
  /** The queries of a page by their names in plans: the request, and the bytes of its content in the HTML. */
  queriesAt(path: string): ReadonlyMap<string, { readonly request: string; readonly data: number }>;
  /** The requests of a source, with method and path. */
  requestsOf(source: string): readonly string[];
}
