import { createServer, mergeConfig, type ViteDevServer } from 'vite';
import { read } from '../../content/read.ts';
import { printedWarnings } from '../../pipeline/files/warnings.ts';
import { queriesWithoutContent } from '../../pipeline/pages/queries-without-content.ts';
import { readSiteLists, settingsWithLists } from '../../pipeline/pages/read-site-lists.ts';
import { contentService, pageSettings } from '../../pipeline/site/build-settings.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { generateFiles } from '../output/generated-files.ts';
import { siteDocument } from '../vite/site-document.ts';
import { viteConfig } from '../vite/vite-config.ts';
import { pagewright } from '../vite/vite-plugin.ts';
import { listenInDevelopment, printWarnings } from './command-line.ts';
import { openEmbeddedContent } from './embedded-site.ts';

/** `pagewright dev`: serves the site from its sources. */
export async function dev({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  const project = await readProject(root);
  const service = contentService(project);
  await generateFiles(root);

  const embedded = service ? undefined : openEmbeddedContent(project, root);
  const browserContentUrl = service ?? (project.content?.demo ? '' : undefined);
  const plugin = pagewright();
  const server = await createServer(
    mergeConfig(viteConfig(plugin), {
      root,
      configFile: false,
      server: { port, strictPort: true },
      plugins: [
        siteDocument({
          entry: 'dev-client',
          checkedSite: plugin.api.checkedSite,
          async settingsOf({ sources, content }) {
            const settings = pageSettings(project, browserContentUrl, content);
            const base = embedded ? server.resolvedUrls?.local[0]?.replace(/\/$/, '') : service;
            const { lists } = await readSiteLists(
              plugin.api.checkedSite().siteLists,
              sources,
              (_, source, params) =>
                read(source, params, { base, deadline: settings.requestTimeout }).catch((error: unknown) => ({
                  error,
                })),
            );
            return settingsWithLists(settings, lists);
          },
        }),
        {
          name: 'pagewright-embedded-content',
          configureServer({ middlewares }: ViteDevServer) {
            middlewares.use(async (request, response, next) => {
              if (!(await embedded?.(request, response))) next();
            });
          },
        },
      ],
    }),
  );
  if (browserContentUrl === undefined) {
    const { pages } = plugin.api.checkedSite();
    printWarnings(printedWarnings(queriesWithoutContent(pages, project.content?.setting)));
  }
  await listenInDevelopment(server, port);
}
