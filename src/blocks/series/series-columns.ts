/**
 * Narrow screens show only the first period and the last two. The last one is large.
 * @returns the value of `data-column`
 */
export function columnKind(index: number, count: number): 'last' | 'inner' | undefined {
  if (index === count - 1) return 'last';
  return index > 0 && index < count - 2 ? 'inner' : undefined;
}
