import type { Json } from '../json/json-value.ts';

/** A line of a file. The file is named by its path relative to the project, with `/`; lines start at 1. */
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

/** What limits a block to some paths, content or dates, as its config says it. */
export type Limits = Readonly<Record<string, Json>>;

export interface ExplainedBlock {
  readonly type: string;
  readonly place: Place;
  /** The shared section that it is written in, and where the page uses it. */
  readonly section?: { readonly name: string; readonly usedAt: Place };
  /** The name of its slot. It is in the last block before it that is in no slot. */
  readonly slot?: string;
  /** Those of the section's use, then its own. The block around it has others. */
  readonly limits: readonly Limits[];
  /** False if `only` or `except` leave it out at the path that is explained. */
  readonly isShown: boolean;
  /** The names of the queries that it reads. */
  readonly reads: readonly string[];
  readonly hydrates: HydratesWhen;
  /** What it adds to the code of the frame. Block types may share parts of it. Absent without a build. */
  readonly code?: CodeBytes;
  /** Bytes of the content that it reads, as the HTML of the path has it. Absent without a build. */
  readonly data?: number;
}

export interface ExplainedQuery {
  /** `posts`, or `latest-posts.posts` for a query of a shared section. */
  readonly name: string;
  readonly source: string;
  readonly place: Place;
  readonly params: Json;
  /** Method and path of the requests at the path that is explained: several if sections use the query with several params. */
  readonly requests?: readonly string[];
  /** Bytes of the responses in the HTML of that path. */
  readonly data?: number;
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
  /** What its values may be, as the config says it. */
  readonly values: Json;
}

export interface PageExplanation {
  readonly kind: 'page';
  readonly name: string;
  readonly file: string;
  /** The first is canonical. */
  readonly routes: readonly string[];
  /** The path whose requests and data are shown: the one that was named, or an example. */
  readonly path?: string;
  /** The params of the path that was named. */
  readonly params?: Readonly<Record<string, string>>;
  readonly blocks: readonly ExplainedBlock[];
  readonly queries: readonly ExplainedQuery[];
  readonly urlParams: readonly ExplainedUrlParam[];
  /** Those to its routes, or to the path that was named. */
  readonly redirects: readonly ExplainedRedirect[];
  /** The code of its block types together, and of the frame of all pages. Absent without a build. */
  readonly code?: { readonly blocks: CodeBytes; readonly frame: CodeBytes };
  /** False if the last build has no page at the path. Absent without a build. */
  readonly isBuilt?: boolean;
}

export interface ExplainedProperty {
  readonly name: string;
  /** In words: `a string`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly default?: Json;
  readonly description?: string;
  /** What each value means, if the schema says so. */
  readonly values?: readonly { readonly value: Json; readonly description: string }[];
}

/** A use of a name in a config. */
export interface Use {
  readonly place: Place;
  /** The files of the pages that the use is part of: several for a use in a shared section. */
  readonly pages: readonly string[];
  /** The name of the query, for a use of a source. */
  readonly query?: string;
}

export interface BlockExplanation {
  readonly kind: 'block';
  readonly name: string;
  readonly description?: string;
  readonly schema: string;
  /** The file of its component; absent if it has none. */
  readonly component?: string;
  readonly hydrates: HydratesWhen;
  readonly props: readonly ExplainedProperty[];
  readonly slots: readonly { readonly name: string; readonly blocks: readonly string[] }[];
  readonly uses: readonly Use[];
  readonly code?: CodeBytes;
}

export interface SourceExplanation {
  readonly kind: 'source';
  readonly name: string;
  readonly description?: string;
  readonly schema: string;
  readonly code?: string;
  readonly params: readonly ExplainedProperty[];
  /** True if the content is a list; the fields are those of its items. */
  readonly isList: boolean;
  readonly fields: readonly ExplainedProperty[];
  readonly uses: readonly Use[];
  /** The requests of the last build, with method and path. Absent without a build. */
  readonly requests?: readonly string[];
}

export interface ImageExplanation {
  readonly kind: 'image';
  readonly name: string;
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes?: number;
  /** Widths in pixels that browsers choose from: those in `public/`, and those that the last build has made. */
  readonly widths: readonly number[];
  readonly uses: readonly Use[];
}

export type Explanation = PageExplanation | BlockExplanation | SourceExplanation | ImageExplanation;

/** What the last build knows, if the project has not changed since. */
export interface BuiltSite {
  /** The code that block types add to the frame, each file counted once. */
  codeOf(blockTypes: readonly string[]): CodeBytes;
  readonly frame: CodeBytes;
  /** The paths of the pages. */
  readonly paths: ReadonlySet<string>;
  /** The queries of a page by the names of its plan: the request, and the bytes of its content in the HTML. */
  queriesAt(path: string): ReadonlyMap<string, { readonly request: string; readonly data: number }>;
  /** The requests of a source, with method and path. */
  requestsOf(source: string): readonly string[];
}
