import { LRUCache } from 'lru-cache';

/** Bytes that an entry takes in addition to its key and its value. */
const entryBytes = 400;

/** The most bytes that a text can take in memory: each of its characters may take two bytes. */
export function textBytes(text: string): number {
  return 2 * text.length;
}

/** The limit of a cache in bytes, as options of `LRUCache`. @param bytesOf bytes of a value, without its key */
export function byteLimit<Value>(maxBytes: number, bytesOf: (value: Value) => number) {
  return {
    maxSize: maxBytes,
    sizeCalculation: (value: Value, key: string) => entryBytes + textBytes(key) + bytesOf(value),
  };
}

/**
 * A cache of the most recently used values, for a process that never ends. It is limited in bytes, keys included, because strangers choose
 * how many keys there are, and how long they are. A value that is larger than the limit is not kept.
 */
export function recentCache<Value extends {}>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): LRUCache<string, Value> {
  return new LRUCache(byteLimit(maxBytes, bytesOf));
}
