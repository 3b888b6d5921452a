// @vitest-environment jsdom
import { mutate } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageModule } from '../../src/render/document/page-module.ts';
import { createPageOpener } from '../../src/render/routing/page-opener.ts';
import { createSiteCode } from '../../src/render/site-code.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';
import { museumDefinition } from '../sites/museum-definition.ts';
import { clientScript, documentOf, runClient } from './document-fixture.ts';
import { block, plan, query } from './page-fixture.ts';

const { site: config } = checkedMuseum;

const minute = 60_000;
const settings = { siteUrl: '', formPath: '', requestTimeout: 10_000, revalidateAfter: minute };
const page = { plan: plan({ routes: ['/journal/:slug'] }), fallbacks: {}, deferred: {} };

let requests: string[];
/** Changes the documents of the host. */
let documentAt: (path: string) => Response;
const loadModule = vi.fn(async (): Promise<PageModule> => ({ ...page, loadSources: async () => ({}) }));

beforeEach(() => {
  // The documents of the development server have no content.
  vi.stubEnv('DEV', false);
  vi.useFakeTimers({ now: Date.parse('2026-03-12T10:00:00Z'), toFake: ['Date', 'setTimeout'] });
  runClient();
  loadModule.mockClear();
  requests = [];
  documentAt = (path) => new Response(documentOf(path, { page }));
  vi.stubGlobal('fetch', async (url: URL) => {
    requests.push(url.pathname);
    return documentAt(url.pathname);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function opener(definition = museumDefinition) {
  const route = {
    file: 'article.json',
    route: '/journal/:slug',
    canonical: '/journal/:slug',
    load: loadModule,
  };
  const first = { path: '/', match: undefined };
  return createPageOpener(createSiteCode(definition, config, [route]), settings, first);
}

test('a page is read once, for the visitor who points at a link and then follows it', async () => {
  const pages = opener();
  const preparing = pages.prepare('/journal/one/');
  const opened = await pages.open('/journal/one');
  await preparing;
  expect(requests).toEqual(['/journal/one/']);
  expect(pages.kept('/journal/one')).toBe(opened);
  expect(loadModule).not.toHaveBeenCalled();
});

test('ten pages are kept, for five minutes', async () => {
  const pages = opener();
  const paths = Array.from({ length: 11 }, (_, index) => `/journal/${index}`);
  for (const path of paths) await pages.prepare(path);
  expect(paths.filter((path) => pages.kept(path))).toEqual(paths.slice(1));
  vi.advanceTimersByTime(5 * minute);
  expect(paths.filter((path) => pages.kept(path))).toEqual([]);
});

test('the content of a page is as new as the server says', async () => {
  documentAt = (path) =>
    new Response(documentOf(path, { page }), {
      headers: { 'Server-Timing': 'made;desc="2026-03-12T09:59:30.000Z"' },
    });
  const opened = await opener().open('/journal/one');
  expect(opened.match && opened.freshUntil - Date.now()).toBe(30_000);
});

test.each([
  ['is not there', () => new Response('Not Found', { status: 404 })],
  ['is of another path', () => new Response(documentOf('/journal/two', { page }))],
  ['has no page', () => new Response(documentOf('/journal/one', {}))],
  ['cannot be read', () => Response.error()],
])('a page whose document %s opens without content, and is read again the next time', async (_, response) => {
  documentAt = response;
  const pages = opener();
  await pages.open('/journal/one');
  expect(loadModule).toHaveBeenCalledOnce();
  expect(pages.kept('/journal/one')).toBeUndefined();
  await pages.prepare('/journal/one');
  expect(requests).toHaveLength(2);
});

test('a page is not kept without the code of one of its blocks', async () => {
  const withBlock = { ...page, plan: plan({ routes: ['/journal/:slug'], blocks: [block(1, [])] }) };
  documentAt = (path) => new Response(documentOf(path, { page: withBlock }));
  const saying = vi.fn(async () => ({ default: () => null })).mockRejectedValueOnce(new Error('No network'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pages = opener({ ...museumDefinition, blocks: { saying } });
  await pages.prepare('/journal/one');
  expect(pages.kept('/journal/one')).toBeUndefined();
  await pages.prepare('/journal/one');
  expect(pages.kept('/journal/one')).toBeDefined();
  warn.mockRestore();
});

test('the HTML of a document is shown until the tab reads newer content; then the page needs the code of its blocks', async () => {
  const withArticle = {
    ...page,
    plan: plan({ queries: { article: query('article') }, blocks: [block(1, ['article'])] }),
  };
  const payload = {
    page: withArticle,
    keys: { article: 'GET /one' },
    contents: { 'GET /one': { content: 'Old', issues: [] } },
  };
  const html = '<div id="page"><main><p>Old</p></main></div><footer></footer>';
  documentAt = (path) => new Response(documentOf(path, payload, clientScript, html));
  const saying = vi.fn(async () => ({ default: () => null }));
  const pages = opener({ ...museumDefinition, blocks: { saying } });
  const read = await pages.open('/journal/one');
  expect(read).toMatchObject({ html: '<main><p>Old</p></main>' });
  await mutate('GET /one', { content: 'Old', issues: [], digest: '1' }, { revalidate: false });
  expect(await pages.open('/journal/one')).toBe(read);
  expect(saying).not.toHaveBeenCalled();

  await mutate('GET /one', { content: 'New', issues: [] }, { revalidate: false });
  expect(await pages.open('/journal/one')).not.toHaveProperty('html');
  expect(saying).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(1);
});
