/** In paths, the name of the list of all pages of a paged list. */
export const pagingQuery = 'paging';

/** The first name of paths to the params of a shared section. */
export const sectionRoot = 'section';

/** First names of paths that do not name a query of the page. */
export const reservedRoots: ReadonlySet<string> = new Set(['item', 'route', sectionRoot, 'site', 'url']);

/** The names that no query of a config can have. */
export const reservedQueries: ReadonlySet<string> = new Set([...reservedRoots, pagingQuery]);

/** The names of the source params that select one page of a list. */
export const sizeParam = 'per_page';
export const numberParam = 'page';

/** Name of the fallback for this query, in which the list has one page. No file can have this name. */
export const onePage = '~page';
