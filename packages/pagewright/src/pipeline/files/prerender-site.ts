import { emptyPagePayload } from '../../render/queries/content-service.ts';
import { readSiteLists, settingsWithLists } from '../pages/read-site-lists.ts';
import { pageSettings } from '../site/build-settings.ts';
import { contentRoutesFile, writeContentRoutes } from './content-routes.ts';
import { feedPath } from './feed.ts';
import { breadcrumbsOf } from './linked-data.ts';
import { kindOf, type PageContext, prerenderPage } from './prerender-page.ts';
import { type PagesOptions, prerenderPages } from './prerender-pages.ts';
import { type SiteBuild, writeSiteFiles } from './site-files.ts';
import type { Warning } from './warnings.ts';

interface PrerenderOptions
  extends PagesOptions,
    SiteBuild,
    Pick<PageContext, 'renderPath' | 'makeShareImage'> {}

interface PrerenderedSite {
  /** Paths of the pages that were written. */
  readonly written: ReadonlySet<string>;
  readonly warnings: readonly Warning[];
  /** The parts that all pages have in common. */
  readonly context: PageContext;
}

/** Writes every page, the page for unknown paths, and the other files of the site. */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderedSite> {
  const { project, site, config, paths, sources, reader, manifest, content, browserContentUrl, writeFile } =
    options;
  const hasFeed = paths.some(({ page }) => kindOf(page) === 'post');
  const { lists } = await readSiteLists(site.siteLists, sources, (name, source, params) =>
    reader.read(name, source, params, { toEnd: true }),
  );
  const settings = settingsWithLists(pageSettings(project, browserContentUrl, content), lists);
  const context: PageContext = {
    config,
    shell: {
      language: config.head.language,
      script: manifest.entry,
      stylesheets: manifest.stylesheets,
      font: project.font,
      publicFiles: site.publicFiles,
      feed: hasFeed ? { href: feedPath, title: config.name } : undefined,
    },
    settings,
    breadcrumbs: breadcrumbsOf(config, site.pages),
    renderPath: options.renderPath,
    makeShareImage: options.makeShareImage,
  };
  const { heads, warnings } = await prerenderPages(options, context);
  const notFound = await prerenderPage(
    { path: '/404', kind: 'page', keepsImage: true, payload: emptyPagePayload, preloads: [] },
    context,
  );
  await writeFile('404.html', notFound.html);
  const written = paths.filter(({ path }) => heads.has(path));
  await writeSiteFiles(options, { settings, hasFeed, paths: written, heads });
  await writeFile(contentRoutesFile, writeContentRoutes(site.pages, options.sources));
  return {
    written: new Set(written.map(({ path }) => path)),
    warnings: [...warnings, ...notFound.warnings],
    context,
  };
}
