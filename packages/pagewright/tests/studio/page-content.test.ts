import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadableSource } from '../../src/content/read.ts';
import { draftAtPath } from '../../src/node/studio/content/draft-at-path.ts';
import { draftQueries } from '../../src/node/studio/content/draft-queries.ts';
import { contentRequestIn, PageContent } from '../../src/node/studio/content/page-content.ts';
import { shortenContent } from '../../src/node/studio/content/shorten-content.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import type { QueryFailure } from '../../src/studio/data/values/content-answer.ts';
import { rereadDelay } from '../../src/studio/data/values/use-content.ts';

const site = checkSite('.');
const { pages, schemas, files } = site;

/** The queries of a file at a path, with texts that count in place of those on disk. */
function queriesAt(file: string, path: string, texts: Readonly<Record<string, string>> = {}) {
  const { config, values, use } = draftAtPath(
    new Map([...files, ...Object.entries(texts)]),
    pages,
    file,
    path,
  );
  return draftQueries(config, schemas, values, use?.given);
}

describe('the queries of a draft', () => {
  it('have the params of the path that the frame shows', () => {
    expect(queriesAt('service.json', '/services/pmo')).toContainEqual({
      name: 'service',
      source: 'service',
      params: { slug: 'pmo' },
    });
  });

  it('have the first listed values while the frame shows another page', () => {
    expect(queriesAt('service.json', '/careers')).toContainEqual({
      name: 'service',
      source: 'service',
      params: { slug: 'product-engineering' },
    });
  });

  it('have what a page gives to the shared section that they are in', () => {
    const [studies] = queriesAt('_sections/related-reading.json', '/services/pmo');
    expect(studies).toEqual({
      name: 'studies',
      source: 'case-studies',
      params: { per_page: 1, search: '/services/pmo' },
    });
  });

  it('have the size of a page of their list', () => {
    const queries = queriesAt('blog.json', '/insight/blog');
    expect(queries).toContainEqual({ name: 'posts', source: 'posts', params: { per_page: 12 } });
    expect(queries).toContainEqual({ name: 'paging', source: 'post-pages', params: { per_page: 12 } });
  });

  it('are read even while the page has a mistake, and each says what it lacks', () => {
    const data = {
      a: { source: 'nope' },
      b: { source: 'post' },
      c: { source: 'posts', params: { per_page: 'x' } },
      d: { source: 'services' },
    };
    const text = JSON.stringify({ route: '/x', data, blocks: [{ type: 'nope' }] });
    expect(queriesAt('x.json', '/x', { 'x.json': text })).toEqual([
      { name: 'a', failure: { kind: 'no-source' } },
      { name: 'b', failure: { kind: 'needs-param', param: 'slug' } },
      { name: 'c', failure: { kind: 'wrong-params' } },
      { name: 'd', source: 'services', params: { per_page: 100 } },
    ]);
  });

  it('need the values of the search that they read', () => {
    const urlParams = { q: { type: 'string' } };
    const data = { found: { source: 'case-studies', params: { search: '{url.q}' } } };
    const text = JSON.stringify({ route: '/x', urlParams, data, blocks: [] });
    expect(queriesAt('x.json', '/x', { 'x.json': text })).toEqual([
      { name: 'found', failure: { kind: 'needs-param', param: 'search' } },
    ]);
    expect(queriesAt('x.json', '/x?q=tax', { 'x.json': text })).toMatchObject([
      { params: { search: 'tax' } },
    ]);
  });

  it('are none in a file that is half written', () => {
    expect(queriesAt('home.json', '/', { 'home.json': '{ "data": { ' })).toEqual([]);
  });
});

