/** The name of the query that lists the pages of a list, in paths. */
export const pagingQuery = 'paging';

/** The name that paths to the params of a shared section start with. */
export const sectionRoot = 'section';

/** The names at the start of paths that mean no query of a page. */
export const reservedRoots: ReadonlySet<string> = new Set(['item', 'route', sectionRoot, 'site', 'url']);

/** The names that no query of a config can have. */
export const reservedQueries: ReadonlySet<string> = new Set([...reservedRoots, pagingQuery]);

/** The params with which a source reads one page of its list. */
export const sizeParam = 'per_page';
export const numberParam = 'page';

/** Name of the fallback of this query: the list has one page. No file can have this name. */
export const onePage = '~page';
