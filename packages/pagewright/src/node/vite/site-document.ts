import type { Plugin, ViteDevServer } from 'vite';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import { htmlDocument, iconLinks } from '../../pipeline/files/html-document.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { siteFile } from '../../pipeline/site/site-module.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import type { Settings } from '../../render/settings.ts';
import { virtualPrefix } from './virtual-names.ts';

/** The parts of a site that read content. */
interface SiteContent {
  readonly sources: SourceTable;
  readonly content: ContentAdapter;
}

interface SiteDocumentOptions {
  /** The virtual module that is the script of the document. */
  readonly entry: string;
  readonly checkedSite: () => Pick<CheckedSite, 'site' | 'publicFiles'>;
  /** The settings in the document, for the sources and the content adapter of the site. Without it the document has no settings. */
  readonly settingsOf?: (site: SiteContent) => Promise<Settings>;
}

/**
 * Answers every request for a page with the same document, whose script renders the page. A build writes one document for
 * each page.
 */
export function siteDocument({ entry, checkedSite, settingsOf }: SiteDocumentOptions): Plugin {
  const payloadOf = async (server: ViteDevServer) => {
    if (!settingsOf) return {};
    const { default: site } = await server.ssrLoadModule(`/${siteFile}`);
    return { settings: await settingsOf(site) };
  };
  const documentOf = async (server: ViteDevServer) => {
    const { site, publicFiles } = checkedSite();
    return htmlDocument({
      // A site config with errors has no language.
      language: site?.head.language ?? 'en',
      head: [
        `<script type="module" src="/@id/${virtualPrefix}${entry}"></script>`,
        ...iconLinks(publicFiles),
      ],
      root: '',
      payload: await payloadOf(server),
    });
  };
  return {
    name: 'pagewright-document',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          try {
            const html = await server.transformIndexHtml(
              request.originalUrl ?? '/',
              await documentOf(server),
            );
            response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
          } catch (error) {
            // Vite shows the error in its overlay.
            next(error);
          }
        });
      };
    },
  };
}
