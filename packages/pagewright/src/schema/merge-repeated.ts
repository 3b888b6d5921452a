import type { ValueProblem } from './value-problem.ts';
/**
 * Merges problems of a block with the same cause: items of an array that all have the same wrong type, and paths that read the same
 * array without an item. The first of them is reported.
 */
export function mergeRepeated(problems: readonly ValueProblem[]): readonly ValueProblem[] {
  const byCause = new Map<string, ValueProblem>();
  for (const each of problems) {
    const key = causeOf(each) ?? `${byCause.size}`;
    const first = byCause.get(key);
    if (first?.code === 'wrong-type')
      byCause.set(key, { ...first, data: { ...first.data, more: (first.data.more ?? 0) + 1 } });
    else if (!first) byCause.set(key, each);
  }
  return [...byCause.values()].map(withProperty);
}

/** Adds the property of an item of an array that reads another array: the item itself should be shown for each item of that one. */
function withProperty(problem: ValueProblem): ValueProblem {
  if (problem.code !== 'path-through-list' || /\/show\b/.test(problem.pointer)) return problem;
  const [, property] = /\/\d+\/([^/]+?)(?:\/from)?$/.exec(problem.pointer) ?? [];
  return property === undefined ? problem : { ...problem, data: { ...problem.data, property } };
}

/** What problems with the same cause share; undefined for a problem that stands alone. */
function causeOf({ code, pointer, data }: ValueProblem): string | undefined {
  if (code === 'path-through-list') return data.meant === undefined ? `${code} ${data.list}` : undefined;
  const list = /^(.*)\/\d+$/.exec(pointer)?.[1];
  return code === 'wrong-type' && list !== undefined
    ? `${code} ${list} ${data.expected} ${typeof data.found}`
    : undefined;
}
