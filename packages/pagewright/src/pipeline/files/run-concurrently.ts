/**
 * Runs `work` for each item, for at most `limit` items at a time. After the first failure, starts no further item, waits for running items,
 * and rejects.
 */
export async function runConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  let hasFailed = false;
  const workers = Array.from({ length: limit }, async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      try {
        await work(item, index);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  });
  const results = await Promise.allSettled(workers);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
