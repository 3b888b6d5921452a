/**
 * Works through a list, so many entries at a time: what waits for a disk or a service leaves the processor to others.
 * After the first failure no further entry is begun, and what is under way is awaited.
 */
export async function severalAtOnce<Entry>(
  entries: readonly Entry[],
  count: number,
  work: (entry: Entry, index: number) => Promise<void>,
): Promise<void> {
  const waiting = entries.entries();
  let hasFailed = false;
  const workers = Array.from({ length: count }, async () => {
    for (const [index, entry] of waiting) {
      if (hasFailed) return;
      try {
        await work(entry, index);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  });
  const outcomes = await Promise.allSettled(workers);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
