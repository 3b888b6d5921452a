import { conditionKeys } from '../../grammar/compile/compile-condition.ts';
import { itemsOf, type Json, type JsonObject, objectOf } from '../../json/json-value.ts';
import { inBlockOrder, keysWithBlocks } from '../constructs.ts';
import { filledCondition } from './expand-sections.ts';
import type { Replacements } from './given-values.ts';
import { substitute } from './substitute.ts';

/** The keys of a block that are not filled like values. */
const filledApart: ReadonlySet<string> = new Set([...conditionKeys, ...keysWithBlocks.keys()]);

/** A block of a shared section as a page itself would write it; undefined if the page never shows it. */
export function filledBlock(block: JsonObject, replacements: Replacements): JsonObject | undefined {
  const conditions: Record<string, Json> = {};
  for (const key of conditionKeys) {
    const value = block[key];
    if (value === undefined) continue;
    const filled = filledCondition({ key, value }, replacements);
    if (filled === 'never') return undefined;
    if (filled !== 'always') conditions[key] = filled.value;
  }
  const own = Object.entries(block).filter(([name]) => !filledApart.has(name));
  return inBlockOrder({
    ...objectOf(substitute(Object.fromEntries(own), replacements).value),
    ...conditions,
    ...filledLists(block, replacements),
  });
}

/** The blocks inside a block. A list in which no block is shown is left out. */
function filledLists(block: JsonObject, replacements: Replacements): JsonObject {
  const filled = (list: Json | undefined) =>
    itemsOf(list).flatMap((each) => filledBlock(objectOf(each), replacements) ?? []);
  return Object.fromEntries(
    [...keysWithBlocks.values()].flatMap(({ name, blocks }): [string, Json][] => {
      const lists = Object.entries(blocks === 'list' ? { list: block[name] ?? null } : objectOf(block[name]))
        .map(([list, items]) => [list, filled(items)] as const)
        .filter(([, items]) => items.length > 0);
      const [first] = lists;
      if (!first) return [];
      return [[name, blocks === 'list' ? first[1] : Object.fromEntries(lists)]];
    }),
  );
}
