import { list, object, responseDecoder, slug } from 'pagewright/decode';
import type { ReadableSource } from 'pagewright/source';
import { listRange, nextPage, requestedPage, wordpress } from 'pagewright-wordpress';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '../../src/grammar/plans/value-plan.ts';
import { createContentCache } from '../../src/server/caching/content-cache.ts';
import { createHeldContents } from '../../src/server/caching/held-content.ts';
import { createPurges } from '../../src/server/caching/purges.ts';
import { createWithdrawals } from '../../src/server/caching/withdrawals.ts';
import { sitemapFiles } from '../../src/server/listings/sitemap-files.ts';
import type { ServerContext } from '../../src/server/server-context.ts';
import { plan, query } from '../render/page-fixture.ts';

/** Only the slugs of articles, because there may be very many. */
const slugs: ReadableSource = {
  api: wordpress().api,
  request: () => ({ path: 'custom/v1/articles', query: { per_page: 100, _fields: 'slug' } }),
  normalize: requestedPage,
  listOf: 'article',
  decode: responseDecoder(list(object({ slug }, {}))),
  next: nextPage,
  range: listRange,
};

const eachArticle: Plan = {
  is: 'array',
  minItems: 0,
  items: [
    { is: 'one', value: { is: 'literal', value: 'named' } },
    { is: 'each', of: ['slugs'], show: { is: 'path', path: ['item', 'slug'] } },
  ],
};
const pages = [
  plan({ file: 'home.json' }),
  plan({
    file: 'article.json',
    routes: ['/journal/:slug'],
    params: { slug: eachArticle },
    queries: { slugs: query('slugs') },
  }),
];

let requests: string[];
beforeEach(() => {
  requests = [];
});

/** A content service with a list of many articles. */
function contextOf(count: number): ServerContext {
  const respond = async (input: string | URL | Request) => {
    const { searchParams } = new URL(String(input));
    requests.push(String(searchParams));
    const size = Number(searchParams.get('per_page'));
    const start = (Number(searchParams.get('page') ?? 1) - 1) * size;
    const length = Math.max(0, Math.min(size, count - start));
    const body = Array.from({ length }, (_, index) => ({ slug: `entry-${start + index}` }));
    const headers = { 'X-WP-Total': String(count), 'X-WP-TotalPages': String(Math.ceil(count / size)) };
    return Response.json(body, { headers });
  };
  return {
    store: { getItem: async () => null, setItem: async () => {} },
    content: { base: 'https://content.example', deadline: 10_000, fetch: respond },
    assets: { fetch: async () => new Response(null, { status: 404 }) },
    secrets: { announcements: undefined },
    waitUntil() {},
    report() {},
  };
}

/** The URLs in the sitemap at a path; undefined if there is none. */
async function urlsAt(path: string, count: number): Promise<string[] | undefined> {
  const purges = createPurges(Date.now);
  const times = { freshFor: 60_000, now: Date.now };
  const heldContents = createHeldContents({ purges, pages: 2, now: Date.now });
  const withdrawals = createWithdrawals({
    purges,
    heldContents,
    sources: { slugs },
    adapters: { content: {} },
    ...times,
  });
  const cache = createContentCache({ prefix: 'code', purges, withdrawals, ...times });
  const site = {
    settings: { siteUrl: 'https://site.example' },
    made: Date.now(),
    prerendered: ['/', '/journal/entry-1'],
    unlisted: ['/journal/entry-1'],
  };
  const parts = { site, plans: pages, timeZone: 'UTC', sources: { slugs } };
  const file = sitemapFiles({ ...parts, cache, purges, now: Date.now })(path);
  const { html } = (await file?.render(contextOf(count))) ?? {};
  return html?.match(/(?<=<loc>https:\/\/site\.example)[^<]*/g) ?? undefined;
}

describe('the sitemap of pages on demand', () => {
  it('lists all pages, without those whose entry the build has not found, or that search engines do not list', async () => {
    expect(await urlsAt('/sitemap.xml', 2)).toEqual(['/', '/journal/entry-0']);
  });

  it('lists other sitemaps if a list is long, and reads only the number of its entries', async () => {
    const urls = await urlsAt('/sitemap.xml', 1_000_000);
    expect(urls).toHaveLength(501);
    expect(urls?.slice(0, 2)).toEqual(['/sitemap-pages.xml', '/sitemap-article-1.xml']);
    expect(urls?.at(-1)).toBe('/sitemap-article-500.xml');
    expect(requests).toEqual(['_fields=slug&per_page=1']);
    expect(await urlsAt('/sitemap-pages.xml', 1_000_000)).toEqual(['/']);
  });

  it('has each entry of a long list in one of them, and reads no other entries', async () => {
    const parts = await Promise.all([1, 2, 3].map((part) => urlsAt(`/sitemap-article-${part}.xml`, 4_001)));
    expect(parts.map((part) => part?.length)).toEqual([1_999, 2_000, 1]);
    expect(new Set(parts.flat()).size).toBe(4_000);
    expect(requests.filter((request) => request.includes('per_page=100'))).toHaveLength(41);
    expect(await urlsAt('/sitemap-article-4.xml', 4_001)).toBeUndefined();
    expect(await urlsAt('/sitemap-article-0.xml', 4_001)).toBeUndefined();
    expect(await urlsAt('/sitemap-home-1.xml', 4_001)).toBeUndefined();
  });
});
