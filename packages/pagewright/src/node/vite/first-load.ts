import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const framework =
  /node_modules[\\/](react|react-dom|scheduler|wouter|swr|dequal|use-sync-external-store)[\\/]|vite[\\/]preload-helper|rolldown[\\/]runtime/;

/** A module, and all modules that it imports statically, directly or indirectly. */
function reachable(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reachable(next, graph, found);
  return found;
}

/** Ids of the modules of a site's blocks. */
interface BlockModules {
  readonly all: readonly string[];
  /** The modules of blocks that hydrate at once. */
  readonly eager: readonly string[];
}

/**
 * The two files that every page needs: `framework` hardly ever changes, and `core` changes with each release. `core` contains
 * the imports of the entry, and the modules that a block which hydrates at once shares with other blocks.
 * @param entry id of the entry's module
 */
export function firstLoadGroups(entry: string, blocks: () => BlockModules): Rolldown.CodeSplittingGroup[] {
  let core: ReadonlySet<string> | undefined;
  const coreOf = (graph: ModuleGraph) => {
    const { all, eager } = blocks();
    const parts = new Map(all.map((block) => [block, reachable(block, graph)]));
    const isShared = (id: string) => [...parts.values()].filter((part) => part.has(id)).length > 1;
    const shared = eager.flatMap((block) => [...(parts.get(block) ?? [])].filter(isShared));
    return new Set([...reachable(entry, graph), ...shared]);
  };
  return [
    { name: 'framework', test: framework, priority: 1 },
    {
      debugName: 'core',
      name: (id, graph) => {
        core ??= coreOf(graph);
        return core.has(id) ? 'core' : null;
      },
    },
  ];
}
