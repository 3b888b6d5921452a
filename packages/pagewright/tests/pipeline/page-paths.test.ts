import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '../../src/grammar/plans/value-plan.ts';
import { isRecord } from '../../src/json/json-value.ts';
import { openKeptFiles } from '../../src/node/output/kept-files.ts';
import { pagePaths } from '../../src/pipeline/pages/page-paths.ts';
import { parsePathRule, partialSite } from '../../src/pipeline/pages/path-rules.ts';
import type { IncompletePage } from '../../src/pipeline/queries/lacking-queries.ts';
import { createContentReader } from '../../src/pipeline/reading/content-reader.ts';
import { acceptsParams } from '../../src/server/pages/match-page.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { plan, query } from '../render/page-fixture.ts';
import { sources } from '../sites/museum-code.ts';
import { startMuseumService } from '../sites/museum-service.ts';

let service: FaultyService;
let kept: string;

beforeEach(async () => {
  service = await startMuseumService();
  kept = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(async () => {
  rmSync(kept, { recursive: true, force: true });
  await service.close();
});

const list = (...values: string[]): Plan => ({ is: 'literal', value: values });
const eachSlug: Plan = {
  is: 'array',
  minItems: 0,
  items: [
    { is: 'one', value: { is: 'literal', value: 'the-last-ferry-home' } },
    { is: 'one', value: { is: 'literal', value: 'written & odd' } },
    { is: 'each', of: ['articles'], show: { is: 'path', path: ['item', 'slug'] } },
  ],
};

const eachNext: Plan = {
  is: 'array',
  minItems: 0,
  items: [{ is: 'each', of: ['pages'], show: { is: 'path', path: ['item', 'next'] } }],
};

const reader = (deadline = 5_000) =>
  createContentReader({
    base: service.url,
    deadline,
    kept: openKeptFiles({ folder: kept, staging: path.join(kept, 'staged'), baseOf: () => service.url }),
  });

describe('the paths of a site', () => {
  it('are all combinations of the params, for each route', async () => {
    const page = plan({ routes: ['/:a/:b', '/old/:b/:a'], params: { a: list('1', '2'), b: list('x') } });
    const found = await pagePaths([page], sources, reader());
    expect(found.map(({ path: at, isAlias }) => [at, isAlias])).toEqual([
      ['/1/x', false],
      ['/2/x', false],
      ['/old/x/1', true],
      ['/old/x/2', true],
    ]);
    expect(service.requests).toEqual([]);
  });

  it('include each value of a content list, read to its end, and each value in the config, once', async () => {
    const page = plan({
      routes: ['/journal/:slug'],
      params: { slug: eachSlug },
      queries: { articles: query('articles') },
    });
    const found = await pagePaths([page], sources, reader());
    const paths = found.map(({ path: at }) => at);
    expect(paths.filter((at) => at === '/journal/the-last-ferry-home')).toHaveLength(1);
    expect(paths).toContain('/journal/written%20%26%20odd');
    expect(paths).toHaveLength(6);
  });

  it('include one for each page of a paginated list after the first', async () => {
    const page = plan({
      routes: ['/journal/page/:page'],
      params: { page: eachNext },
      queries: { pages: { ...query('article-pages'), params: { is: 'literal', value: { per_page: 2 } } } },
    });
    const found = await pagePaths([page], sources, reader());
    expect(found.map(({ path: at }) => at)).toEqual(['/journal/page/2', '/journal/page/3']);
  });

  it('include the pages of each list of a route, each counted with one request', async () => {
    const requested: unknown[] = [];
    const counting = {
      async read(_: string, __: unknown, params: unknown) {
        requested.push(params);
        const { per_page = 1, topic = '' } = isRecord(params) ? params : {};
        const pages = Math.ceil((topic === 'ropes' ? 1000 : 12) / Number(per_page));
        const content = Array.from({ length: pages }, (_, index) =>
          index + 1 < pages ? { next: index + 2 } : {},
        );
        return { key: '', source: '', fingerprint: '', content };
      },
    };
    const page = plan({
      file: 'topic~page.json',
      paging: { first: '/topic/:topic' },
      routes: ['/topic/:topic/page/:page'],
      params: { topic: list('ropes', 'ships'), page: eachNext },
      queries: {
        pages: query('article-pages', {
          is: 'object',
          needs: [],
          properties: {
            per_page: { is: 'literal', value: 12 },
            topic: { is: 'path', path: ['route', 'topic'] },
          },
        }),
      },
    });
    const found = await pagePaths([page], sources, counting);
    expect(found.map(({ path: at }) => at)).toEqual(
      Array.from({ length: 83 }, (_, index) => `/topic/ropes/page/${index + 2}`),
    );
    expect(requested).toEqual([
      { per_page: 12, topic: 'ropes' },
      { per_page: 12, topic: 'ships' },
    ]);
    const accepted = ['2', '84', '1', '02', '0', '-2', '2.0', '٣'].filter((number) =>
      acceptsParams(page, { topic: 'ropes', page: number }),
    );
    expect(accepted).toEqual(['2', '84']);
  });

  it('include only the values in the config if the list cannot be read, with a warning', async () => {
    service.fail('', { kind: 'status', status: 403 });
    const page = plan({
      routes: ['/journal/:slug'],
      params: { slug: eachSlug },
      queries: { articles: query('articles') },
    });
    const reading = reader();
    const lacking: IncompletePage[] = [];
    const found = await pagePaths([page], sources, reading, (route) => lacking.push(route));
    expect(found.map(({ path: at }) => at)).toEqual([
      '/journal/the-last-ferry-home',
      '/journal/written%20%26%20odd',
    ]);
    expect(reading.warnings).toHaveLength(1);
    const [{ key } = { key: '' }] = lacking;
    expect(lacking).toEqual([{ path: '/journal/:slug', query: 'articles', source: 'articles', key }]);
    expect(reading.log.failed.get(key)?.message).toContain('This request fails for a test.');
  });

  it('use the default if the list cannot be read, so that the route is complete', async () => {
    service.fail('', { kind: 'status', status: 403 });
    const slug: Plan = {
      is: 'array',
      minItems: 0,
      items: [{ is: 'each', of: ['articles'], show: { is: 'path', path: ['item', 'slug'] }, default: ['a'] }],
    };
    const page = plan({
      routes: ['/journal/:slug'],
      params: { slug },
      queries: { articles: query('articles') },
    });
    const lacking: IncompletePage[] = [];
    const found = await pagePaths([page], sources, reader(), (route) => lacking.push(route));
    expect([found.map(({ path: at }) => at).includes('/journal/a'), lacking]).toEqual([true, []]);
  });

  it.each([
    ['/journal/*=2', 1, 3],
    ['/journal/*=3', 2, 4],
    ['/journal/:slug=0', 0, 2],
  ])(
    'include only the first of a list if a rule such as %s limits them, and the list is not read further',
    async (text, requests, count) => {
      const page = plan({
        routes: ['/old/:slug', '/journal/:slug'],
        params: { slug: eachSlug },
        queries: { articles: query('articles', { is: 'literal', value: { per_page: 2 } }) },
      });
      const rule = parsePathRule(text);
      const { pages, isPartial } = partialSite(
        { pages: [page, plan({ file: 'home.json' })] },
        rule ? [rule] : [],
      );
      const found = await pagePaths(pages, sources, reader());
      expect(found.filter(({ path: at }) => at.startsWith('/journal/'))).toHaveLength(count);
      expect(service.requests).toHaveLength(requests);
      expect(['/journal/any', '/old/any', '/', '/other/any'].map(isPartial)).toEqual([
        true,
        true,
        false,
        false,
      ]);
    },
  );

  it('may change later where content adds values to the config', () => {
    const closed = plan({ routes: ['/:a/:b'], params: { a: list('1', '2'), b: list('x') } });
    expect(acceptsParams(closed, { a: '2', b: 'x' })).toBe(true);
    expect(acceptsParams(closed, { a: '2', b: 'y' })).toBe(false);
    const open = plan({ routes: ['/:slug/:b'], params: { slug: eachSlug, b: list('x') } });
    expect(acceptsParams(open, { slug: 'published-later', b: 'x' })).toBe(true);
    expect(acceptsParams(open, { slug: 'published-later', b: 'y' })).toBe(false);
    expect(acceptsParams(plan(), {})).toBe(true);
  });

  it('belong to the first page that declares them', async () => {
    const found = await pagePaths([plan({ file: 'a.json' }), plan({ file: 'b.json' })], sources, reader());
    expect(found.map(({ page }) => page.file)).toEqual(['a.json']);
  });
});
