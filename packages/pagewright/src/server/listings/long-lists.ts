import type { ListRange, ReadableSource } from '../../content/source.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { QueryPlan } from '../../grammar/plans/query-plan.ts';
import { limitedPage } from '../../pipeline/pages/limited-page.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import type { CacheReader } from '../caching/cache-reader.ts';

/** A page whose paths come from one list, which may be long. */
export interface LongList {
  /** Part of the names of its sitemaps. */
  readonly name: string;
  readonly page: PagePlan;
  readonly query: QueryPlan;
  readonly source: ReadableSource;
  readonly range: ListRange;
}

/** Maximum number of entries in one sitemap: 20 requests of 100 entries, because edge hosts limit the requests for one response. */
const maxEntries = 2_000;

/** A source that counts the entries in the list of another source. */
function countSource(
  { api, service, listOf, request }: ReadableSource,
  range: ListRange,
): ReadableSource<number> {
  return {
    api,
    ...(service === undefined ? {} : { service }),
    ...(listOf === undefined ? {} : { listOf }),
    request: (params) => range.countRequest(request(params)),
    normalize: (_body, _params, response) => range.count(response) ?? 0,
    decode: (count) => ({ content: typeof count === 'number' ? count : undefined, issues: [] }),
  };
}

/** The lists that give pages their paths: of each page that uses all of a single list, whose source can read it from any position. */
export function longLists(pages: readonly PagePlan[], sources: SourceTable): LongList[] {
  return pages.flatMap((page) => {
    const items = Object.values(page.params).flatMap((plan) => (plan.is === 'array' ? plan.items : []));
    const [each, ...others] = items.filter((item) => item.is === 'each');
    const query = page.queries[each?.of.join() ?? ''];
    const source = sources[query?.source ?? ''];
    const isWhole = each?.take === undefined && others.length === 0;
    if (!isWhole || !query || !source?.range) return [];
    const name = page.file.replace(/\.json$/, '').replace(/\W+/g, '-');
    return [{ name, page, query, source, range: source.range }];
  });
}

/** Number of sitemaps that a list needs. */
export async function countSitemaps(
  { query, source, range }: LongList,
  reader: CacheReader,
): Promise<number> {
  const params = fill(query.params, {}) ?? {};
  const { content } = await reader.read(query.source, countSource(source, range), params);
  return typeof content === 'number' ? Math.max(1, Math.ceil(content / maxEntries)) : 1;
}

/**
 * The page of a list and its sources, limited to the entries of one sitemap.
 * @param part number of the sitemap, from 1
 */
export function partOfList({ page, query, source, range }: LongList, part: number, sources: SourceTable) {
  const start = (part - 1) * maxEntries;
  const fromStart: ReadableSource = {
    ...source,
    request: (params) => range.partWith(source.request(params), start),
  };
  return { page: limitedPage(page, maxEntries), sources: { ...sources, [query.source]: fromStart } };
}
