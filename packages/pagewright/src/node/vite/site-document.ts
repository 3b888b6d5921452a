import type { Plugin, ViteDevServer } from 'vite';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import { jsonForScript } from '../../pipeline/files/html-document.ts';
import { siteFile } from '../../pipeline/site/site-module.ts';
import { payloadId } from '../../render/payload.ts';
import type { Settings } from '../../render/settings.ts';
import { virtualPrefix } from './virtual-names.ts';

/** The document that the development server answers each page with; a build writes one for each page. */
function documentFor(entry: string, payload: object): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src="/@id/${virtualPrefix}${entry}"></script>
  </head>
  <body>
    <div id="root"></div>
    <script type="application/json" id="${payloadId}">${jsonForScript(payload)}</script>
  </body>
</html>
`;
}

/**
 * Answers every request for a page with the same document, whose script draws the page.
 * @param entry the virtual module that is the document's script
 * @param settingsOf the settings of a site on its content service; without it the document carries none
 */
export function siteDocument(entry: string, settingsOf?: (content: ContentAdapter) => Settings): Plugin {
  const payload = async (server: ViteDevServer) => {
    if (!settingsOf) return {};
    const { default: site } = await server.ssrLoadModule(`/${siteFile}`);
    return { settings: settingsOf(site.content) };
  };
  return {
    name: 'pagewright-document',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          try {
            const document = documentFor(entry, await payload(server));
            const html = await server.transformIndexHtml(request.originalUrl ?? '/', document);
            response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
          } catch (error) {
            // Vite shows it over the page; the server goes on.
            next(error);
          }
        });
      };
    },
  };
}
