/** A path to a value: the name of a query, `item`, `route`, `url` or `site`, followed by field names. */
export type Path = readonly [root: string, ...fields: readonly string[]];
