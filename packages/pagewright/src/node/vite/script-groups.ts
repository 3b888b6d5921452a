import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { engineModule } from '../engine-file.ts';
import { resolvedPrefix } from './virtual-names.ts';

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The packages that every page needs, and the engine's modules that replace parts of them. */
const framework =
  /(use-sync-external-store|no-route-patterns|load-with-styles)\.[jt]s$|node_modules[\\/](react|react-dom|scheduler|wouter|swr|dequal|use-sync-external-store)[\\/]|vite[\\/]preload-helper|rolldown[\\/]runtime/;

/** A module, and all modules that it imports statically, directly or indirectly. */
function reachable(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reachable(next, graph, found);
  return found;
}

/** Modules that at least two of these modules reach. */
function sharedBy(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const id of ids) {
    for (const each of reachable(id, graph)) (once.has(each) ? shared : once).add(each);
  }
  return shared;
}

/** Ids of modules. */
export interface SiteModules {
  /** The module that starts the site. */
  readonly app: string;
  /** The module that opens other pages. */
  readonly opener: string;
  /** The module that reads content. */
  readonly reader: string;
  readonly blocks: readonly string[];
  /** The blocks that hydrate at once. */
  readonly eagerBlocks: readonly string[];
  readonly sources: readonly string[];
}

/** The modules of the site in `root`. */
export function siteModules(
  root: string,
  { code, deferred }: Pick<CheckedSite, 'code' | 'deferred'>,
): SiteModules {
  const idsOf = (entries: ReadonlyMap<string, string | undefined>) =>
    [...entries].flatMap(([, file]) => (file === undefined ? [] : [normalizePath(path.join(root, file))]));
  const eager = [...code.blocks.entries].filter(([type]) => !(type in deferred));
  return {
    app: `${resolvedPrefix}client`,
    opener: engineModule('render/routing/open-pages'),
    reader: engineModule('render/queries/read-content'),
    blocks: idsOf(code.blocks.entries),
    eagerBlocks: idsOf(new Map(eager)),
    sources: idsOf(code.sources.entries),
  };
}

/**
 * Which modules share a file. Few files load faster than many, but a file with rarely used code must not contain often used code:
 * - `framework` hardly ever changes;
 * - `core` is the rest of the code that every page needs: the imports of the app, and the modules that blocks which hydrate at once share;
 * - `shared` is the code that other blocks share;
 * - `opening` opens another page from its document;
 * - `reading` reads content again, for all sources.
 */
export function scriptGroups(modules: () => SiteModules): Rolldown.CodeSplittingGroup[] {
  let groups: readonly (readonly [name: string, ids: ReadonlySet<string>])[] | undefined;
  const groupsOf = (graph: ModuleGraph) => {
    const { app, opener, reader, blocks, eagerBlocks, sources } = modules();
    const shared = sharedBy(blocks, graph);
    const eager = eagerBlocks.flatMap((block) => [...reachable(block, graph)]).filter((id) => shared.has(id));
    return [
      ['core', new Set([...reachable(app, graph), ...eager])],
      ['shared', shared],
      ['opening', reachable(opener, graph)],
      ['reading', new Set([...reachable(reader, graph), ...sharedBy(sources, graph)])],
    ] as const;
  };
  return [
    { name: 'framework', test: framework, priority: 1 },
    {
      debugName: 'site',
      name: (id, graph) => {
        groups ??= groupsOf(graph);
        return groups.find(([, ids]) => ids.has(id))?.[0] ?? null;
      },
    },
  ];
}
