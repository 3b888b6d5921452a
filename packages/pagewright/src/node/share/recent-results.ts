/**
 * Caches the `limit` results of `load` that were used most recently. Calls with the same key share one call of `load`.
 */
export function cacheRecent<Result>(
  limit: number,
  load: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const recent = new Map<string, Promise<Result>>();
  return (key) => {
    const result = recent.get(key) ?? load(key);
    // Maps keep the order of insertion, so the first key is the least recently used one.
    recent.delete(key);
    recent.set(key, result);
    const [oldest] = recent.keys();
    if (recent.size > limit && oldest !== undefined) recent.delete(oldest);
    return result;
  };
}
