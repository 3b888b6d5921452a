import { queriesWithoutContent } from '../../pipeline/queries/queries-without-content.ts';
import { siteBase } from '../../pipeline/site/build-settings.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { printedWarnings } from '../../pipeline/warnings.ts';
import { browserContentUrl, createDevServer } from '../serving/dev-server.ts';
import { listenInDevelopment } from '../serving/listening-address.ts';
import { pagewright } from '../vite/vite-plugin.ts';
import { generateAndWarn, printReady, printWarnings } from './command-line.ts';

/** `pagewright dev`: serves the site from its sources. */
export async function dev({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  const project = await readProject(root);
  const base = siteBase(project);
  await generateAndWarn(root);
  const plugin = pagewright();
  const server = await createDevServer({
    root,
    project,
    plugin,
    base,
    scripts: ['errors', 'dev-client'],
    config: { server: { port, strictPort: true } },
  });
  if (browserContentUrl(project) === undefined) {
    const { pages } = plugin.api.checkedSite();
    printWarnings(printedWarnings(queriesWithoutContent(pages, project.content?.setting)));
  }
  printReady(await listenInDevelopment(server, port), base);
}
