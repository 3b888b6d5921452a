import { createServer, mergeConfig, type UserConfig, type ViteDevServer } from 'vite';
import { read } from '../../content/read.ts';
import { callOf } from '../../content/requests/content-service-call.ts';
import { readSiteLists, settingsWithLists } from '../../pipeline/queries/read-site-lists.ts';
import { pageSettings } from '../../pipeline/site/build-settings.ts';
import { printedWarnings, type Warning } from '../../pipeline/warnings.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { browserBases } from '../builds/service-calls.ts';
import { siteDocument } from '../vite/site-document.ts';
import { siteConfig } from '../vite/vite-config.ts';
import type { pagewright } from '../vite/vite-plugin.ts';
import { refuseInvalidRequests } from './invalid-requests.ts';
import { developmentCalls, openServices } from './site-services.ts';

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
  const services = openServices(project, root, 'development');
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
            const url = server.resolvedUrls?.local[0];
            const address = url === undefined ? '' : new URL(url).origin;
            const settings = pageSettings(project, browserBases(services.urls(address)), content);
            const calls = developmentCalls(project, address);
            const { lists } = await readSiteLists(
              plugin.api.checkedSite().siteLists,
              sources,
              (_, source, params) =>
                read(source, params, callOf(calls, source)).catch((error: unknown) => ({ error })),
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
              if (!(await services.handler?.(request, response))) next();
            });
          },
        },
      ],
    }),
  );
  return server;
}
