import { type Json, json } from 'pagewright/tooling';
import { getOrAdd } from '../../get-or-add.ts';

/** An item of a list in two versions: undefined where it does not exist. Places count from 0. */
interface MatchedItem {
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** True if it was moved among the items that stay. */
  readonly isMoved: boolean;
}

/** What says that two items are the same one. */
export interface ItemIdentity {
  /**
   * Names of an item, from what is certain to what is likely. Items with an equal name are the same one; undefined if it has no such name.
   */
  readonly names: readonly ((item: Json) => string | undefined)[];
  /** Whether items without an equal name, but with the same neighbour, are the same one. */
  isAlike(one: Json, other: Json): boolean;
  /** A name that counts only for items that are left. */
  readonly lastName?: (item: Json) => string | undefined;
}

/** The JSON of a value, with properties in the order of their names. */
export function canonicalJson(value: Json): string {
  if (json.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!json.isObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join()}}`;
}

/** Finds each item of a list in another version of the list. Items that stay or were added come in their order, then the removed ones. */
export function matchItems(
  before: readonly Json[],
  after: readonly Json[],
  { names, isAlike, lastName }: ItemIdentity,
): readonly MatchedItem[] {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const take = (at: number, old: number) => {
    found.set(at, old);
    taken.add(old);
  };
  for (const nameOf of [canonicalJson, ...names]) takeNamed(before, after, nameOf, found, taken, take);
  const takeNeighbour = (at: number, old: number) => {
    const [one, other] = [before[old], after[at]];
    if (found.has(at) || taken.has(old) || one === undefined || other === undefined) return;
    if (isAlike(one, other)) take(at, old);
  };
  // The item below the same one, then the item above the same one.
  for (let at = 0; at < after.length; at += 1)
    takeNeighbour(at, at === 0 ? 0 : (found.get(at - 1) ?? -2) + 1);
  for (let at = after.length - 1; at >= 0; at -= 1)
    takeNeighbour(at, at === after.length - 1 ? before.length - 1 : (found.get(at + 1) ?? -1) - 1);
  if (lastName) takeNamed(before, after, lastName, found, taken, take);
  const inOrder = longestRise(after.flatMap((_, at) => found.get(at) ?? []));
  return [
    ...after.map((_, at) => {
      const old = found.get(at);
      return { before: old, after: at, isMoved: old !== undefined && !inOrder.has(old) };
    }),
    ...before.flatMap((_, at) => (taken.has(at) ? [] : [{ before: at, after: undefined, isMoved: false }])),
  ];
}

/** Takes the items that have an equal name, in their order. */
function takeNamed(
  before: readonly Json[],
  after: readonly Json[],
  nameOf: (item: Json) => string | undefined,
  found: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  take: (at: number, old: number) => void,
): void {
  const named = new Map<string, number[]>();
  before.forEach((item, old) => {
    const name = taken.has(old) ? undefined : nameOf(item);
    if (name !== undefined) getOrAdd(named, name, () => []).push(old);
  });
  after.forEach((item, at) => {
    const name = found.has(at) ? undefined : nameOf(item);
    const old = name === undefined ? undefined : named.get(name)?.shift();
    if (old !== undefined) take(at, old);
  });
}

/**
 * The most numbers of a list that rise from one to the next: what is not moved. Of two neighbours that changed places, the first is moved.
 */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const links: number[] = [];
  let last = -1;
  numbers.forEach((number, at) => {
    let [length, link] = [0, -1];
    for (let each = 0; each < at; each += 1) {
      const upTo = lengths[each] ?? 0;
      if ((numbers[each] ?? 0) < number && upTo >= length) [length, link] = [upTo, each];
    }
    lengths.push(length + 1);
    links.push(link);
    if (length + 1 >= (lengths[last] ?? 0)) last = at;
  });
  const rise = new Set<number>();
  for (let at = last; at >= 0; at = links[at] ?? -1) rise.add(numbers[at] ?? -1);
  return rise;
}
