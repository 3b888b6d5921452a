import type { ReactNode } from 'react';
import { blockRegistry } from '../../../../../src/blocks/block-registry.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import { report } from '../reporting/report.ts';

/** A block's module, seen from the renderer, which fills its props out of a checked plan. */
export interface BlockModule {
  default(props: object): ReactNode;
}

const loaders: { readonly [type: string]: () => Promise<BlockModule> } = blockRegistry;
const loaded = new Map<string, BlockModule>();

/** Loads a block's code once; a failed load may be tried again. */
export async function loadBlock(type: string): Promise<BlockModule> {
  const held = loaded.get(type);
  if (held) return held;
  const load = loaders[type];
  if (!load) throw new Error(`There is no block type "${type}"`);
  const module = await load();
  loaded.set(type, module);
  return module;
}

export function loadedBlock(type: string): BlockModule | undefined {
  return loaded.get(type);
}

/** Loads the code of a page's blocks. One that cannot be loaded is told and left out; the others stay. */
export async function loadBlocks(plan: PagePlan, without: ReadonlySet<string>): Promise<void> {
  const types = new Set(plan.blocks.map((block) => block.type).filter((type) => !without.has(type)));
  const load = async (type: string) => {
    try {
      await loadBlock(type);
    } catch (error) {
      const block = plan.blocks.find((candidate) => candidate.type === type);
      report({ about: 'block-not-loaded', ...block?.place, type, message: String(error) });
    }
  };
  await Promise.all([...types].map(load));
}
