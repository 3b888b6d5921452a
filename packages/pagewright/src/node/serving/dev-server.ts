import { createServer, mergeConfig, type UserConfig, type ViteDevServer } from 'vite';
import { read } from '../../content/read.ts';
import { callOf } from '../../content/requests/content-service-call.ts';
import { readSiteLists, settingsWithLists } from '../../pipeline/queries/read-site-lists.ts';
import { pageSettings } from '../../pipeline/site/build-settings.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { browserBases } from '../builds/service-calls.ts';
import { siteDocument } from '../vite/site-document.ts';
import { viteConfig } from '../vite/vite-config.ts';
import type { pagewright } from '../vite/vite-plugin.ts';
import { refuseInvalidRequests } from './invalid-requests.ts';
import { developmentCalls, openServices } from './site-services.ts';

interface DevServerOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  readonly plugin: ReturnType<typeof pagewright>;
  /** The virtual modules that are the scripts of each document, in their order. */
  readonly scripts: readonly string[];
  readonly config: UserConfig;
}

/** Creates the server of a site in development, with its demo content if no content service is configured. It does not listen yet. */
export async function createDevServer({
  root,
  project,
  plugin,
  scripts,
  config,
}: DevServerOptions): Promise<ViteDevServer> {
  const services = openServices(project, root, 'development');
  const server: ViteDevServer = await createServer(
    mergeConfig(mergeConfig(viteConfig(plugin), config), {
      root,
      configFile: false,
      plugins: [
        siteDocument({
          scripts,
          checkedSite: plugin.api.checkedSite,
          async settingsOf({ sources, content }) {
            const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
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
