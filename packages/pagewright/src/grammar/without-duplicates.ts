/** The items of an array without duplicates. The first of equal items stays. */
export function withoutDuplicates(list: readonly unknown[]): readonly unknown[] {
  return [...new Map(list.map((item) => [JSON.stringify(item), item])).values()];
}
