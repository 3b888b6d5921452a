/** Runs `work` at most once per key at a time. Callers with the same key share its result. */
export function singleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const current = running.get(key);
    if (current) return current;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
