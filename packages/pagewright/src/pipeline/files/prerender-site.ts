import { pagesFolder } from '../../config/config-kind.ts';
import { baseOf } from '../../content/base-path.ts';
import { unknownPath } from '../../grammar/languages.ts';
import { emptyPagePayload } from '../../render/document/hydration-payload.ts';
import { contentRoutesFile, previewPath, writeContentRoutes } from '../pages/content-routes.ts';
import { pageSettings } from '../project/build-settings.ts';
import type { IncompletePage } from '../queries/lacking-queries.ts';
import { readSiteLists, settingsWithLists } from '../queries/read-site-lists.ts';
import type { Warning } from '../warnings.ts';
import { feedPath, isFeedPost } from './feed.ts';
import { emptyFeeds } from './list-feed.ts';
import { pageFile } from './page-files.ts';
import { breadcrumbsIn, type PageContext, prerenderPage } from './prerender-page.ts';
import { type PagesOptions, prerenderPages } from './prerender-pages.ts';
import { previewPayload, writePreviewDocument } from './preview-document.ts';
import { previewStyle, previewStylePath } from './preview-style.ts';
import { type SiteBuild, writeSiteFiles } from './site-files.ts';

interface PrerenderOptions
  extends PagesOptions,
    SiteBuild,
    Pick<PageContext, 'renderPath' | 'makeShareImage'> {}

interface PrerenderedSite {
  /** Paths of the pages that were written. */
  readonly written: ReadonlySet<string>;
  /** Paths of the written pages that search engines should not list. */
  readonly unlisted: readonly string[];
  readonly warnings: readonly Warning[];
  /** One for each query that an incomplete page lacks. Incomplete pages are not written. */
  readonly incomplete: readonly IncompletePage[];
  /** The parts that all pages share. */
  readonly context: PageContext;
}

/** The kind of warnings about pages whose paths have another meaning. */
const reserved = 'pages at reserved paths';

/** Warnings about pages whose paths mean something else to many hosts. */
function reservedPaths(
  { config }: PrerenderOptions,
  context: PageContext,
  pages: Iterable<string>,
): Warning[] {
  const unknown = [undefined, ...Object.keys(context.languages ?? {})].map((language) =>
    unknownPath(config.languages ?? {}, language),
  );
  return [...pages].flatMap((path) => {
    const folder = /^(?<folder>.*)\/index$/i.exec(path)?.groups?.folder;
    if (folder === undefined && !unknown.includes(path)) return [];
    const shown = folder === undefined ? 'the page for unknown paths' : `the page ${folder || '/'}`;
    const text = `The site has a page at ${path}, where many hosts show ${shown}; give it another path`;
    return [{ kind: reserved, cause: path, text }];
  });
}

/** Writes the page that shows drafts, unless the site has a page of its own at that path. */
async function writePreview(
  { site, config, content, sources, writeFile }: PrerenderOptions,
  { shell, settings }: PageContext,
  pages: ReadonlyMap<string, unknown>,
): Promise<readonly Warning[]> {
  const preview = previewPayload({ content, config, pages: site.pages, sources });
  if (!preview) return [];
  const path = previewPath.replace(/\/$/, '');
  if (pages.has(path)) {
    const text = `The site has a page at ${path}, so drafts cannot be previewed there; give it another path`;
    return [{ kind: reserved, cause: path, text }];
  }
  // In a folder in both layouts, because links to previews end with a slash.
  await writeFile(
    pageFile(path.slice(1), 'route/index.html'),
    writePreviewDocument(shell, settings, preview),
  );
  await writeFile(previewStylePath.slice(1), previewStyle);
  return [];
}

/** Writes the page for unknown paths, in each language of the site. */
async function writeUnknown(
  { config: { languages = {} }, manifest, writeFile }: PrerenderOptions,
  context: PageContext,
): Promise<readonly Warning[]> {
  const warnings: Warning[] = [];
  for (const language of [undefined, ...Object.keys(context.languages ?? {})]) {
    const path = unknownPath(languages, language);
    const target = { path, payload: emptyPagePayload, scripts: manifest.scripts([]) };
    const page = await prerenderPage({ ...target, ...(language ? { language } : {}) }, context);
    await writeFile(`${path.slice(1)}.html`, page.html);
    warnings.push(...page.warnings);
  }
  return warnings;
}

/** Writes every page, the page for unknown paths, and the other files of the site. */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderedSite> {
  const { project, site, config, paths, sources, reader, manifest, links, content, bases, writeFile } =
    options;
  const hasFeed = paths.some(({ page }) => isFeedPost(page));
  const { lists, failed } = await readSiteLists(site.siteLists, sources, (name, source, params) =>
    reader.read(name, source, params, { entries: Number.POSITIVE_INFINITY }),
  );
  const settings = settingsWithLists(pageSettings(project, bases, content), links.inLists(lists));
  const base = baseOf(settings.siteUrl);
  const context: PageContext = {
    config,
    languages: site.languages,
    shell: {
      language: config.head.language,
      ...(base === '' ? {} : { base }),
      boot: manifest.boot,
      client: manifest.client,
      previewScripts: manifest.previewScripts,
      players: manifest.players,
      styles: manifest.styles,
      font: project.font && base + project.font,
      publicFiles: site.publicFiles,
      feed: hasFeed ? { href: base + feedPath, title: config.name } : undefined,
    },
    settings,
    breadcrumbs: breadcrumbsIn(config, site.languages, site.pages),
    renderPath: options.renderPath,
    makeShareImage: options.makeShareImage,
  };
  const { heads, warnings, incomplete } = await prerenderPages(options, context);
  const notFound = await writeUnknown(options, context);
  const written = paths.filter(({ path }) => heads.has(path));
  const pages = { settings, hasFeed, paths: written, heads };
  const files = await writeSiteFiles(options, pages);
  const listed = new Set(files.listed);
  await writeFile(contentRoutesFile, writeContentRoutes(site.pages, options.sources));
  const preview = await writePreview(options, context, heads);
  return {
    written: new Set(written.map(({ path }) => path)),
    unlisted: written.filter((each) => !each.isAlias && !listed.has(each)).map(({ path }) => path),
    warnings: [
      ...warnings,
      ...links.warnings(),
      ...notFound,
      ...files.warnings,
      ...reservedPaths(options, context, heads.keys()),
      ...preview,
      ...emptyFeeds(site.pages, sources),
    ],
    incomplete: [...failed.map((list) => ({ ...list, path: `${pagesFolder}/_site.json` })), ...incomplete],
    context,
  };
}
