import type { Json } from '../../../grammar/plan.ts';
import { areEqual, type JsonObject, objectOf } from '../../../schema/json-value.ts';

/** A block before and after a change: undefined before if it was added, and after if it was removed. */
export interface MatchedBlock {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
  /** True if it was moved among the blocks that stay. */
  readonly isMoved: boolean;
}

const nameOf = ({ type, section }: JsonObject) => JSON.stringify([type ?? null, section ?? null]);

/** Whether two blocks are the same one: from what is certain to what is likely. */
const rules: readonly ((one: JsonObject, other: JsonObject) => boolean)[] = [
  areEqual,
  (one, other) => typeof one.id === 'string' && one.id === other.id && nameOf(one) === nameOf(other),
  (one, other) => {
    const [before, after] = [objectOf(one.props), objectOf(other.props)];
    const heading = (props: JsonObject) => props.title ?? props.heading;
    const isNamed =
      heading(before) !== undefined && areEqual(heading(before) ?? null, heading(after) ?? null);
    return isNamed && nameOf(one) === nameOf(other);
  },
  (one, other) => nameOf(one) === nameOf(other),
];

/** Finds each block of a list in another version of the list. Those that stay or were added come in their order, then those that were removed. */
export function matchBlocks(before: readonly Json[], after: readonly Json[]): readonly MatchedBlock[] {
  const [old, now] = [before.map(objectOf), after.map(objectOf)];
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const isSame of rules) {
    now.forEach((block, at) => {
      if (found.has(at)) return;
      const match = old.findIndex((each, index) => !taken.has(index) && isSame(each, block));
      if (match < 0) return;
      found.set(at, match);
      taken.add(match);
    });
  }
  const indexes = now.flatMap((_, at) => found.get(at) ?? []);
  const inOrder = new Set(longestRise(indexes));
  return [
    ...now.map((block, at) => {
      const index = found.get(at);
      const isMoved = index !== undefined && !inOrder.has(index);
      return { before: index === undefined ? undefined : old[index], after: block, isMoved };
    }),
    ...old.flatMap((block, index) =>
      taken.has(index) ? [] : [{ before: block, after: undefined, isMoved: false }],
    ),
  ];
}

/** The most numbers of a list that rise from one to the next: what is not moved. Of two neighbours that changed places, the second was moved. */
function longestRise(numbers: readonly number[]): readonly number[] {
  let longest: readonly number[] = [];
  const upTo: (readonly number[])[] = [];
  for (const number of numbers) {
    const best = upTo.reduce<readonly number[]>(
      (most, each) => ((each.at(-1) ?? -1) < number && each.length >= most.length ? each : most),
      [],
    );
    const rise = [...best, number];
    upTo.push(rise);
    if (rise.length >= longest.length) longest = rise;
  }
  return longest;
}
