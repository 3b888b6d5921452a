/** The items of an array, without those that equal an earlier one. */
export function withoutDuplicates(list: readonly unknown[]): readonly unknown[] {
  return [...new Map(list.map((item) => [JSON.stringify(item), item])).values()];
}
