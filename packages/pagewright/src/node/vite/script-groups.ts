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

/**
 * Which modules share a file. Few files load faster than many, but a file with rarely used code must not contain often used code:
 * - `framework` hardly ever changes;
 * - `core` is the rest of the code that every page needs: the imports of the app, and the modules that blocks which hydrate at once share;
 * - `shared` is the code that other blocks share;
 * - `opening` opens another page from its document;
 * - `reading` reads content again, for all sources.
 */
export function scriptGroups(
  project: () => { readonly root: string; readonly site: Pick<CheckedSite, 'code' | 'deferred'> },
): Rolldown.CodeSplittingGroup[] {
  let groups: readonly (readonly [name: string, ids: ReadonlySet<string>])[] | undefined;
  const groupsOf = (graph: ModuleGraph) => {
    const { root, site } = project();
    const { blocks, sources } = site.code;
    const idsOf = (files: readonly (string | undefined)[]) =>
      files.flatMap((file) => (file === undefined ? [] : [normalizePath(path.join(root, file))]));
    const shared = sharedBy(idsOf([...blocks.entries.values()]), graph);
    // The blocks that hydrate at once.
    const eager = idsOf([...blocks.entries].flatMap(([type, file]) => (type in site.deferred ? [] : file)));
    const eagerParts = eager.flatMap((block) => [...reachable(block, graph)]).filter((id) => shared.has(id));
    const opener = reachable(engineModule('render/routing/open-pages'), graph);
    const reader = reachable(engineModule('render/queries/read-content'), graph);
    return [
      ['core', new Set([...reachable(`${resolvedPrefix}client`, graph), ...eagerParts])],
      ['shared', shared],
      ['opening', opener],
      ['reading', new Set([...reader, ...sharedBy(idsOf([...sources.entries.values()]), graph)])],
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
