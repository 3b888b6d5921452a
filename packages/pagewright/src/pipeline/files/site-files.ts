import { baseOf } from '../../content/base-path.ts';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import { languagePrefix, unknownPath } from '../../grammar/languages.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { Settings } from '../../render/document/settings.ts';
import { type HeadTag, isListed, metaOf } from '../../render/head/head-tags.ts';
import { previewPath } from '../pages/content-routes.ts';
import { configIn } from '../pages/page-languages.ts';
import type { PagePath } from '../pages/page-paths.ts';
import { sitePolicy } from '../policy/site-policy.ts';
import { browserUrls, type ServiceBases } from '../project/build-settings.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import type { Warning } from '../warnings.ts';
import { feedPath, feedPosts, writeFeed } from './feed.ts';
import { headerRules, headerWarnings, speculationRules, writeHeadersFile } from './headers.ts';
import { feedEntries } from './list-feed.ts';
import { writeNginxFiles } from './nginx-files.ts';
import type { WriteFile } from './output-file.ts';
import { nameOfPath } from './page-files.ts';
import { sitemapPath, writeRobots, writeSitemap } from './sitemap.ts';

/** A site in a build, and the URL from which browsers read its content. */
export interface SiteBuild {
  readonly project: ProjectConfig;
  readonly site: CheckedSite;
  readonly config: SiteConfig;
  readonly content: ContentAdapter;
  readonly sources: SourceTable;
  readonly reader: ContentReader;
  /** The URLs that browsers read content from; `''` or a path for the site's own origin. */
  readonly bases: ServiceBases;
  readonly writeFile: WriteFile;
}

interface WrittenPages {
  readonly settings: Settings;
  readonly hasFeed: boolean;
  readonly paths: readonly PagePath[];
  /** Heads of these pages by path. */
  readonly heads: ReadonlyMap<string, readonly HeadTag[]>;
}

function lastChange(head: readonly HeadTag[] = []): string | undefined {
  return metaOf(head, 'article:modified_time') ?? metaOf(head, 'article:published_time');
}

/**
 * Writes the files of the site that are not pages: headers in the forms of hosts, speculation rules, sitemap, robots.txt and feed.
 * @returns the pages that search engines list, and warnings
 */
export async function writeSiteFiles(
  build: SiteBuild,
  { settings, hasFeed, paths, heads }: WrittenPages,
): Promise<{ readonly listed: readonly PagePath[]; readonly warnings: readonly Warning[] }> {
  const { project, site, config, content, sources, reader, bases, writeFile } = build;
  const { siteUrl } = settings;
  const base = baseOf(siteUrl);
  // Aliases are not listed, because their canonical URL is another path.
  const listed = paths.filter(({ path }) => isListed(heads.get(path) ?? [], siteUrl + path));
  const { policy, framedPaths } = sitePolicy(project, site, browserUrls(project, bases));
  const rules = headerRules({
    base,
    policy,
    framedPaths,
    cachedForADay: project.cachedForADay ?? [],
    own: site.headersFile,
  });
  await writeFile('_headers', writeHeadersFile(rules));
  const { languages = {} } = config;
  const unknown = [undefined, ...Object.keys(site.languages ?? {})].map((language) => {
    const prefix = languagePrefix(languages, language);
    const file = `${base}${unknownPath(languages, language)}.html`;
    return [prefix === '' ? '' : base + prefix, file] as const;
  });
  for (const [name, text] of writeNginxFiles(rules, unknown, base)) await writeFile(name, text);
  await writeFile(
    'speculation-rules.json',
    speculationRules(base, content.servicePath, [...framedPaths, previewPath]),
  );
  await writeFile(
    sitemapPath.slice(1),
    writeSitemap(
      siteUrl,
      listed,
      (path) => lastChange(heads.get(path)),
      (path) => heads.has(path),
    ),
  );
  await writeFile('robots.txt', writeRobots(siteUrl, framedPaths));
  for (const { path, page, params } of listed) {
    if (page.feed === undefined) continue;
    const entries = await feedEntries({ page, params }, site.pages, sources, reader);
    const posts = entries.flatMap((entry) => {
      const head = heads.get(entry);
      return head && isListed(head, siteUrl + entry) ? [head] : [];
    });
    const inLanguage = configIn(config, site.languages, page.language);
    const list = { path, head: heads.get(path) ?? [] };
    await writeFile(
      `${nameOfPath(path)}${feedPath}`.replace(/^\//, ''),
      writeFeed(siteUrl, inLanguage, posts, list),
    );
  }
  if (hasFeed) {
    const posts = feedPosts(listed).map(({ path }) => heads.get(path) ?? []);
    await writeFile(feedPath.slice(1), writeFeed(siteUrl, config, posts));
  }
  return { listed, warnings: headerWarnings(rules) };
}
