import type { ReactNode } from 'react';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { report } from '../reporting/report.ts';

/** The module of a block. The check guarantees that the props fit. */
interface BlockModule {
  default(props: object): ReactNode;
}

/** Loads the code of a site's blocks, each once. */
export interface BlockLoader {
  /** Rejects if the code cannot be loaded; the next call tries again. */
  load(type: string): Promise<BlockModule>;
  /** The code of a block that has loaded. */
  loaded(type: string): BlockModule | undefined;
  /** Loads the code of a page's blocks, except some types. A block that cannot be loaded is reported and omitted. */
  loadAll(plan: PagePlan, without: ReadonlySet<string>): Promise<void>;
}

export function createBlockLoader(loaders: {
  readonly [type: string]: () => Promise<BlockModule>;
}): BlockLoader {
  const modules = new Map<string, BlockModule>();
  const load = async (type: string) => {
    const loaded = modules.get(type);
    if (loaded) return loaded;
    const loader = loaders[type];
    if (!loader) throw new Error(`Unknown block type "${type}"`);
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
