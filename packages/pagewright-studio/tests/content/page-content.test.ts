import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadableSource } from '../../../pagewright/src/content/source.ts';
import { draftAtPath } from '../../../pagewright/src/pipeline/drafts/draft-at-path.ts';
import { draftQueries } from '../../../pagewright/src/pipeline/drafts/draft-queries.ts';
import { checkSite } from '../../../pagewright/src/pipeline/site/checked-site.ts';
import type { QueryFailure } from '../../../pagewright/src/tooling.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { rereadDelay } from '../../src/browser/data/values/use-content.ts';
import { contentRequestIn, PageContent } from '../../src/node/content/page-content.ts';
import { shortenContent } from '../../src/node/content/shorten-content.ts';

const site = checkSite(museum);
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
    expect(queriesAt('exhibition.json', '/exhibitions/ferries')).toContainEqual({
      name: 'exhibition',
      source: 'exhibition',
      params: { slug: 'ferries' },
    });
  });

  it('have the first listed values while the frame shows another page', () => {
    expect(queriesAt('exhibition.json', '/about')).toContainEqual({
      name: 'exhibition',
      source: 'exhibition',
      params: { slug: 'ropes' },
    });
  });

  it('have what a page gives to the shared section that they are in', () => {
    expect(queriesAt('_sections/journal-news.json', '/exhibitions/ferries')).toEqual([
      { name: 'articles', source: 'found-articles', params: { per_page: 2, search: 'ferries' } },
    ]);
  });

  it('have the size of a page of their list', () => {
    const queries = queriesAt('journal.json', '/journal');
    expect(queries).toContainEqual({ name: 'articles', source: 'articles', params: { per_page: 2 } });
    expect(queries).toContainEqual({ name: 'paging', source: 'article-pages', params: { per_page: 2 } });
  });

  it('are read even while the page has a mistake, and each says what it lacks', () => {
    const data = {
      a: { source: 'nope' },
      b: { source: 'article' },
      c: { source: 'articles', params: { per_page: 'x' } },
      d: { source: 'media' },
    };
    const text = JSON.stringify({ route: '/x', data, blocks: [{ type: 'nope' }] });
    expect(queriesAt('x.json', '/x', { 'x.json': text })).toEqual([
      { name: 'a', failure: { kind: 'no-source' } },
      { name: 'b', failure: { kind: 'needs-param', param: 'slug' } },
      { name: 'c', failure: { kind: 'wrong-params' } },
      { name: 'd', source: 'media', params: { per_page: 10 } },
    ]);
  });

  it('need the values of the search that they read', () => {
    const urlParams = { q: { type: 'string' } };
    const data = { found: { source: 'found-articles', params: { search: '{url.q}' } } };
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
    sources = ['exhibition', 'exhibitions', 'article', 'articles'],
  ) {
    requests = [];
    return new PageContent({
      texts: () => new Map([...files, ...Object.entries(texts)]),
      site: () => site,
      sources: async () => Object.fromEntries(sources.map((name) => [name, source(name)])),
      calls: () => ({ main: { base, deadline: 5000 } }),
    });
  }

  it('is what the sources of the site find, and is kept for a minute', async () => {
    answer = (path) => (path.startsWith('/exhibitions') ? [{ title: 'Tar' }] : { title: 'Ropes' });
    const page = {
      route: '/exhibitions/:slug',
      params: { slug: ['ropes', 'ferries'] },
      head: { title: 'Exhibition', description: 'An exhibition.' },
      data: {
        exhibition: { source: 'exhibition', params: { slug: '{route.slug}' } },
        exhibitions: { source: 'exhibitions' },
      },
      blocks: [{ type: 'masthead', props: { title: '{exhibition.title}' } }],
    };
    const content = contentOf({ 'exhibition.json': JSON.stringify(page) });
    const request = { file: 'exhibition.json', path: '/exhibitions/ropes' };
    expect(await content.answer(request)).toEqual({
      ...request,
      params: { slug: 'ropes' },
      queries: {
        exhibition: { content: { title: 'Ropes' }, lengths: {} },
        exhibitions: { content: [{ title: 'Tar' }], lengths: {} },
      },
    });
    await content.answer(request);
    expect(requests).toHaveLength(2);
    await content.answer({ ...request, fresh: true });
    expect(requests).toHaveLength(4);
  });

  it('comes from the first entry of the service if the frame shows another page', async () => {
    answer = (path) =>
      path.startsWith('/articles') ? [{ slug: 'newest' }, { slug: 'older' }] : { title: 'An article' };
    const found = await contentOf().answer({ file: 'article.json', path: '/about' });
    expect(found.params).toEqual({ slug: 'newest' });
    expect(found.queries.article).toEqual({ content: { title: 'An article' }, lengths: {} });
  });

  it('is why there is none', async () => {
    answer = () => undefined;
    const request = { file: 'exhibition.json', path: '/exhibitions/ropes' };
    const failed = await contentOf().answer(request);
    expect(failed.queries.exhibition).toEqual({ failure: { kind: 'http', status: 500 } });
    const uncoded = await contentOf({}, []).answer(request);
    expect(uncoded.queries.exhibition).toEqual({ failure: { kind: 'no-source' } });
  });

  it('is read again as soon as the service is back, and else not within a minute', async () => {
    answer = () => undefined;
    const content = contentOf();
    const exhibition = async () =>
      (await content.answer({ file: 'exhibition.json', path: '/exhibitions/ropes' })).queries.exhibition;
    expect(await exhibition()).toEqual({ failure: { kind: 'http', status: 500 } });
    answer = () => ({ title: 'Back' });
    expect(await exhibition()).toEqual({ content: { title: 'Back' }, lengths: {} });
    answer = () => undefined;
    expect(await exhibition()).toEqual({ content: { title: 'Back' }, lengths: {} });
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
