/**
 * Caches the results of `load`, at most `limit` of them: those that were used last. Calls with the same key share one
 * call of `load`.
 */
export function cacheRecent<Result>(
  limit: number,
  load: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const recent = new Map<string, Promise<Result>>();
  return (key) => {
    const result = recent.get(key) ?? load(key);
    // A map keeps the order of insertion, so its first key was used longest ago.
    recent.delete(key);
    recent.set(key, result);
    const [oldest] = recent.keys();
    if (recent.size > limit && oldest !== undefined) recent.delete(oldest);
    return result;
  };
}
