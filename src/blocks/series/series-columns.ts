/**
 * Narrow screens show the first period, the last but one and the last, which is large.
 * @returns the value of `data-column`
 */
export function columnKind(index: number, count: number): 'last' | 'inner' | undefined {
  if (index === count - 1) return 'last';
  return index > 0 && index < count - 2 ? 'inner' : undefined;
}
