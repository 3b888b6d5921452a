import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordpress } from '../../../pagewright-wordpress/src/wordpress.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import { movedPages } from '../../src/pipeline/redirects/moved-pages.ts';
import { writeRedirects } from '../../src/pipeline/redirects/redirect-files.ts';
import { parseMovedPaths } from '../../src/pipeline/redirects/redirects.ts';
import type { Fault } from '../fixtures/faulty-service/faults.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { page, query } from '../render/page-fixture.ts';
import { sources } from '../sites/museum-code.ts';
import { startMuseumService } from '../sites/museum-service.ts';

const bySlug = (param: string) =>
  ({ is: 'object', needs: ['slug'], properties: { slug: { is: 'path', path: ['route', param] } } }) as const;
const pages = [
  page([], {
    routes: ['/blog/:slug', '/news/:slug'],
    queries: { article: query('article', bySlug('slug')) },
  }),
  page([], { routes: ['/on-show/:name'], queries: { show: query('exhibition', bySlug('name')) } }),
  page([], { routes: ['/both/:slug/:part'], queries: { article: query('article', bySlug('slug')) } }),
  page([], {
    routes: ['/first'],
    queries: { article: query('article', { is: 'literal', value: { slug: 'new' } }) },
  }),
];
const written = new Set([
  '/blog/new',
  '/news/new',
  '/blog/taken',
  '/news/taken',
  '/on-show/here',
  `/blog/${encodeURIComponent('新')}`,
]);
let folder: string;
let previous: string;
let service: FaultyService;

beforeEach(async () => {
  previous = '';
  folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
  service = await startMuseumService();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.close();
});

const options = () => ({
  service: { base: service.url, deadline: 2_000 },
  pages,
  sources,
  movedEntries: wordpress().movedEntries,
  written,
  previous: parseMovedPaths(previous, ''),
});
const redirects = async () => (await movedPages(options())).redirects;
const respond = (body: unknown) => service.fail('/moved-entries', { kind: 'shape', body });

describe('paths of pages whose entry has a new slug', () => {
  it('redirect to the page, from every route of a page that is written', async () => {
    respond([
      { type: 'article', from: 'old', to: 'new' },
      { type: 'exhibition', from: 'there', to: 'here' },
      { type: 'article', from: '旧', to: '新' },
    ]);
    expect(writeRedirects({ rules: [], moved: await redirects() }, '')).toBe(
      [
        `/blog/${encodeURIComponent('旧')} /blog/${encodeURIComponent('新')} 301`,
        '/blog/old /blog/new 301',
        '/news/old /news/new 301',
        '/on-show/there /on-show/here 301',
        '',
      ].join('\n'),
    );
  });

  it('never replace a page, lead to a missing page or leave the site', async () => {
    respond([
      { type: 'article', from: 'taken', to: 'new' },
      { type: 'article', from: 'old', to: 'nowhere' },
      { type: 'article', from: 'old two 301\n/x', to: 'new' },
      { type: 'stranger', from: 'old', to: 'new' },
      { type: 'article', from: '//evil.example', to: 'new' },
    ]);
    expect([...(await redirects())]).toEqual([]);
  });

  it.each<[string, Fault]>([
    ['has no such route', { kind: 'status', status: 404, code: 'rest_no_route' }],
    ['returns an empty list, as an empty database does', { kind: 'shape', body: [] }],
    ['returns entries that do not fit', { kind: 'shape', body: [{ type: 'article' }] }],
  ])('keep the redirects of the previous build, with a warning, while the service %s', async (_, fault) => {
    previous = '/blog/old /blog/new 301\n/blog/gone /blog/nowhere 301\n';
    service.fail('/moved-entries', fault);
    const { redirects, warnings } = await movedPages(options());
    expect([...redirects]).toEqual([['/blog/old', '/blog/new']]);
    expect(warnings.map(({ text }) => text)).toEqual([
      expect.stringContaining('redirects of the previous build'),
    ]);
  });

  it('have no redirects if the list is empty and that is accepted, or if there were none before', async () => {
    respond([]);
    expect(await movedPages(options())).toEqual({ redirects: new Map(), warnings: [] });
    previous = '/blog/old /blog/new 301\n';
    expect((await movedPages({ ...options(), allowShrink: true })).redirects).toEqual(new Map());
  });

  it('get status 301 from the static server, unless there is a page', async () => {
    for (const name of ['new', 'taken']) {
      mkdirSync(path.join(folder, 'blog', name), { recursive: true });
      writeFileSync(path.join(folder, 'blog', name, 'index.html'), name);
    }
    writeFileSync(path.join(folder, '_redirects'), '/blog/old /blog/new 301\n/blog/taken /blog/new 301\n');
    const { server, address } = await listen(folderHandler(folder), 0);
    const get = (url: string) => fetch(address + url, { redirect: 'manual' });
    const moved = await get('/blog/old?from=mail');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/new?from=mail']);
    expect((await get('/blog/taken')).status).toBe(200);
    expect((await get('/_redirects')).status).toBe(404);
    await closeServer(server);
  });

  it('are read from the written file, without the redirects of the config', () => {
    const moved = '/blog/old /blog/new 301\n';
    expect(writeRedirects({ rules: [], moved: parseMovedPaths(moved, '') }, '')).toBe(moved);
    const rules = [{ from: '/a', to: '/b' }];
    const both = writeRedirects({ rules, moved: parseMovedPaths(moved, '') }, '');
    expect(writeRedirects({ rules, moved: parseMovedPaths(both, '') }, '')).toBe(both);
    expect(parseMovedPaths(writeRedirects({ rules, moved: new Map() }, ''), '')).toEqual(new Map());
  });
});
