import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { sitemapPath, writeSitemap, writeSitemapIndex } from '../../pipeline/files/sitemap.ts';
import { limitedPage } from '../../pipeline/pages/limited-page.ts';
import { literalProp } from '../../pipeline/pages/literal-prop.ts';
import { type PagePath, pagePaths } from '../../pipeline/pages/page-paths.ts';
import { lastChange, pagesAtTime } from '../../pipeline/pages/scheduled-pages.ts';
import { pathTags } from '../../pipeline/queries/entry-tags.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { cacheReader } from '../caching/cache-reader.ts';
import type { CachedTarget, RenderedPage } from '../caching/cached-target.ts';
import type { SiteParts } from '../pages/site-parts.ts';
import type { ServerContext } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { listing, listTags } from './listing.ts';
import { countSitemaps, type LongList, longLists, partOfList } from './long-lists.ts';

interface SitemapOptions
  extends Pick<SiteParts, 'plans' | 'timeZone' | 'sources' | 'cache' | 'purges' | 'now'> {
  readonly site: Pick<SiteRecord, 'made' | 'prerendered' | 'unlisted'> & {
    readonly settings: Pick<SiteRecord['settings'], 'siteUrl'>;
  };
}

const sitemapOfPages = '/sitemap-pages.xml';

/** Returns a function that writes the sitemap of some pages. */
function sitemapWriter({ site, timeZone, sources, cache, purges, now }: SitemapOptions) {
  const { siteUrl } = site.settings;
  const prerendered = new Set(site.prerendered);
  const unlisted = new Set(site.unlisted);

  /** Whether the entry of a path was withdrawn since the build. */
  async function isWithdrawn({ page, params }: PagePath, { store }: ServerContext): Promise<boolean> {
    return (await purges.of(pathTags(page, params, sources), store)).gone.size > 0;
  }

  return async (
    scheduled: readonly PagePlan[],
    from: SourceTable,
    context: ServerContext,
  ): Promise<RenderedPage> => {
    const reader = cacheReader(cache, context, now);
    const paths = await pagePaths(pagesAtTime(scheduled, timeZone, now()), from, reader);
    // The build prerenders all paths that the config names, except paths whose entry does not exist. Pages that were scheduled for a later
    // time were not part of the build.
    const named = await pagePaths(
      pagesAtTime(scheduled, timeZone, site.made).map((page) => limitedPage(page, 0)),
      sources,
      reader,
    );
    const gone = await Promise.all(named.map((each) => isWithdrawn(each, context)));
    const missing = new Set(
      named.filter(({ path }, index) => !prerendered.has(path) || gone[index]).map(({ path }) => path),
    );
    const existing = paths.filter(({ path, page }) => {
      return !missing.has(path) && !unlisted.has(path) && literalProp(page.head, 'noindex') !== true;
    });
    const xml = writeSitemap(siteUrl, existing, undefined, (path) => !missing.has(path));
    return listing(xml, reader.made, reader.hasFailed);
  };
}

/**
 * Returns a function that finds a sitemap by its path. The main sitemap lists all pages, or the other sitemaps if a list of entries is
 * long.
 */
export function sitemapFiles(options: SitemapOptions): (path: string) => CachedTarget | undefined {
  const { site, plans, timeZone, sources, cache, now } = options;
  const lists = longLists(plans, sources);
  const long = new Set(lists.map(({ page }) => page));
  const tags = listTags(plans, sources);
  const write = sitemapWriter(options);

  async function first(context: ServerContext): Promise<RenderedPage> {
    const reader = cacheReader(cache, context, now);
    const counts = await Promise.all(lists.map((list) => countSitemaps(list, reader)));
    if (counts.every((count) => count === 1)) return write(plans, sources, context);
    const names = lists.flatMap(({ name }, index) =>
      Array.from({ length: counts[index] ?? 0 }, (_, part) => `/sitemap-${name}-${part + 1}.xml`),
    );
    const urls = [sitemapOfPages, ...names].map((name) => site.settings.siteUrl + name);
    return listing(writeSitemapIndex(urls), reader.made, reader.hasFailed);
  }

  async function ofList(list: LongList, part: number, context: ServerContext): Promise<RenderedPage> {
    const reader = cacheReader(cache, context, now);
    if (part > (await countSitemaps(list, reader))) return listing(undefined, reader.made, reader.hasFailed);
    const { page, sources: fromStart } = partOfList(list, part, sources);
    return write([page], fromStart, context);
  }

  function renderOf(path: string): CachedTarget['render'] | undefined {
    if (path === sitemapPath) return first;
    const others = plans.filter((page) => !long.has(page));
    if (path === sitemapOfPages) return (context) => write(others, sources, context);
    const [, name, part] = /^\/sitemap-([\w-]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
    const list = lists.find((each) => each.name === name);
    return list && ((context) => ofList(list, Number(part), context));
  }

  return (path) => {
    const render = renderOf(path);
    return render && { path, since: lastChange(plans, timeZone, now()), tags, render };
  };
}
