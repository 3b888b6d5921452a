import { contentTags } from '../content/content-tags.ts';
import { digest } from '../content/sanitising/digest.ts';
import { fill } from '../grammar/fill.ts';
import type { PagePlan } from '../grammar/plan.ts';
import { feedLength, feedPath, feedPosts, writeFeed } from '../pipeline/files/feed.ts';
import { runConcurrently } from '../pipeline/files/run-concurrently.ts';
import { sitemapPath, writeSitemap } from '../pipeline/files/search-files.ts';
import { limitedPage } from '../pipeline/pages/limited-page.ts';
import { pagePaths } from '../pipeline/pages/page-paths.ts';
import type { HeadTag } from '../render/head/head-tags.ts';
import type { SourceTable } from '../render/routing/page-module.ts';
import { cacheReader } from './cache-reader.ts';
import type { ContentCache } from './content-cache.ts';
import type { EdgeContext } from './edge-context.ts';
import type { CachedTarget } from './page-cache.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import type { SiteRecord } from './site-record.ts';

interface ListingOptions {
  readonly site: SiteRecord;
  readonly sources: SourceTable;
  readonly cache: ContentCache;
  readonly renderPage: RenderPage;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Posts of the feed that are read at a time. */
const maxReads = 4;

/** Tags of the lists that give pages their params. */
function listTags(pages: readonly PagePlan[], sources: SourceTable): string[] {
  const queries = pages.flatMap((page) => Object.values(page.queries));
  const tags = queries.flatMap(({ source: name, params }) => {
    const source = sources[name];
    return source?.listOf === undefined ? [] : contentTags(name, source, fill(params, {}));
  });
  return [...new Set(tags)];
}

function listing(xml: string, made: number, isIncomplete: boolean): RenderedPage {
  return { html: xml, digest: digest(xml), made, isIncomplete, isFailed: isIncomplete };
}

/** The files that list pages of the site, by their paths: the sitemap, and the feed if the site has one. */
export function listingFiles({
  site,
  sources,
  cache,
  renderPage,
  now,
}: ListingOptions): ReadonlyMap<string, CachedTarget> {
  const { siteUrl } = site.settings;
  const plans = site.pages.map(({ plan }) => plan);
  const pageOf = new Map(site.pages.map((page) => [page.plan.file, page]));
  const prerendered = new Set(site.prerendered);

  async function sitemap(context: EdgeContext): Promise<RenderedPage> {
    const reader = cacheReader(cache, context, now);
    const paths = await pagePaths(plans, sources, reader);
    // The build prerenders all paths that the config names, except those whose entry does not exist.
    const named = await pagePaths(
      plans.map((page) => limitedPage(page, 0)),
      sources,
      reader,
    );
    const missing = new Set(named.map(({ path }) => path).filter((path) => !prerendered.has(path)));
    const existing = paths.filter(({ path }) => !missing.has(path));
    return listing(writeSitemap(siteUrl, existing), reader.made, reader.hasFailed);
  }

  async function feed(context: EdgeContext): Promise<RenderedPage> {
    const reader = cacheReader(cache, context, now);
    const paths = await pagePaths(
      plans.map((page) => limitedPage(page, feedLength)),
      sources,
      reader,
    );
    const heads: (readonly HeadTag[] | undefined)[] = [];
    let made = reader.made;
    let isIncomplete = reader.hasFailed;
    await runConcurrently(feedPosts(paths), maxReads, async ({ path, params, page: { file } }, index) => {
      const page = pageOf.get(file);
      if (!page) return;
      const result = await renderPage({ path, params, page }, context);
      heads[index] = result.file?.head;
      made = Math.min(made, result.made);
      isIncomplete ||= result.isIncomplete;
    });
    const xml = writeFeed(
      siteUrl,
      site.config,
      heads.filter((head) => head !== undefined),
    );
    return listing(xml, made, isIncomplete);
  }

  const files: CachedTarget[] = [{ path: sitemapPath, tags: listTags(plans, sources), render: sitemap }];
  if (site.shell.feed) files.push({ path: feedPath, tags: listTags(plans, sources), render: feed });
  return new Map(files.map((file) => [file.path, file]));
}
