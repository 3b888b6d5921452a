/** An item of an array with a key that no other item has. */
export interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
  readonly index: number;
}

/** Gives items of content unique keys. Where two items have the same name, the second key gets a number. */
export function withKeys<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Keyed<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const name = nameOf(item);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return { key: times === 0 ? name : `${name} ${times}`, item, index };
  });
}
