import { createServer, mergeConfig, type UserConfig, type ViteDevServer } from 'vite';
import { read } from '../../content/read.ts';
import { readSiteLists, settingsWithLists } from '../../pipeline/queries/read-site-lists.ts';
import { contentService, pageSettings } from '../../pipeline/site/build-settings.ts';
import { printedWarnings, type Warning } from '../../pipeline/warnings.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { siteDocument } from '../vite/site-document.ts';
import { siteConfig } from '../vite/vite-config.ts';
import type { pagewright } from '../vite/vite-plugin.ts';
import { openEmbeddedContent } from './embedded-site.ts';
import { refuseInvalidRequests } from './invalid-requests.ts';

interface DevServerOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  readonly plugin: ReturnType<typeof pagewright>;
  /** The path below which the site is served, without a slash at its end. Default: the root, whatever the project says. */
  readonly base?: string;
  /** The virtual modules that are the scripts of each document, in their order. */
  readonly scripts: readonly string[];
  readonly config: UserConfig;
}

/** The base URL of the content service in browsers: `''` for the origin of the page, undefined if there is no content. */
export function browserContentUrl(project: ProjectConfig): string | undefined {
  return contentService(project) ?? (project.content?.demo ? '' : undefined);
}

/** Prints a warning that comes while a server starts. */
export function warnNow(warning: Warning): void {
  for (const line of printedWarnings([warning])) console.warn(`warning: ${line}`);
}

/** Creates the server of a site in development, with its demo content if no content service is configured. It does not listen yet. */
export async function createDevServer({
  root,
  project,
  plugin,
  base = '',
  scripts,
  config,
}: DevServerOptions): Promise<ViteDevServer> {
  const service = contentService(project);
  const embedded = service ? undefined : openEmbeddedContent(project, root);
  const compiled = await siteConfig(root, plugin, { base, vite: project.vite }, warnNow);
  const server: ViteDevServer = await createServer(
    mergeConfig(mergeConfig(compiled, config), {
      root,
      configFile: false,
      plugins: [
        siteDocument({
          base,
          scripts,
          checkedSite: plugin.api.checkedSite,
          async settingsOf({ sources, content }) {
            const settings = pageSettings(project, browserContentUrl(project), content);
            const url = embedded ? server.resolvedUrls?.local[0] : service;
            const { lists } = await readSiteLists(
              plugin.api.checkedSite().siteLists,
              sources,
              (_, source, params) =>
                read(source, params, {
                  base: url && new URL(url).origin,
                  deadline: settings.requestTimeout,
                }).catch((error: unknown) => ({
                  error,
                })),
            );
            return settingsWithLists(settings, lists);
          },
        }),
        {
          name: 'pagewright-embedded-content',
          configureServer({ httpServer, middlewares }: ViteDevServer) {
            // Some invalid requests would crash Vite.
            if (httpServer) refuseInvalidRequests(httpServer);
            middlewares.use(async (request, response, next) => {
              if (!(await embedded?.(request, response))) next();
            });
          },
        },
      ],
    }),
  );
  return server;
}
