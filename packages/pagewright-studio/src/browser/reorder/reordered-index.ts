/**
 * The index of an item after it was dropped at another one, when it is not at its old place any more.
 * @param isAfter true if it was dropped after the other one
 */
export function indexAfterDrop(from: number, over: number, isAfter: boolean): number {
  const gap = over + (isAfter ? 1 : 0);
  return gap > from ? gap - 1 : gap;
}

/** The keys that move an item. */
interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
}

/** The index to which a key moves an item: Alt with an arrow, Home or End. The same index at an end; undefined for other keys. */
export function indexAfterKey({ key, altKey }: PressedKey, index: number, count: number): number | undefined {
  if (!altKey) return undefined;
  const last = Math.max(0, count - 1);
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'ArrowDown') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
