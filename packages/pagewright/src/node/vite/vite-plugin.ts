import path from 'node:path';
import { isCSSRequest, normalizePath, type Plugin, type Rolldown } from 'vite';
import { pagesFolder } from '../../config/config-kind.ts';
import { withoutServerParts } from '../../pipeline/code/server-parts.ts';
import { siteFile } from '../../pipeline/code/syntax-tree.ts';
import { relativePath } from '../../pipeline/files-below.ts';
import { type CheckedSite, createSiteChecker } from '../../pipeline/site/checked-site.ts';
import { watchSite } from './dev-refresh.ts';
import { keepLastGood } from './last-good.ts';
import { moduleCode } from './module-code.ts';
import { scriptGroups } from './script-groups.ts';
import { resolvedPrefix, virtualPrefix } from './virtual-names.ts';

/** The part of the plugin that commands use. */
export interface PluginApi {
  /** The page configs as they were last checked. While serving, everything with an error is in its last state without errors. */
  checkedSite(): CheckedSite;
  scriptGroups(): Rolldown.CodeSplittingGroup[];
}

interface PluginOptions {
  /** Returns a function that checks the site in a folder. */
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
  let base = '';
  let site = given;
  let check = createCheck(root);
  const checkAgain = () => {
    const now = check();
    site = isServing && site ? keepLastGood(site, now) : now;
    return site;
  };
  const checked = () => site ?? checkAgain();

  return {
    name: 'pagewright',
    api: {
      checkedSite: checked,
      scriptGroups: () => scriptGroups(() => ({ root, site: checked() })),
    },
    configResolved(config) {
      root = config.root;
      check = createCheck(root);
      // A process may build several projects, one after the other.
      site = given;
      isServing = config.command === 'serve';
      base = config.base.replace(/\/$/, '');
    },
    buildStart() {
      if (!isServing && checked().errors.length > 0) this.error(checked().printed);
    },
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      const name = id.slice(resolvedPrefix.length);
      return moduleCode(name, checked, {
        root,
        base,
        isServing,
        isServer: this.environment.name !== 'client',
      });
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
    // watchSite handles changes in these folders; Vite would reload the whole page. Only stylesheets whose plugins read the file, such as
    // the stylesheet of Tailwind, are compiled again.
    hotUpdate({ file, modules }) {
      const [folder] = relativePath(root, file).split('/');
      if (folder !== pagesFolder && folder !== 'schemas') return undefined;
      const readers = new Set(modules.flatMap(({ importers }) => [...importers]));
      return [...readers].filter(({ url }) => isCSSRequest(url));
    },
  };
}
