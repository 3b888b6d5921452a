import { createServer, mergeConfig, type UserConfig, type ViteDevServer } from 'vite';
import { read } from '../../content/read.ts';
import { callOf } from '../../content/requests/content-service-call.ts';
import { headerRules } from '../../pipeline/files/headers.ts';
import { sitePolicy } from '../../pipeline/policy/site-policy.ts';
import { browserUrls, pageSettings, siteAddress } from '../../pipeline/project/build-settings.ts';
import { readSiteLists, settingsWithLists } from '../../pipeline/queries/read-site-lists.ts';
import { linkRules } from '../../pipeline/reading/left-out/link-rules.ts';
import { findLeftOut } from '../../pipeline/reading/left-out-content.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { printedWarnings, type Warning } from '../../pipeline/warnings.ts';
import type { HeaderRules } from '../../project/headers-file.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { browserBases } from '../builds/service-calls.ts';
import { devContent } from '../vite/dev-content.ts';
import { devHeaders, devPolicy } from '../vite/dev-policy.ts';
import { siteDocument } from '../vite/site-document.ts';
import { siteConfig } from '../vite/vite-config.ts';
import type { pagewright } from '../vite/vite-plugin.ts';
import { refuseInvalidRequests } from './invalid-requests.ts';
import { availableBases, developmentCalls, openServices } from './site-services.ts';

interface DevServerOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  readonly plugin: ReturnType<typeof pagewright>;
  /** The path below which the site is served, without a slash at its end. Default: the root, whatever the project says. */
  readonly base?: string;
  /** The virtual modules that are the scripts of each document, in their order. */
  readonly scripts: readonly string[];
  /** True to send the headers of the built site with each document. */
  readonly hasHeaders?: boolean;
  readonly config: UserConfig;
}

/** The headers that the built site would send. */
function siteHeaders(project: ProjectConfig, site: CheckedSite): HeaderRules {
  return headerRules({
    ...sitePolicy(project, site, browserUrls(project, availableBases(project))),
    cachedForADay: [],
    own: site.headersFile,
  });
}

/** Prints a warning that comes while a server starts or runs. */
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
  hasHeaders = false,
  config,
}: DevServerOptions): Promise<ViteDevServer> {
  const { checkedSite } = plugin.api;
  const services = openServices(project, root, 'development', warnNow);
  const compiled = await siteConfig(root, plugin, { base, vite: project.vite }, warnNow);
  let linkOf: ReturnType<typeof linkRules> = () => undefined;
  const server: ViteDevServer = await createServer(
    mergeConfig(mergeConfig(compiled, config), {
      root,
      configFile: false,
      plugins: [
        ...(hasHeaders ? [devPolicy(), devContent(() => findLeftOut(checkedSite().schemas, linkOf))] : []),
        siteDocument({
          base,
          scripts: hasHeaders ? ['violations', 'content', ...scripts] : scripts,
          checkedSite,
          withHeaders: hasHeaders ? devHeaders(() => siteHeaders(project, checkedSite())) : undefined,
          async settingsOf({ sources, content }) {
            const url = server.resolvedUrls?.local[0];
            const address = url === undefined ? '' : new URL(url).origin;
            const settings = pageSettings(project, browserBases(services.urls(address)), content);
            const calls = developmentCalls(project, address);
            linkOf = linkRules(sources, calls, siteAddress(project));
            const { lists } = await readSiteLists(checkedSite().siteLists, sources, (_, source, params) =>
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
