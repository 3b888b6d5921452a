import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ViteDevServer } from 'vite';
import { pagesFolder } from '../../config/config-kind.ts';
import { isJudged } from '../../pipeline/code/read-remote-code.ts';
import { relativePath } from '../../pipeline/files-below.ts';
import { matchRoute } from '../../pipeline/pages/match-route.ts';
import { pageName } from '../../pipeline/pages/page-modules.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { cleanPath } from '../../render/routing/route-match.ts';
import { generateFiles } from '../output/generated-files.ts';
import { errorOverlay } from './dev-overlay.ts';
import { resolvedPrefix } from './virtual-names.ts';
import { watchFiles } from './watch-files.ts';

/** Invalidates the modules that are generated from page configs. */
function invalidateModules(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.startsWith(resolvedPrefix)) moduleGraph.invalidateModule(module);
    }
  }
}

/** Reloads the documents at the paths for which a function returns true. */
type ReloadAt = (hasChanged: (path: string) => boolean) => void;

/**
 * Updates the pages that changed in the browser. Reloads all documents if anything else has changed.
 * @param reloadAt for new and removed pages; without it, they reload all documents
 */
export async function updateBrowser(
  server: ViteDevServer,
  before: CheckedSite,
  now: CheckedSite,
  reloadAt?: ReloadAt,
): Promise<void> {
  const { hot, moduleGraph } = server.environments.client;
  // The gallery, once it is loaded, shows the lines where pages use a block. Code that merely may import the gallery does not load it.
  const gallery = moduleGraph.getModuleById(`${resolvedPrefix}gallery`)?.transformResult;
  invalidateModules(server);
  const old = new Map(before.pages.map((page) => [page.file, page]));
  const routes = ({ pages }: CheckedSite) => new Map(pages.map((page) => [page.file, page.routes]));
  const hasSameRoutes = isDeepStrictEqual(routes(before), routes(now));
  const onlyPagesChanged =
    isDeepStrictEqual(before.schemas, now.schemas) &&
    (hasSameRoutes || reloadAt !== undefined) &&
    isDeepStrictEqual(before.site, now.site) &&
    isDeepStrictEqual(before.languages, now.languages);
  if (!onlyPagesChanged || gallery) {
    hot.send({ type: 'full-reload' });
    return;
  }
  if (!hasSameRoutes) {
    // All other documents stay: a reload would abort the navigation of an author who opens the new page.
    const [routeBefore, routeNow] = [before, now].map(({ pages }) => matchRoute(pages));
    reloadAt?.((path) => !isDeepStrictEqual(routeBefore?.(cleanPath(path)), routeNow?.(cleanPath(path))));
  }
  for (const page of now.pages) {
    if (isDeepStrictEqual(old.get(page.file), page)) continue;
    const module = moduleGraph.getModuleById(resolvedPrefix + pageName(page.file));
    if (module) await server.environments.client.reloadModule(module);
  }
}

/** Milliseconds to wait after the last change, so that several files that are saved together are one change. */
const debounceDelay = 10;
/** Milliseconds to wait while a saved file is empty, because a file that is being written is empty for a moment. */
const emptyFileDelay = 100;

/**
 * Checks the site again when a page config, a schema or a registry of blocks or sources is saved, and shows the result in
 * the browser.
 */
export function watchSite(
  server: ViteDevServer,
  root: string,
  first: CheckedSite,
  check: () => CheckedSite,
): void {
  let shown = first;
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<'schemas' | 'sections'>();
  const overlay = errorOverlay(server, () => shown);

  const refresh = async (kinds: typeof changed) => {
    const before = shown;
    shown = check();
    // Nothing can be generated from schemas with errors, which are reported with the other errors of the site.
    const isBroken = shown.errors.some(({ folder }) => folder === 'schemas');
    if (kinds.has('schemas') && !isBroken) await generateFiles(root);
    if (shown.printed !== '') console.log(`\n${shown.printed}\n`);
    overlay.hide();
    await updateBrowser(server, before, shown, overlay.reload);
    overlay.show();
    // Only editors need what is generated from sections, so browsers do not wait for it.
    if (kinds.has('sections') && !isBroken) await generateFiles(root);
  };

  const onSave = (file: string, isEmpty: boolean) => {
    const name = relativePath(root, file);
    const [folder, subfolder] = name.split('/');
    const isGenerated = folder === 'schemas' && file.endsWith('.schema.json');
    const { blocks, sources } = shown.code;
    const isRegistry = [blocks.file, sources.file].includes(name);
    const isRemote = shown.siteCode?.files.has(name) || (folder === 'src' && isJudged(file));
    if (isGenerated || !(folder === pagesFolder || folder === 'schemas' || isRegistry || isRemote)) return;
    if (folder === 'schemas') changed.add('schemas');
    if (subfolder === '_sections') changed.add('sections');
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        const kinds = changed;
        changed = new Set();
        // One after the other; a failure is printed and does not stop the next.
        queue = queue.then(() => refresh(kinds)).catch((error: unknown) => console.error(error));
      },
      isEmpty ? emptyFileDelay : debounceDelay,
    );
  };

  if (first.printed !== '') console.log(first.printed);
  server.watcher.add([path.join(root, pagesFolder), path.join(root, 'schemas')]);
  watchFiles(server.watcher, onSave);
}
