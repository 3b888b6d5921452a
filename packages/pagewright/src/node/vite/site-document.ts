import type { Plugin } from 'vite';
import { jsonForScript } from '../../pipeline/files/html-document.ts';
import { pageSettings } from '../../pipeline/site/build-settings.ts';
import { siteFile } from '../../pipeline/site/site-module.ts';
import { payloadId } from '../../render/payload.ts';
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
 * @param contentBase address that the browser reads content from
 */
export function siteDocument(entry: string, contentBase?: string): Plugin {
  return {
    name: 'pagewright-document',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          const { default: site } = await server.ssrLoadModule(`/${siteFile}`);
          const document = documentFor(entry, { settings: pageSettings(contentBase, site.content) });
          const html = await server.transformIndexHtml(request.originalUrl ?? '/', document);
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
        });
      };
    },
  };
}
