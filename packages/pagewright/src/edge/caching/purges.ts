import { everything } from '../../content/content-tags.ts';
import { digest } from '../../content/sanitising/digest.ts';
import { recentCache } from '../../recent-cache.ts';
import type { EdgeStore } from '../edge-context.ts';

/** When content was last announced as changed, by its tags. Instances that share a store share their purges. */
export interface Purges {
  /** Time of the last purge of any of these tags, in milliseconds since 1970; 0 if there was none. */
  latest(tags: readonly string[], store: EdgeStore): Promise<number>;
  add(tags: readonly string[], time: number, store: EdgeStore): Promise<void>;
}

/** Milliseconds for which an instance uses what it has read, so that each page view does not query the store. */
const checkInterval = 1_000;
/** In bytes: some ten thousand tags. */
const mostMemory = 8_000_000;
/** Seconds after which a store may forget a purge: pages made before are no longer fresh by then. */
const keptFor = 7 * 24 * 60 * 60;

const keyOf = (tag: string) => `purge:${digest(tag)}`;

export function createPurges(now: () => number): Purges {
  const known = recentCache<{ readonly time: Promise<number>; readonly checked: number }>(
    mostMemory,
    () => 0,
  );

  function timeOf(tag: string, store: EdgeStore): Promise<number> {
    const current = known.get(tag);
    if (current && now() - current.checked < checkInterval) return current.time;
    const time = Promise.all([current?.time ?? 0, store.getItem(keyOf(tag))]).then(([before, stored]) =>
      Math.max(before, typeof stored === 'number' ? stored : 0),
    );
    known.set(tag, { time, checked: now() });
    // The next request reads the store again.
    time.catch(() => known.delete(tag));
    return time;
  }

  return {
    async latest(tags, store) {
      return Math.max(...(await Promise.all([everything, ...tags].map((tag) => timeOf(tag, store)))));
    },
    async add(tags, time, store) {
      await Promise.all(tags.map((tag) => store.setItem(keyOf(tag), time, { ttl: keptFor })));
      for (const tag of tags) known.set(tag, { time: Promise.resolve(time), checked: now() });
    },
  };
}
