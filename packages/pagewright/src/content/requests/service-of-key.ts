// Apart from `request-key.ts`, because every page loads this with its first code.

/** The name of the service in a cache key; undefined for the main one. */
export function serviceOfKey(key: string): string | undefined {
  return /^[^/]*GET ([^/]+):\//.exec(key)?.[1];
}
