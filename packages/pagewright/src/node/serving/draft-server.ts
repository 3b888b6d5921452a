import { mergeConfig, type Plugin, type UserConfig, type ViteDevServer } from 'vite';
import { htmlDocument } from '../../pipeline/files/html-document.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { engineExtension } from '../engine-file.ts';
import { updateBrowser } from '../vite/dev-refresh.ts';
import { resolvedPrefix, virtualPrefix } from '../vite/virtual-names.ts';
import { pagewright } from '../vite/vite-plugin.ts';
import { createDevServer } from './dev-server.ts';
import { watchConfig } from './watch-config.ts';

export interface DraftServerOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  /** Checks the drafts. */
  readonly check: () => CheckedSite;
  /** Code of modules, by name. Code imports them as `virtual:pagewright/NAME`. */
  readonly modules: Readonly<Record<string, (site: () => CheckedSite) => string>>;
  /** The names of the modules that run in each page, in their order. */
  readonly scripts: readonly string[];
  /** Documents besides the pages: by path, the name of the module that runs in each. */
  readonly documents: Readonly<Record<string, string>>;
  /** Further settings of Vite. */
  readonly config: UserConfig;
}

/** A dev server that shows drafts in place of the configs on disk. */
export interface DraftServer {
  /** Does not listen yet. */
  readonly server: ViteDevServer;
  /** Checks the drafts, and shows the result in browsers. Pages with errors stay as they were. */
  refresh(): Promise<CheckedSite>;
  /** The drafts as they were last checked. A page with errors is in its last state without errors. */
  checkedSite(): CheckedSite;
}

/** Creates a dev server for drafts. */
export async function createDraftServer({
  root,
  project,
  check,
  modules,
  scripts,
  documents,
  config,
}: DraftServerOptions): Promise<DraftServer> {
  let refresh = async () => check();
  const plugin = pagewright(undefined, {
    createCheck: () => check,
    follow(server, _, first, checkAgain) {
      let shown = first;
      refresh = async () => {
        const before = shown;
        shown = checkAgain();
        await updateBrowser(server, before, shown);
        return shown;
      };
    },
  });
  const { checkedSite } = plugin.api;
  const server = await createDevServer({
    root,
    project,
    plugin,
    scripts,
    config: mergeConfig(config, {
      plugins: [draftDocuments({ modules, documents, checkedSite })],
      // Without this, documents besides the pages would reload all pages when they are first shown. The engine is not a dependency when it
      // runs from its sources.
      optimizeDeps: { include: engineExtension === '.js' ? ['pagewright/gallery'] : [] },
    }),
  });
  // Tools hold on to the server, so it cannot be replaced.
  const stop = watchConfig(root, (file) => {
    console.warn(`warning: ${file} has changed. Stop this command and start it again to use the change.`);
  });
  server.httpServer?.once('close', stop);
  return { server, refresh: () => refresh(), checkedSite };
}

interface DraftDocumentsOptions extends Pick<DraftServerOptions, 'modules' | 'documents'> {
  readonly checkedSite: () => CheckedSite;
}

/** Serves the modules, and the documents besides the pages. */
function draftDocuments({ modules, documents, checkedSite }: DraftDocumentsOptions): Plugin {
  return {
    name: 'pagewright-draft-documents',
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      const name = id.slice(resolvedPrefix.length);
      return Object.hasOwn(modules, name) ? modules[name]?.(checkedSite) : undefined;
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { method, originalUrl = '' } = request;
          const script = Object.hasOwn(documents, originalUrl) ? documents[originalUrl] : undefined;
          if (method !== 'GET' || script === undefined) return next();
          const document = htmlDocument({
            language: checkedSite().site?.head.language ?? 'en',
            head: [`<script type="module" src="/@id/${virtualPrefix}${script}"></script>`],
            root: '',
            payload: {},
          });
          try {
            const html = await server.transformIndexHtml(originalUrl, document);
            response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
