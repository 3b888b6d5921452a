import { getOrInsert } from '../../memory/get-or-insert.ts';

/** The items whose key an earlier item has, too, each with the first of them. An item may have no key. */
export function repeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): readonly { readonly key: string; readonly item: Item; readonly first: Item }[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = getOrInsert(firsts, key, () => item);
    return first === item ? [] : [{ key, item, first }];
  });
}
