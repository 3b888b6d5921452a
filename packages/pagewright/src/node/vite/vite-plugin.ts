import path from 'node:path';
import type { Plugin } from 'vite';
import {
  hotUpdate,
  pageData,
  pageModule,
  pageName,
  routesModule,
  siteModule,
} from '../../pipeline/pages/page-modules.ts';
import { requestTimeout, siteOrigin } from '../../pipeline/site/build-settings.ts';
import { type CheckedSite, createSiteChecker } from '../../pipeline/site/checked-site.ts';
import { watchSite } from './dev-refresh.ts';
import { resolvedPrefix, virtualPrefix } from './virtual-names.ts';

/**
 * Maps Vite's hooks onto the functions that the commands call too.
 * @param given the page configs, where they were checked before
 */
export function pagewright(given?: CheckedSite): Plugin {
  let root = process.cwd();
  let isServing = false;
  let site = given;
  let check = createSiteChecker(root);
  const checkAgain = () => {
    site = check();
    return site;
  };
  const checked = () => site ?? checkAgain();

  function load(name: string): string | undefined {
    const { pages, site: shared, fallbacks, deferred } = checked();
    if (name === 'routes') return routesModule(pages, virtualPrefix);
    if (name === 'site') return siteModule(shared);
    const page = pages.find((candidate) => pageName(candidate.file) === name);
    if (!page) return undefined;
    return pageModule(pageData(page, fallbacks, deferred)) + (isServing ? hotUpdate : '');
  }

  return {
    name: 'pagewright',
    config: () => ({
      define: {
        'import.meta.env.VITE_REQUEST_TIMEOUT_MS': JSON.stringify(requestTimeout()),
        'import.meta.env.VITE_SITE_URL': JSON.stringify(siteOrigin()),
      },
    }),
    configResolved(config) {
      root = config.root;
      // One process may build again, or another project.
      site = given;
      check = createSiteChecker(root);
      isServing = config.command === 'serve';
    },
    buildStart() {
      if (!isServing && checked().faults.length > 0) this.error(checked().printed);
    },
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(resolvedPrefix) ? load(id.slice(resolvedPrefix.length)) : undefined),
    configureServer(server) {
      watchSite(server, root, checked(), checkAgain);
    },
    // watchSite handles changes in these folders; Vite would reload the whole page.
    hotUpdate({ file }) {
      const [folder] = path.relative(root, file).split(path.sep);
      return folder === 'page-configs' || folder === 'schemas' ? [] : undefined;
    },
  };
}
