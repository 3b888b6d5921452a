import {
  isArray,
  isObject,
  itemsOf,
  type Json,
  type JsonObject,
  objectOf,
  type Steps,
} from '../json/json-value.ts';
import type { ConfigKind } from './config-kind.ts';
import { keyNames, keysWithBlocks } from './constructs.ts';

const ofPages = keyNames('page', ({ blocks }) => blocks === 'list');
const ofSections = keyNames('section', ({ blocks }) => blocks === 'list');

/** The lists of blocks that configs may have at their top. */
export const blockLists: readonly string[] = [...new Set([...ofPages, ...ofSections])];

const listsOfKinds: Partial<Record<ConfigKind, readonly string[]>> = {
  page: ofPages,
  section: ofSections,
  site: ['end'],
  language: ['end'],
};

/** The names of the lists of blocks that a file of a kind may have at its top. */
export function listsOf(kind: ConfigKind | undefined): readonly string[] {
  return (kind && listsOfKinds[kind]) ?? [];
}

/** A list of blocks in a block, with the steps from the block to it. */
interface InnerList {
  readonly steps: Steps;
  readonly items: readonly Json[];
}

/** The lists of blocks in a block, such as its slots. Their items may be anything. */
export function innerLists(block: Json | undefined): readonly InnerList[] {
  return Object.entries(objectOf(block)).flatMap(([name, value]) => {
    const form = keysWithBlocks.get(name)?.blocks;
    if (form === 'list') return isArray(value) ? [{ steps: [name], items: value }] : [];
    return Object.entries(form ? objectOf(value) : {}).flatMap(([list, items]) =>
      isArray(items) ? [{ steps: [name, list], items }] : [],
    );
  });
}

const isIndex = (step: string | number | undefined) => typeof step === 'number';

/** The steps to the innermost block around a value, by the steps to the value. Undefined for a value outside of blocks. */
export function blockAround(steps: Steps): Steps | undefined {
  if (!blockLists.includes(String(steps[0])) || !isIndex(steps[1])) return undefined;
  for (let end = 2; ; ) {
    const form = keysWithBlocks.get(String(steps[end]))?.blocks;
    const index = end + (form === 'list' ? 1 : 2);
    if (!form || !isIndex(steps[index])) return steps.slice(0, end);
    end = index + 1;
  }
}

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
  lists: readonly string[] = blockLists,
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
    const inner = innerLists(value).flatMap(({ steps: to, items }) =>
      blocksIn(items, [...own.steps, ...to], { ...own, slot: String(to.at(-1)) }),
    );
    return [outer ? { ...own, outer } : own, ...inner];
  });
}
