import path from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { browserPlan } from '../../pipeline/pages/browser-plan.ts';
import {
  clientEntry,
  devEntry,
  galleryEntry,
  serverEntry,
  threadEntry,
} from '../../pipeline/pages/entry-modules.ts';
import {
  hotUpdate,
  imagesModule,
  pageData,
  pageModule,
  pageName,
  routesModule,
  siteModule,
} from '../../pipeline/pages/page-modules.ts';
import { pageAt, pagesAt, timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import { type CheckedSite, createSiteChecker } from '../../pipeline/site/checked-site.ts';
import { relativePath } from '../../pipeline/site/files-below.ts';
import { withoutServerParts } from '../../pipeline/site/server-parts.ts';
import { siteFile } from '../../pipeline/site/site-module.ts';
import { engineModule } from '../engine-file.ts';
import { errorScript } from './dev-overlay.ts';
import { watchSite } from './dev-refresh.ts';
import { galleryBlocks } from './gallery-blocks.ts';
import { keepLastGood } from './last-good.ts';
import { scriptGroups } from './script-groups.ts';
import { resolvedPrefix, virtualPrefix } from './virtual-names.ts';

/** What the commands need of the plugin. */
export interface PluginApi {
  /** The page configs as they were last checked. While serving, what has an error is as it was without one. */
  checkedSite(): CheckedSite;
  scriptGroups(): Rolldown.CodeSplittingGroup[];
}

interface PluginOptions {
  /** Returns what checks the site in a folder. */
  readonly createCheck?: (root: string) => () => CheckedSite;
  /** Called when a server starts. It updates browsers when the site changes. */
  readonly follow?: typeof watchSite;
}

/**
 * Connects Vite to the check and to the generated modules.
 * @param given the page configs, if they have been checked
 */
export function pagewright(
  given?: CheckedSite,
  { createCheck = createSiteChecker, follow = watchSite }: PluginOptions = {},
): Plugin<PluginApi> & { readonly api: PluginApi } {
  let root = process.cwd();
  let isServing = false;
  let site = given;
  let check = createCheck(root);
  const checkAgain = () => {
    const now = check();
    site = isServing && site ? keepLastGood(site, now) : now;
    return site;
  };
  const checked = () => site ?? checkAgain();

  /** A page as browsers may know it: as it is now. The bundle of the server has all of it. */
  function pageCode(page: PagePlan, isServer: boolean): string {
    const { fallbacks, deferred, code, site: config, now } = checked();
    const shown = isServer ? page : pageAt(page, timeZoneOf(config ?? {}), now);
    const data = shown && pageData(shown, fallbacks, deferred);
    const { queries } = browserPlan(page);
    return pageModule(data, queries, code.sources.entries) + (isServing ? hotUpdate : '');
  }

  function load(name: string, isServer: boolean): string | undefined {
    if (name === 'client') return clientEntry;
    if (name === 'dev-client') return devEntry;
    if (name === 'server') return serverEntry;
    if (name === 'threads') return threadEntry;
    if (name === 'gallery-entry') return galleryEntry;
    if (name === 'errors') return errorScript;
    const { pages, site: shared, images, now } = checked();
    // Served pages change with the time, and their routes must be known then. In development a saved file is enough.
    if (name === 'routes')
      return routesModule(isServing ? pagesAt(pages, timeZoneOf(shared ?? {}), now) : pages, virtualPrefix);
    if (name === 'site') return siteModule(shared);
    if (name === 'images') return imagesModule(images);
    if (name === 'gallery') return `export const blocks = ${JSON.stringify(galleryBlocks(root))};\n`;
    const page = pages.find((candidate) => pageName(candidate.file) === name);
    return page && pageCode(page, isServer);
  }

  return {
    name: 'pagewright',
    api: {
      checkedSite: checked,
      scriptGroups: () =>
        scriptGroups(() => {
          const { code, deferred } = checked();
          const idsOf = (entries: ReadonlyMap<string, string | undefined>) =>
            [...entries].flatMap(([, file]) =>
              file === undefined ? [] : [normalizePath(path.join(root, file))],
            );
          const eager = [...code.blocks.entries].filter(([type]) => !(type in deferred));
          return {
            app: `${resolvedPrefix}client`,
            opener: engineModule('render/routing/open-pages'),
            reader: engineModule('render/queries/read-content'),
            blocks: idsOf(code.blocks.entries),
            eagerBlocks: idsOf(new Map(eager)),
            sources: idsOf(code.sources.entries),
          };
        }),
    },
    configResolved(config) {
      root = config.root;
      check = createCheck(root);
      // A process may build several projects, one after the other.
      site = given;
      isServing = config.command === 'serve';
    },
    buildStart() {
      if (!isServing && checked().errors.length > 0) this.error(checked().printed);
    },
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      return load(id.slice(resolvedPrefix.length), this.environment.name !== 'client');
    },
    // Browsers load only the sources that their page names, not the list of all sources.
    transform(code, id) {
      if (this.environment.name !== 'client' || id !== normalizePath(path.join(root, siteFile)))
        return undefined;
      return { code: withoutServerParts(code), map: null };
    },
    configureServer(server) {
      follow(server, root, checked(), checkAgain);
    },
    // watchSite handles changes in these folders; Vite would reload the whole page.
    hotUpdate({ file }) {
      const [folder] = relativePath(root, file).split('/');
      return folder === 'page-configs' || folder === 'schemas' ? [] : undefined;
    },
  };
}
