import { blockedMarkup } from '../../pipeline/code/blocked-markup.ts';
import { siteBase } from '../../pipeline/project/build-settings.ts';
import { queriesWithoutContent } from '../../pipeline/queries/queries-without-content.ts';
import { readRegistries } from '../../pipeline/site/site-module.ts';
import { readSourceServices } from '../../pipeline/site/source-services.ts';
import { printedWarnings } from '../../pipeline/warnings.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { createDevServer } from '../serving/dev-server.ts';
import { openRestarting } from '../serving/restarting-server.ts';
import { availableBases } from '../serving/site-services.ts';
import { pagewright } from '../vite/vite-plugin.ts';
import { generateAndWarn, printReady, printWarnings } from './command-line.ts';

/** `pagewright dev`: serves the site from its sources. */
export async function dev({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  const open = async (project: ProjectConfig, port: number) => {
    printWarnings(printedWarnings(blockedMarkup(root)));
    const plugin = pagewright();
    const server = await createDevServer({
      root,
      project,
      plugin,
      base: siteBase(project),
      scripts: ['errors', 'dev-client'],
      hasHeaders: true,
      config: { server: { port, strictPort: true } },
    });
    const { pages } = plugin.api.checkedSite();
    const services = readSourceServices(root, readRegistries(root).sources);
    const unread = queriesWithoutContent(
      pages,
      project,
      (source) => services.get(source),
      availableBases(project),
    );
    printWarnings(printedWarnings(unread));
    return server;
  };
  await generateAndWarn(root);
  printReady(await openRestarting({ root, port, open, print: (line) => console.log(line) }));
}
