import type { Json, QueryFailure } from 'pagewright/tooling';

/** Content, short enough for a window. */
export interface ShortContent {
  readonly content: Json;
  /** The lengths of the lists that were cut, by path: `services`, and the empty path for the content itself. */
  readonly lengths: { readonly [path: string]: number };
}

export type QueryAnswer = ShortContent | { readonly failure: QueryFailure };

/** What a config shows at a path, as far as it can be read now. */
export interface ContentAnswer {
  readonly file: string;
  readonly path: string;
  /** The values of the params of its route. */
  readonly params: { readonly [name: string]: string };
  /** The content by the names of the queries, and `paging` for the pages of the list. */
  readonly queries: { readonly [name: string]: QueryAnswer };
  /** For a shared section: the values of its params on the page at the path, or on another page that uses it. */
  readonly given?: Json;
}

/** What a window asks for with the call `content`. */
export interface ContentRequestBody {
  /** The config, by its path below `page-configs/`. */
  readonly file: string;
  /** The path that the frame shows, with its query. */
  readonly path: string;
  /** True to read again what was read in the last minute. */
  readonly fresh?: boolean;
}
