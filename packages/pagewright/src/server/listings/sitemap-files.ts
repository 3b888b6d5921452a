import type { ListRange, ReadableSource } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { QueryPlan } from '../../grammar/plans/query-plan.ts';
import { sitemapPath, writeSitemap, writeSitemapIndex } from '../../pipeline/files/sitemap.ts';
import { pathTags } from '../../pipeline/pages/entry-tags.ts';
import { limitedPage } from '../../pipeline/pages/limited-page.ts';
import { literalProp } from '../../pipeline/pages/literal-prop.ts';
import { type PagePath, pagePaths } from '../../pipeline/pages/page-paths.ts';
import { lastChange, pagesAt, timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { type CacheReader, cacheReader } from '../caching/cache-reader.ts';
import type { ContentCache } from '../caching/content-cache.ts';
import type { CachedTarget } from '../caching/page-cache.ts';
import type { RenderedPage } from '../caching/page-text.ts';
import type { Purges } from '../caching/purges.ts';
import type { ServerContext } from '../server-context.ts';
import type { SiteRecord } from '../site-record.ts';
import { listing, listTags } from './listing.ts';

interface SitemapOptions {
  readonly site: Pick<SiteRecord, 'made' | 'prerendered' | 'unlisted'> & {
    readonly settings: Pick<SiteRecord['settings'], 'siteUrl'>;
    readonly config: Pick<SiteRecord['config'], 'timeZone'>;
    readonly pages: readonly { readonly plan: PagePlan }[];
  };
  readonly sources: SourceTable;
  readonly cache: ContentCache;
  readonly purges: Purges;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** A page whose paths come from one list, which may be long. */
interface LongList {
  /** In the names of its sitemaps. */
  readonly name: string;
  readonly page: PagePlan;
  readonly query: QueryPlan;
  readonly source: ReadableSource;
  readonly range: ListRange;
}

/** Number of entries in one sitemap. They are 20 requests of 100, and edge hosts limit the requests for one response. */
const maxEntries = 2_000;
const sitemapOfPages = '/sitemap-pages.xml';

/** Sources of which each reads a number: how many entries the list of the given source has. */
function countSource({ api, listOf, request }: ReadableSource, range: ListRange): ReadableSource<number> {
  return {
    api,
    ...(listOf === undefined ? {} : { listOf }),
    request: (params) => range.countRequest(request(params)),
    normalize: (_body, _params, response) => range.count(response) ?? 0,
    decode: (count) => ({ content: typeof count === 'number' ? count : undefined, issues: [] }),
  };
}

/** The list that gives a page its paths, if it is the only one, is used to its end, and can be read from its middle. */
function longList(page: PagePlan, sources: SourceTable): LongList[] {
  const items = Object.values(page.params).flatMap((plan) => (plan.is === 'array' ? plan.items : []));
  const [each, ...others] = items.filter((item) => item.is === 'each');
  const query = page.queries[each?.of.join() ?? ''];
  const source = sources[query?.source ?? ''];
  const isWhole = each?.take === undefined && others.length === 0;
  if (!isWhole || !query || !source?.range) return [];
  const name = page.file.replace(/\.json$/, '').replace(/\W+/g, '-');
  return [{ name, page, query, source, range: source.range }];
}

/** The sitemaps of a site. The first lists all pages, or the other sitemaps if a list of entries is long. */
export function sitemapFiles({ site, sources, cache, purges, now }: SitemapOptions): {
  find(path: string): CachedTarget | undefined;
} {
  const { siteUrl } = site.settings;
  const plans = site.pages.map(({ plan }) => plan);
  const timeZone = timeZoneOf(site.config);
  const lists = plans.flatMap((page) => longList(page, sources));
  const long = new Set(lists.map(({ page }) => page));
  const prerendered = new Set(site.prerendered);
  const unlisted = new Set(site.unlisted);
  const tags = listTags(plans, sources);

  /** Whether the entry of a path was withdrawn since the build. */
  async function isWithdrawn({ page, params }: PagePath, { store }: ServerContext): Promise<boolean> {
    return (await purges.of(pathTags(page, params, sources), store)).gone.size > 0;
  }

  /** The sitemap of some pages. */
  async function sitemap(
    scheduled: readonly PagePlan[],
    context: ServerContext,
    from: SourceTable = sources,
  ): Promise<RenderedPage> {
    const pages = pagesAt(scheduled, timeZone, now());
    const reader = cacheReader(cache, context, now);
    const paths = await pagePaths(pages, from, reader);
    // The build prerenders all paths that the config names, except those whose entry does not exist. It had no pages of later.
    const named = await pagePaths(
      pagesAt(scheduled, timeZone, site.made).map((page) => limitedPage(page, 0)),
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
  }

  /** Number of sitemaps of a list. */
  async function countOf({ query, source, range }: LongList, reader: CacheReader): Promise<number> {
    const params = fill(query.params, {}) ?? {};
    const { content } = await reader.read(query.source, countSource(source, range), params);
    return typeof content === 'number' ? Math.max(1, Math.ceil(content / maxEntries)) : 1;
  }

  async function first(context: ServerContext): Promise<RenderedPage> {
    const reader = cacheReader(cache, context, now);
    const counts = await Promise.all(lists.map((list) => countOf(list, reader)));
    if (counts.every((count) => count === 1)) return sitemap(plans, context);
    const names = lists.flatMap(({ name }, index) =>
      Array.from({ length: counts[index] ?? 0 }, (_, part) => `/sitemap-${name}-${part + 1}.xml`),
    );
    const xml = writeSitemapIndex([sitemapOfPages, ...names].map((name) => siteUrl + name));
    return listing(xml, reader.made, reader.hasFailed);
  }

  async function partOf(list: LongList, part: number, context: ServerContext): Promise<RenderedPage> {
    const reader = cacheReader(cache, context, now);
    const count = await countOf(list, reader);
    if (part > count) return listing(undefined, reader.made, reader.hasFailed);
    const { page, query, source, range } = list;
    const start = (part - 1) * maxEntries;
    const fromStart: ReadableSource = {
      ...source,
      request: (params) => range.partWith(source.request(params), start),
    };
    return sitemap([limitedPage(page, maxEntries)], context, { ...sources, [query.source]: fromStart });
  }

  function renderOf(path: string): CachedTarget['render'] | undefined {
    if (path === sitemapPath) return first;
    if (path === sitemapOfPages)
      return (context) =>
        sitemap(
          plans.filter((page) => !long.has(page)),
          context,
        );
    const [, name, part] = /^\/sitemap-([\w-]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
    const list = lists.find((each) => each.name === name);
    return list && ((context) => partOf(list, Number(part), context));
  }

  return {
    find(path) {
      const render = renderOf(path);
      return render && { path, since: lastChange(plans, timeZone, now()), tags, render };
    },
  };
}
