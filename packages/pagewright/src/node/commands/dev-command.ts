import type { ViteDevServer } from 'vite';
import { queriesWithoutContent } from '../../pipeline/queries/queries-without-content.ts';
import { blockedMarkup } from '../../pipeline/site/blocked-markup.ts';
import { siteBase } from '../../pipeline/site/build-settings.ts';
import { assertServicesOf, furtherServices } from '../../pipeline/site/further-services.ts';
import { siteFile } from '../../pipeline/site/site-module.ts';
import { printedWarnings } from '../../pipeline/warnings.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { createDevServer } from '../serving/dev-server.ts';
import { openRestarting } from '../serving/restarting-server.ts';
import { availableBases } from '../serving/site-services.ts';
import { pagewright } from '../vite/vite-plugin.ts';
import { generateAndWarn, printReady, printWarnings } from './command-line.ts';

/** The sources of a site with several content services. Sites with one need not run their code. */
async function sourcesOf(server: ViteDevServer, project: ProjectConfig): Promise<SourceTable> {
  if (furtherServices(project).length === 0) return {};
  const { default: site } = await server.ssrLoadModule(`/${siteFile}`);
  assertServicesOf(project, site);
  return site.sources;
}

/** `pagewright dev`: serves the site from its sources. */
export async function dev({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  const open = async (project: ProjectConfig, port: number) => {
    printWarnings(printedWarnings(blockedMarkup(root, project)));
    const plugin = pagewright();
    const server = await createDevServer({
      root,
      project,
      plugin,
      base: siteBase(project),
      scripts: ['errors', 'dev-client'],
      config: { server: { port, strictPort: true } },
    });
    const sources = await sourcesOf(server, project);
    const { pages } = plugin.api.checkedSite();
    printWarnings(printedWarnings(queriesWithoutContent(pages, project, sources, availableBases(project))));
    return server;
  };
  await generateAndWarn(root);
  printReady(await openRestarting({ root, port, open, print: (line) => console.log(line) }));
}
