/** The sources of the files in `_fallbacks/`, by the names that `failed.fallback` uses. */
export type FallbackSources = ReadonlyMap<string, string | undefined>;
