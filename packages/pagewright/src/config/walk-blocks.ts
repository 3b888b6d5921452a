import { isObject, itemsOf, type Json, type JsonObject, objectOf, type Steps } from '../json/json-value.ts';

/** The lists of blocks that configs may have at their top. */
export const blockLists = ['blocks', 'end'] as const;

/** A block of a config, or the use of a shared section. */
export interface WalkedBlock {
  readonly value: JsonObject;
  readonly steps: Steps;
  /** The block around it, and the name of its slot there. */
  readonly outer?: { readonly value: JsonObject; readonly steps: Steps; readonly slot: string };
}

/**
 * The blocks and the uses of shared sections in a config, in their order. Each block comes before the blocks in its slots.
 * @param lists the lists to visit: all of them by default
 */
export function walkBlocks(
  config: JsonObject,
  lists: readonly (typeof blockLists)[number][] = blockLists,
): readonly WalkedBlock[] {
  return lists.flatMap((name) => blocksIn(config[name], [name]));
}

function blocksIn(
  list: Json | undefined,
  steps: Steps,
  outer?: WalkedBlock['outer'],
): readonly WalkedBlock[] {
  return itemsOf(list).flatMap((value, index) => {
    if (!isObject(value)) return [];
    const own = { value, steps: [...steps, index] };
    const inner = Object.entries(objectOf(value.slots)).flatMap(([slot, blocks]) =>
      blocksIn(blocks, [...own.steps, 'slots', slot], { ...own, slot }),
    );
    return [outer ? { ...own, outer } : own, ...inner];
  });
}
