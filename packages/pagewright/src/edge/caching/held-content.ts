import { digest } from '../../content/digest.ts';
import { recentCache } from '../../recent-cache.ts';
import { isRecord } from '../../schema/json-value.ts';
import type { EdgeStore } from '../edge-context.ts';
import type { Purges } from './purges.ts';

/** Content that visitors still see although the service returns something else, because that looks like a failure. */
export interface HeldContent {
  readonly key: string;
  /** What is held, and why. */
  readonly what: string;
  /** A path that shows it. */
  readonly path?: string;
  /** ISO date and time. */
  readonly since: string;
  /** The tags of what is read again after it was accepted. */
  readonly tags: readonly string[];
  /** Those of the tags whose entry is then gone. */
  readonly gone: readonly string[];
}

/** The content that is held. Instances that share a store share it. */
export interface HeldContents {
  list(store: EdgeStore): Promise<readonly HeldContent[]>;
  /** Adds content, unless it is there. */
  add(held: Omit<HeldContent, 'since'>, store: EdgeStore): Promise<void>;
  /** Called when the service returns the content again. */
  remove(key: string, store: EdgeStore): Promise<void>;
  /** Accepts what the service returns instead. @param keys `*` for all */
  accept(keys: readonly string[], store: EdgeStore): Promise<void>;
  /** Whether what the service returns was accepted. */
  isAccepted(key: string, store: EdgeStore): Promise<boolean>;
}

const listKey = 'held';
const most = 500;
/** Seconds. A later failure is not accepted. */
const acceptedFor = 60 * 60;
/** In bytes. */
const mostMemory = 1_000_000;

const acceptedKey = (key: string) => `accepted:${digest(key)}`;

function isHeld(value: unknown): value is HeldContent {
  return (
    isRecord(value) && typeof value.key === 'string' && Array.isArray(value.tags) && Array.isArray(value.gone)
  );
}

/** @param now the time in milliseconds since 1970 */
export function createHeldContents(purges: Purges, now: () => number): HeldContents {
  /** So that the store is not read for each read of content. */
  const known = recentCache<true>(mostMemory, () => 0);
  let last: Promise<unknown> = Promise.resolve();

  async function list(store: EdgeStore): Promise<readonly HeldContent[]> {
    const stored = await store.getItem(listKey);
    const items: unknown = isRecord(stored) ? stored.items : undefined;
    return Array.isArray(items) ? items.filter(isHeld) : [];
  }

  /** Changes the list. One change at a time, so that none gets lost. */
  function change(
    store: EdgeStore,
    next: (items: readonly HeldContent[]) => readonly HeldContent[],
  ): Promise<void> {
    const changed = last.then(async () => {
      const items = await list(store);
      const changedItems = next(items);
      if (changedItems !== items) await store.setItem(listKey, { items: changedItems.slice(0, most) });
    });
    last = changed.catch(() => {});
    return changed;
  }

  return {
    list,
    async add(held, store) {
      if (known.has(held.key)) return;
      known.set(held.key, true);
      await change(store, (items) =>
        items.some(({ key }) => key === held.key)
          ? items
          : [...items, { ...held, since: new Date(now()).toISOString() }],
      );
    },
    async remove(key, store) {
      if (!known.delete(key)) return;
      await change(store, (items) => items.filter((each) => each.key !== key));
    },
    async accept(keys, store) {
      const all = await list(store);
      const accepted = all.filter(({ key }) => keys.includes('*') || keys.includes(key));
      for (const { key, tags, gone } of accepted) {
        await store.setItem(acceptedKey(key), now(), { ttl: acceptedFor });
        await purges.add(tags, gone, store);
        known.delete(key);
      }
      const rest = new Set(accepted.map(({ key }) => key));
      await change(store, (items) => items.filter(({ key }) => !rest.has(key)));
    },
    isAccepted: async (key, store) => typeof (await store.getItem(acceptedKey(key))) === 'number',
  };
}
