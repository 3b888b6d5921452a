/**
 * How many of twelve columns each card takes: rows of two cards of different widths alternate with rows of three, and each row is full. A
 * single card takes all twelve.
 */
export function cellSpans(count: number): readonly number[] {
  if (count === 1) return [12];
  let triples = Math.floor(count / 5);
  if ((count - 3 * triples) % 2 !== 0) triples += triples > 0 ? -1 : 1;
  let pairs = (count - 3 * triples) / 2;
  const spans: number[] = [];
  for (let wideFirst = true; pairs + triples > 0; ) {
    if (pairs > 0) {
      spans.push(...(wideFirst ? [7, 5] : [5, 7]));
      wideFirst = !wideFirst;
      pairs -= 1;
    }
    if (triples > 0) {
      spans.push(4, 4, 4);
      triples -= 1;
    }
  }
  return spans;
}
