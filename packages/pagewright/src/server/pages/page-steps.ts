import {
  breadcrumbsIn,
  type PageContext,
  type PageFile,
  prerenderPage,
} from '../../pipeline/files/prerender-page.ts';
import { previewPath } from '../../pipeline/pages/content-routes.ts';
import { readPagePayload } from '../../pipeline/pages/page-payload.ts';
import { readSiteLists, settingsWithLists } from '../../pipeline/queries/read-site-lists.ts';
import { emptyPagePayload, type PagePayload } from '../../render/document/hydration-payload.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { Settings } from '../../render/document/settings.ts';
import type { PageRenderer, ServedPreview } from '../../render/render-path.tsx';
import { cleanPath } from '../../render/routing/route-match.ts';
import { type SiteRecord, shareKey } from '../site-record.ts';
import type { PageTarget } from './match-page.ts';
import type { LinksAt } from './served-links.ts';

/** The renderer and the sources that the server bundle of a site exports. */
export interface ServerCode {
  readonly renderPath: PageRenderer['renderPath'];
  readonly sources: SourceTable;
}

export interface PageContent {
  readonly payload: PagePayload;
  readonly settings: Settings;
}

/** Reads a source. Never rejects because of the content service. */
export type ReadSource = Parameters<typeof readPagePayload>[2]['read'];

export type PageSteps = ReturnType<typeof pageSteps>;

/** Reads and writes a page exactly as a build does. */
export function pageSteps(site: SiteRecord, code: ServerCode) {
  const { config, languages, settings: plain, shareImages } = site;
  const plans = site.pages.map(({ plan }) => plan);
  const shared: PageContext = {
    config,
    languages,
    settings: plain,
    shell: { ...site.shell, publicFiles: new Set(site.shell.publicFiles) },
    breadcrumbs: breadcrumbsIn(config, languages, plans),
    renderPath: code.renderPath,
    makeShareImage: async (_path, image, text) => shareImages[shareKey(image, text)],
  };
  return {
    /**
     * @param read reads the queries of the page
     * @param readShared reads the queries of the site config
     * @param links the links in content to content services
     */
    async read(
      { path, params, page }: PageTarget,
      read: ReadSource,
      readShared: ReadSource,
      links: LinksAt,
    ): Promise<PageContent> {
      const planned = { path, params, page: page.data.plan, isAlias: false };
      const [payload, { lists, failed }] = await Promise.all([
        readPagePayload(planned, code.sources, { read }).then((found) => links.inPayload(found, page.plan)),
        readSiteLists(site.siteLists, code.sources, readShared),
      ]);
      // If a list could not be read, a complete menu from the build is better than a menu that lacks items.
      const settings = failed.length > 0 ? plain : settingsWithLists(plain, links.inLists(lists));
      return { payload, settings };
    },
    write(
      { path, page: { data, scripts } }: PageTarget,
      { payload, settings }: PageContent,
      preview?: ServedPreview,
    ): Promise<PageFile> {
      const target = { path, payload: { ...payload, page: data }, scripts };
      return prerenderPage({ ...target, ...(preview ? { preview } : {}) }, { ...shared, settings });
    },
    /** Writes the document of a preview without a page. */
    writeMessage(preview: ServedPreview): Promise<PageFile> {
      const target = { path: cleanPath(previewPath), payload: emptyPagePayload, scripts: [], preview };
      return prerenderPage(target, shared);
    },
  };
}
