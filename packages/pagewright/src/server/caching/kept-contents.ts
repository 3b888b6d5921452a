import { digest } from '../../content/digest.ts';
import { isRecord } from '../../json/is-record.ts';
import { recentCache, textBytes } from '../../memory/recent-cache.ts';
import { type ServerStore, storedFor } from '../server-context.ts';
import type { HeldRead } from './doubtful-read.ts';

/** The result of a read, and how old it is. */
export interface CachedRead extends HeldRead {
  /** When its request was sent, in milliseconds since 1970. */
  readonly made: number;
  /** True if the service says that the entry does not exist, but nothing confirms that it was withdrawn. */
  readonly isDoubtful?: true;
  /** True if the read failed and this is the last good content. */
  readonly isBehind?: true;
}

function isCachedRead(value: unknown): value is CachedRead {
  return (
    isRecord(value) &&
    isRecord(value.result) &&
    typeof value.made === 'number' &&
    typeof value.version === 'string'
  );
}

export const jsonBytes = (value: unknown) => textBytes(JSON.stringify(value));

/**
 * The last good content of each read, in the memory of an instance and in the store.
 * @param prefix prefix of all keys in the store
 * @param maxMemory in bytes
 */
export function createKeptContents(prefix: string, maxMemory: number) {
  const memory = recentCache<CachedRead>(maxMemory, jsonBytes);
  const storeKey = (key: string) => `content:${prefix}:${digest(key)}`;
  return {
    async get(key: string, store: ServerStore): Promise<CachedRead | undefined> {
      const held = memory.get(key);
      if (held) return held;
      const stored = await store.getItem(storeKey(key));
      // Two keys may have equal digests.
      if (!isCachedRead(stored) || stored.result.key !== key) return undefined;
      memory.set(key, stored);
      return stored;
    },
    async keep(read: CachedRead, store: ServerStore): Promise<void> {
      const { key } = read.result;
      memory.set(key, read);
      await store.setItem(storeKey(key), read, { ttl: storedFor });
    },
    /** Forgets content in the memory of this instance. */
    forget: (key: string) => memory.delete(key),
  };
}
