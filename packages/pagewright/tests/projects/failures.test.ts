import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentErrorOf } from '../../src/content/content-error.ts';
import { read } from '../../src/content/read.ts';
import { withSettings } from '../commands/with-settings.ts';
import type { Fault } from '../fixtures/faulty-service/faults.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { sources } from '../sites/museum-code.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess, buildSettings, type InProcessBuild, smallSiteBundle } from './build-in-process.ts';
import { Instance } from './on-demand-instance.ts';
import { type OnDemandSite, openOnDemandSite, other, prerendered } from './on-demand-site.ts';
import { SmallSite } from './small-site.ts';

const limit = 240_000;
/** Milliseconds for a request. */
const deadline = 600;
const own404: Fault = { kind: 'status', status: 404, code: 'rest_not_found' };
const empty: Fault = { kind: 'shape', body: [] };

/**
 * The ways in which a content service may fail: how requests for articles fail, and requests for the list of articles if they fail
 * differently.
 */
const faults: readonly (readonly [what: string, entries: Fault, lists?: Fault])[] = [
  ['429, with `Retry-After: 3600`', { kind: 'status', status: 429, retryAfter: '3600' }],
  ['500', { kind: 'status', status: 500 }],
  [
    '502, an HTML page of a proxy',
    { kind: 'raw', status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
  ],
  ['503, in maintenance for ten minutes', { kind: 'status', status: 503, retryAfter: '600' }],
  ['401: the REST API is closed', { kind: 'status', status: 401, code: 'rest_disabled' }],
  ['403: wrong credentials', { kind: 'status', status: 403, code: 'rest_forbidden_context' }],
  [
    '404, an HTML page of a proxy',
    { kind: 'raw', status: 404, type: 'text/html', body: '<h1>Not found</h1>' },
  ],
  ['404: the route is off (`rest_no_route`)', { kind: 'status', status: 404, code: 'rest_no_route' }],
  [
    '400: no such page, of the first page',
    { kind: 'status', status: 400, code: 'rest_post_invalid_page_number' },
  ],
  ['no answer', { kind: 'hang' }],
  ['a broken connection', { kind: 'reset' }],
  ['an HTML page with 200', { kind: 'html' }],
  ['half of the JSON', { kind: 'truncated' }],
  ['content that does not fit', { kind: 'shape', body: { code: 'no', message: 'No' } }],
  [
    'empty lists, although their total counts entries',
    { kind: 'shape', body: [], headers: { 'X-WP-Total': '5' } },
  ],
  ['an empty database: its own 404 for entries, and empty lists', own404, empty],
];

let service: FaultyService;
let bundle: string;
let first: SmallSite;
let second: SmallSite;
let served: OnDemandSite;

beforeAll(async () => {
  [service, bundle, served] = await Promise.all([
    startMuseumService(),
    smallSiteBundle(),
    openOnDemandSite(),
  ]);
  first = new SmallSite();
  second = new SmallSite();
  const { status, output } = await buildInProcess(second, service.url, { bundle });
  if (status !== 0) throw new Error(output);
}, limit);
afterAll(async () => {
  first.remove();
  second.remove();
  await service.close();
});

function fail(target: FaultyService, entries: Fault, lists: Fault = entries): void {
  target.heal();
  target.fail('/articles', lists);
  target.fail('/article/', entries);
}

/** A build that reuses nothing from an earlier one. */
async function firstBuild(options: InProcessBuild = {}) {
  first.removeFolder('dist');
  first.removeFolder('.pagewright');
  return buildInProcess(first, service.url, { bundle, deadline, ...options });
}

const pagesOf = (site: SmallSite) => [...site.built().keys()].filter((file) => file.endsWith('.html'));
const dataOf = (site: SmallSite) => ['sitemap.xml', 'feed.xml'].map((file) => site.built().get(file));
const isPublished = (site: SmallSite) => existsSync(path.join(site.root, 'dist'));

/** The expected result of a first build. */
async function ofFirstBuild(isEmpty: boolean): Promise<string> {
  const { status, output } = await firstBuild();
  if (isEmpty) {
    // These answers are valid: an empty database has no pages.
    expect([status, output]).toEqual([
      0,
      expect.stringContaining('the content service has nothing for the slug'),
    ]);
    return 'no page of an entry; a warning for each entry that the config names';
  }
  expect([status, isPublished(first)], output).toEqual([1, false]);
  expect(output).toContain('cannot be published');
  expect(output).toMatch(/What to do: \S/);
  return 'nothing is published; exit 1 with a list: page, query, status, the words of the service, what to do';
}

/** The expected result of the next build. */
async function ofRebuild(before: readonly string[], data: readonly unknown[]): Promise<string> {
  const { status, output } = await buildInProcess(second, service.url, { bundle, deadline });
  expect([status, pagesOf(second), dataOf(second)], output).toEqual([0, before, data]);
  expect(output).toMatch(/warning: .*content of an earlier build|kept content of/);
  return 'all pages as they were; exit 0 with warnings';
}

/** The expected result on a server with pages on demand. */
async function ofServer(isEmpty: boolean): Promise<string> {
  const site = await new Instance(served, { deadline }).start();
  site.now += 61_000;
  for (let visit = 0; visit < 2; visit += 1) {
    const pages = await Promise.all([prerendered, '/list'].map((page) => site.request(page)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    await site.settle();
    site.now += 61_000;
  }
  const never = await site.request(other);
  expect([never.status, never.headers.get('cache-control')]).toEqual(
    isEmpty ? [404, expect.anything()] : [503, 'no-store'],
  );
  expect(site.reports.length).toBeGreaterThan(0);
  return isEmpty
    ? 'the last good pages; 404 for a page that was never rendered; the log and `pagewright held` say what is held'
    : 'the last good pages; 503 with `Retry-After` for a page that was never rendered; the log says why';
}

/** The expected page in a browser that reads the content again. */
async function ofBrowser(): Promise<string> {
  const reading = read(sources.article, { slug: 'a-mile-of-rope' }, { base: service.url, deadline });
  const { kind } = await reading.then(() => ({ kind: 'read' }), contentErrorOf);
  return kind === 'not-found'
    ? 'the page for unknown paths: the service itself says that there is no such entry'
    : 'the page as it is; a page without content shows its failure and Retry';
}

describe('a failure of the content service', () => {
  it(
    'has the effects that the table in the docs lists, in builds, on a server and in a browser',
    async () => {
      const [before, data] = [pagesOf(second), dataOf(second)];
      const rows: string[] = [];
      for (const [what, entries, lists] of faults) {
        const isEmpty = lists !== undefined;
        fail(service, entries, lists);
        fail(served.service, entries, lists);
        // For all builds, because they run side by side and the environment belongs to the process.
        const cells = await withSettings(buildSettings(deadline), () =>
          Promise.all([ofFirstBuild(isEmpty), ofRebuild(before, data), ofServer(isEmpty), ofBrowser()]),
        );
        rows.push(`| ${[what, ...cells].join(' | ')} |`);
      }
      service.heal();
      served.service.heal();
      const table = [
        '# What a failure of the content service leads to',
        '',
        'A test makes the content service fail in each of these ways and writes this table: `npx vitest run --project projects failures -u`. In each row the service',
        'fails for all articles and their list. [Content](content.md) has the states of a page, [deploy](deploy.md) and [on demand](on-demand.md) what an operator does.',
        '',
        '| the content service answers with | first build | next build | pages on demand | browser |',
        '| --- | --- | --- | --- | --- |',
        ...rows,
        '',
      ].join('\n');
      await expect(table).toMatchFileSnapshot(
        path.resolve(import.meta.dirname, '../../../../docs/failures.md'),
      );
    },
    limit,
  );
});

describe('a first build', () => {
  it(
    'waits for a service that limits requests, and then has every page',
    async () => {
      service.heal();
      const soon: Fault = { kind: 'status', status: 429, retryAfter: '1' };
      const atDate: Fault = {
        kind: 'status',
        status: 429,
        retryAfter: new Date(Date.now() + 2_000).toUTCString(),
      };
      service.fail('/article', [soon, atDate], 3);
      const { status, output } = await firstBuild({ wait: 60 });
      expect(status, output).toBe(0);
      expect(output).toMatch(
        /Waiting for the content service \(status 429\): \d s, then at most \d+ requests? at a time/,
      );
      expect(pagesOf(first)).toEqual(pagesOf(second));
    },
    limit,
  );

  it(
    'without some entries publishes nothing, later continues with the entries that it has read, and with --allow-incomplete leaves out only the missing ones',
    async () => {
      service.heal();
      service.fail('/article/a-mile-of-rope', { kind: 'status', status: 500, retryAfter: '3600' });
      const stopped = await firstBuild();
      expect([stopped.status, isPublished(first)]).toEqual([1, false]);
      expect(stopped.output).toContain(
        'article: HTTP error! status: 500: "This request fails for a test. (fault)"\n  /articles/a-mile-of-rope (query article, GET /wp-json/custom/v1/article/a-mile-of-rope)',
      );
      // The build keeps the list and the other entries.
      service.fail('/', { kind: 'status', status: 500, retryAfter: '3600' });
      const again = await buildInProcess(first, service.url, { bundle, deadline });
      expect(again.output).toContain('2 pages cannot be published');
      service.heal();
      service.fail('/article/a-mile-of-rope', { kind: 'status', status: 500, retryAfter: '3600' });
      const allowed = await buildInProcess(first, service.url, { bundle, deadline, allowIncomplete: true });
      expect(allowed.status, allowed.output).toBe(0);
      expect(allowed.output).toContain('warning: 2 pages are not published');
      const files = [...first.built()].map(
        ([file, bytes]) => [file, Buffer.from(bytes, 'base64').toString()] as const,
      );
      const naming = files.filter(
        ([file, text]) => /\.(?:html|xml)$/.test(file) && text.includes('A mile of rope'),
      );
      expect(naming.map(([file]) => file)).toEqual([]);
      service.heal();
      const complete = await buildInProcess(first, service.url, { bundle, deadline });
      expect([complete.status, pagesOf(first)]).toEqual([0, pagesOf(second)]);
    },
    limit,
  );

  it(
    'whose list of entries fails links to no entries that it does not know',
    async () => {
      service.heal();
      // The first request is for the entries of the route. Later requests are for the home page.
      service.fail('/articles', { kind: 'status', status: 403 }, 1);
      const { status, output } = await firstBuild({ allowIncomplete: true });
      expect([status, output]).toEqual([0, expect.stringContaining('/journal/:slug (query articles')]);
      const home = Buffer.from(first.built().get('index.html') ?? '', 'base64').toString();
      const links = [...home.matchAll(/href="(\/journal\/[^"]+)"/g)].map(
        ([, link = '']) => `${link.slice(1)}.html`,
      );
      expect(links.length).toBeGreaterThan(0);
      expect(pagesOf(first)).toEqual(expect.arrayContaining(links));
      service.heal();
    },
    limit,
  );
});
