import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { pageName } from '../../pipeline/pages/page-modules.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { generateFiles } from '../output/generated-files.ts';
import { reportToOverlay } from './dev-overlay.ts';
import { resolvedPrefix } from './virtual-names.ts';

/** Modules made of page configs are out of date, whether the new configs have errors or not. */
function forget(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.startsWith(resolvedPrefix)) moduleGraph.invalidateModule(module);
    }
  }
}

/** Most pages are the very same objects as before. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/** Makes the browser replace the pages that changed, or reload when more than pages changed. */
async function updateBrowser(server: ViteDevServer, before: CheckedSite, now: CheckedSite): Promise<void> {
  const { hot, moduleGraph } = server.environments.client;
  const old = new Map(before.pages.map((page) => [page.file, page]));
  const routes = ({ pages }: CheckedSite) => pages.map((page) => [page.file, page.routes]);
  const canExchange =
    before.errors.length === 0 &&
    before.schemas === now.schemas &&
    isSame(routes(before), routes(now)) &&
    isSame(before.site, now.site);
  if (!canExchange) {
    hot.send({ type: 'full-reload' });
    return;
  }
  for (const page of now.pages) {
    if (isSame(old.get(page.file), page)) continue;
    const module = moduleGraph.getModuleById(resolvedPrefix + pageName(page.file));
    if (module) await server.environments.client.reloadModule(module);
  }
}

/** Milliseconds to wait after the last sign of a save: a file that is being written is empty for a moment. */
const settling = 60;

/** Checks the site again at each save of a page config or a schema, and shows the result in the browser. */
export function watchSite(
  server: ViteDevServer,
  root: string,
  first: CheckedSite,
  check: () => CheckedSite,
): void {
  let shown = first;
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const saved = new Set<string>();

  const refresh = async (folders: ReadonlySet<string>) => {
    const before = shown;
    shown = check();
    // Broken schemas are reported as the site's other mistakes are; nothing can be generated from them.
    const isBroken = shown.errors.some(({ folder }) => folder === 'schemas');
    if (folders.has('schemas') && !isBroken) await generateFiles(root);
    forget(server);
    if (shown.printed !== '') console.log(`\n${shown.printed}\n`);
    if (shown.errors.length > 0) reportToOverlay(server, shown);
    else await updateBrowser(server, before, shown);
  };

  const noteSave = (file: string) => {
    const [folder] = path.relative(root, file).split(path.sep);
    const isWritten = folder === 'schemas' && file.endsWith('.schema.json');
    if (isWritten || (folder !== 'page-configs' && folder !== 'schemas')) return;
    saved.add(folder);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const folders = new Set(saved);
      saved.clear();
      // One after the other; a failure is printed and does not stop the next.
      queue = queue.then(() => refresh(folders)).catch((error: unknown) => console.error(error));
    }, settling);
  };

  if (first.printed !== '') console.log(first.printed);
  server.watcher.add([path.join(root, 'page-configs'), path.join(root, 'schemas')]);
  server.watcher.on('add', noteSave).on('change', noteSave).on('unlink', noteSave);
  server.ws.on('vite:client:connect', () => reportToOverlay(server, shown));
}
