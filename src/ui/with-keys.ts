/** An entry of a list with a key that no other entry has. */
export interface Keyed<Entry> {
  readonly key: string;
  readonly entry: Entry;
  readonly index: number;
}

/** Keys for entries out of content, where two may have the same name: the second is numbered. */
export function withKeys<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): readonly Keyed<Entry>[] {
  const seen = new Map<string, number>();
  return entries.map((entry, index) => {
    const name = nameOf(entry);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return { key: times === 0 ? name : `${name} ${times}`, entry, index };
  });
}
