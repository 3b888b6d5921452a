import type { ReactNode } from 'react';
import type { PagePlan } from '../../grammar/plan.ts';
import { report } from '../reporting/report.ts';

/** A block's module, seen from the renderer, which fills its props out of a checked plan. */
export interface BlockModule {
  default(props: object): ReactNode;
}

/** The code of a site's blocks, each loaded once. */
export interface BlockLoader {
  /** Rejects where the code cannot be loaded; the next call tries again. */
  load(type: string): Promise<BlockModule>;
  /** The code of a block that was loaded before. */
  loaded(type: string): BlockModule | undefined;
  /** Loads the code of a page's blocks. A block that cannot be loaded is reported and omitted; the others stay. */
  loadAll(plan: PagePlan, without: ReadonlySet<string>): Promise<void>;
}

export function createBlockLoader(loaders: {
  readonly [type: string]: () => Promise<BlockModule>;
}): BlockLoader {
  const modules = new Map<string, BlockModule>();
  const load = async (type: string) => {
    const held = modules.get(type);
    if (held) return held;
    const loader = loaders[type];
    if (!loader) throw new Error(`There is no block type "${type}"`);
    const module = await loader();
    modules.set(type, module);
    return module;
  };
  return {
    load,
    loaded: (type) => modules.get(type),
    async loadAll(plan, without) {
      const types = new Set(plan.blocks.map(({ type }) => type).filter((type) => !without.has(type)));
      await Promise.all(
        [...types].map((type) =>
          load(type).catch((error: unknown) => {
            const block = plan.blocks.find((candidate) => candidate.type === type);
            report({ about: 'block-not-loaded', ...block?.place, type, message: String(error) });
          }),
        ),
      );
    },
  };
}
