import type { Plugin, ViteDevServer } from 'vite';
import { belowBase, locationBelow, rootRedirect } from '../../content/base-path.ts';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import { languageOfPath } from '../../grammar/languages.ts';
import { htmlDocument, iconLinks } from '../../pipeline/files/html-document.ts';
import { previewPayload } from '../../pipeline/files/preview-document.ts';
import { previewStyle } from '../../pipeline/files/preview-style.ts';
import { parseTarget, pathOfTarget } from '../../pipeline/files/request-target.ts';
import { previewPath } from '../../pipeline/pages/content-routes.ts';
import { configIn, settingsIn } from '../../pipeline/pages/page-languages.ts';
import { redirector } from '../../pipeline/redirects/redirects.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { Payload } from '../../render/document/payload.ts';
import type { Settings } from '../../render/document/settings.ts';
import { cleanPath } from '../../render/routing/route-match.ts';
import { errorPage } from './dev-overlay.ts';
import type { devHeaders } from './dev-policy.ts';
import { virtualPrefix } from './virtual-names.ts';

/** The parts of a site that read content. */
interface SiteContent {
  readonly sources: SourceTable;
  readonly content: ContentAdapter;
}

interface SiteDocumentOptions {
  /** The base of the site, without a slash at its end. */
  readonly base: string;
  /** The virtual modules that are the scripts of the document, in their order. */
  readonly scripts: readonly string[];
  readonly checkedSite: () => CheckedSite;
  /**
   * Returns the settings in the document, for the sources and the content adapter of the site. Without it, the document has no settings.
   */
  readonly settingsOf?: (site: SiteContent) => Promise<Settings>;
  /** Adds headers to a document. Without it, documents have none. */
  readonly withHeaders?: ReturnType<typeof devHeaders> | undefined;
}

const scriptOf = (name: string) => `<script type="module" src="/@id/${virtualPrefix}${name}"></script>`;

/** The site config in the language of a path. */
function configOf({ site, languages }: CheckedSite, path: string) {
  return site && configIn(site, languages, languageOfPath(site.languages ?? {}, path));
}

/** The document that says which error keeps a page from being shown. */
function errorDocument(site: CheckedSite, path: string): string | undefined {
  const root = errorPage(site, path);
  if (root === undefined) return undefined;
  const head = ['<title>This page has an error</title>', scriptOf('errors')];
  return htmlDocument({ language: 'en', head, root, payload: {} });
}

/**
 * Answers every request for a page with the same document, whose script renders the page. A build writes one document for
 * each page.
 */
export function siteDocument({
  base,
  scripts,
  checkedSite,
  settingsOf,
  withHeaders = (html) => ({ html, headers: {} }),
}: SiteDocumentOptions): Plugin {
  const payloadOf = async (server: ViteDevServer, path: string): Promise<Partial<Payload>> => {
    if (!settingsOf) return {};
    const { default: site } = await server.ssrLoadModule(`${virtualPrefix}definition`);
    const { content, sources } = site;
    const { pages, site: config } = checkedSite();
    const isPreview = cleanPath(path) === cleanPath(previewPath);
    const preview = isPreview && config ? previewPayload({ content, config, pages, sources }) : undefined;
    const settings = await settingsOf(site);
    const inLanguage = config && configOf(checkedSite(), path);
    return {
      settings: config && inLanguage ? settingsIn(settings, config, inLanguage) : settings,
      ...(preview ? { preview } : {}),
    };
  };
  const documentOf = async (server: ViteDevServer, path: string) => {
    const { publicFiles } = checkedSite();
    const payload = await payloadOf(server, path);
    return htmlDocument({
      // If the site config has errors, the language is unknown.
      language: configOf(checkedSite(), path)?.head.language ?? 'en',
      // Vite adds the base to these paths.
      head: [
        ...scripts.map(scriptOf),
        ...iconLinks({ publicFiles }),
        payload.preview ? `<style>${previewStyle}</style>` : '',
      ],
      root: '',
      payload,
    });
  };
  return {
    name: 'pagewright-document',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '/' } = request;
        const redirect = rootRedirect(pathOfTarget(url), base, parseTarget(url)?.query ?? '');
        // Never 308: browsers would remember it after the base has changed.
        if (redirect) response.writeHead(302, { Location: redirect.location }).end();
        else next();
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          try {
            const url = request.originalUrl ?? '/';
            // Vite itself answers paths outside of the base.
            const local = belowBase(url, base) ?? '/';
            const { pathname } = new URL(local, 'http://localhost');
            const target = parseTarget(local);
            const redirect = target && redirector(checkedSite().redirects)(target.parts, target.query);
            // Never 301: browsers would remember it after the config has changed.
            if (redirect)
              return response.writeHead(302, { Location: locationBelow(redirect.location, base) }).end();
            // Without settings, the document shows no page of the site.
            const error = settingsOf && errorDocument(checkedSite(), pathname);
            const written = error ?? (await documentOf(server, pathname));
            const document = await server.transformIndexHtml(url, written);
            const { html, headers } = withHeaders(document, pathname, request.headers.host ?? '');
            response
              .writeHead(error === undefined ? 200 : 500, {
                ...headers,
                'Content-Type': 'text/html; charset=utf-8',
              })
              .end(html);
          } catch (error) {
            // Vite shows the error in its overlay.
            next(error);
          }
        });
      };
    },
  };
}