describe('the content of a draft', () => {
  let server: Server;
  let base = '';
  let requests: string[] = [];
  let answer: (path: string) => unknown = () => ({});

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '');
      const body = answer(request.url ?? '');
      response.writeHead(body === undefined ? 500 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  });
  afterAll(() => server.close());

  /** A source that answers with what the server sends. */
  const source = (name: string): ReadableSource => ({
    api: { name: 'Test', urlOf: ({ path }) => `/${path}`, isMissing: (status) => status === 404 },
    request: (params) => ({ path: `${name}?${JSON.stringify(params)}` }),
    decode: (body) => ({ content: body, issues: [] }),
  });

  function contentOf(
    texts: Readonly<Record<string, string>> = {},
    sources = ['service', 'services', 'post', 'post-slugs'],
  ) {
    requests = [];
    return new PageContent({
      texts: () => new Map([...files, ...Object.entries(texts)]),
      site: () => site,
      sources: async () => Object.fromEntries(sources.map((name) => [name, source(name)])),
      base: () => base,
      deadline: 5000,
    });
  }

  it('is what the sources of the site find, and is kept for a minute', async () => {
    answer = (path) => (path.startsWith('/services') ? [{ title: 'PMO' }] : { hero_heading: 'PMO' });
    const page = {
      route: '/services/:slug',
      params: { slug: ['pmo', 'security'] },
      head: { title: 'Service', description: 'A service.' },
      data: {
        service: { source: 'service', params: { slug: '{route.slug}' } },
        services: { source: 'services' },
      },
      blocks: [{ type: 'hero-banner', props: { title: '{service.hero_heading}' } }],
    };
    const content = contentOf({ 'service.json': JSON.stringify(page) });
    const request = { file: 'service.json', path: '/services/pmo' };
    expect(await content.answer(request)).toEqual({
      ...request,
      params: { slug: 'pmo' },
      queries: {
        service: { content: { hero_heading: 'PMO' }, lengths: {} },
        services: { content: [{ title: 'PMO' }], lengths: {} },
      },
    });
    await content.answer(request);
    expect(requests).toHaveLength(2);
    await content.answer({ ...request, fresh: true });
    expect(requests).toHaveLength(4);
  });

  it('is that of the first entry of the service if the frame shows another page', async () => {
    answer = (path) =>
      path.startsWith('/post-slugs') ? [{ slug: 'newest' }, { slug: 'older' }] : { title: 'A post' };
    const found = await contentOf().answer({ file: 'post.json', path: '/careers' });
    expect(found.params).toEqual({ slug: 'newest' });
    expect(found.queries.post).toEqual({ content: { title: 'A post' }, lengths: {} });
  });

  it('is why there is none', async () => {
    answer = () => undefined;
    const request = { file: 'service.json', path: '/services/pmo' };
    const failed = await contentOf().answer(request);
    expect(failed.queries.service).toEqual({ failure: { kind: 'http', status: 500 } });
    const uncoded = await contentOf({}, []).answer(request);
    expect(uncoded.queries.service).toEqual({ failure: { kind: 'no-source' } });
  });

  it('is read again as soon as the service is back, and else not within a minute', async () => {
    answer = () => undefined;
    const content = contentOf();
    const service = async () =>
      (await content.answer({ file: 'service.json', path: '/services/pmo' })).queries.service;
    expect(await service()).toEqual({ failure: { kind: 'http', status: 500 } });
    answer = () => ({ title: 'Back' });
    expect(await service()).toEqual({ content: { title: 'Back' }, lengths: {} });
    answer = () => undefined;
    expect(await service()).toEqual({ content: { title: 'Back' }, lengths: {} });
  });

  it('is read again by itself while the service is down, and not for a mistake that stays', () => {
    const delay = (failure: QueryFailure) =>
      rereadDelay({
        file: 'a.json',
        path: '/',
        params: {},
        queries: { a: { failure }, b: { content: 1, lengths: {} } },
      });
    expect([
      delay({ kind: 'network' }),
      delay({ kind: 'timeout' }),
      delay({ kind: 'http', status: 503 }),
    ]).toEqual([15_000, 15_000, 15_000]);
    for (const failure of [
      { kind: 'http', status: 404 },
      { kind: 'no-source' },
      { kind: 'not-found' },
      { kind: 'invalid' },
    ] as const)
      expect(delay(failure)).toBe(0);
    expect(rereadDelay(undefined)).toBe(0);
  });

  it('is cut to what a window shows, and says how long its lists are', () => {
    const long = {
      list: Array.from({ length: 35 }, (_, index) => index),
      text: 'a'.repeat(5_000),
      odd: undefined,
    };
    const { content: short, lengths } = shortenContent(long);
    expect(lengths).toEqual({ list: 35 });
    expect(short).toMatchObject({ list: Array.from({ length: 20 }, (_, index) => index) });
    expect(JSON.stringify(short).length).toBeLessThan(2_200);
    expect(shortenContent(undefined)).toEqual({ content: null, lengths: {} });
  });
});

it('a call names a config and a path of the site', () => {
  expect(contentRequestIn({ file: 'home.json', path: '/', fresh: true, more: 1 })).toEqual({
    file: 'home.json',
    path: '/',
    fresh: true,
  });
  for (const body of [
    null,
    'x',
    {},
    { file: 'a' },
    { file: 'a', path: 'https://evil.example' },
    { file: 'a', path: '//evil' },
    { file: 'a', path: '/\\evil' },
  ])
    expect(contentRequestIn(body)).toBeUndefined();
});
