import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  closeServer,
  folderHandler,
  listen,
} from '../../../packages/pagewright/src/node/serving/static-server.ts';
import {
  movedPages,
  parseRedirects,
  writeRedirects,
} from '../../../packages/pagewright/src/pipeline/files/moved-pages.ts';
import { wordpress } from '../../../packages/pagewright-wordpress/src/wordpress.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import type { Fault } from '../../fixtures/faulty-service/faults.ts';
import type { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';
import { startFaultyService } from '../content/content-fixture.ts';
import { page, query } from '../render/page-fixture.ts';

const bySlug = (param: string) =>
  ({ is: 'object', needs: ['slug'], members: { slug: { is: 'path', path: ['route', param] } } }) as const;
const pages = [
  page([], { routes: ['/blog/:slug', '/news/:slug'], queries: { post: query('post', bySlug('slug')) } }),
  page([], { routes: ['/studies/:name'], queries: { study: query('case-study', bySlug('name')) } }),
  page([], { routes: ['/both/:slug/:part'], queries: { post: query('post', bySlug('slug')) } }),
  page([], {
    routes: ['/first'],
    queries: { post: query('post', { is: 'literal', value: { slug: 'new' } }) },
  }),
];
const written = new Set([
  '/blog/new',
  '/news/new',
  '/blog/taken',
  '/news/taken',
  '/studies/here',
  `/blog/${encodeURIComponent('新')}`,
]);
let folder: string;
let service: FaultyService;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
  service = await startFaultyService();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.close();
});

const options = () => ({
  base: service.url,
  deadline: 2_000,
  pages,
  sources,
  movedEntries: wordpress().movedEntries,
  written,
  previous: folder,
});
const found = async () => (await movedPages(options())).redirects;
const answer = (body: unknown) => service.fail('/moved-entries', { kind: 'shape', body });

describe('pages whose entry has another slug now', () => {
  it('are redirected from every old path of a page that is written', async () => {
    answer([
      { type: 'post', from: 'old', to: 'new' },
      { type: 'case-study', from: 'there', to: 'here' },
      { type: 'post', from: '旧', to: '新' },
    ]);
    expect(writeRedirects(await found())).toBe(
      [
        `/blog/${encodeURIComponent('旧')} /blog/${encodeURIComponent('新')} 301`,
        '/blog/old /blog/new 301',
        '/news/old /news/new 301',
        '/studies/there /studies/here 301',
        '',
      ].join('\n'),
    );
  });

  it('never take the place of a page, lead to none, or leave the site', async () => {
    answer([
      { type: 'post', from: 'taken', to: 'new' },
      { type: 'post', from: 'old', to: 'nowhere' },
      { type: 'post', from: 'old two 301\n/x', to: 'new' },
      { type: 'stranger', from: 'old', to: 'new' },
      { type: 'post', from: '//evil.example', to: 'new' },
    ]);
    expect([...(await found())]).toEqual([]);
  });

  it.each<[string, Fault]>([
    ['has no such route', { kind: 'status', status: 404, code: 'rest_no_route' }],
    ['answers with an empty list, as an empty database does', { kind: 'shape', body: [] }],
    ['answers with entries that cannot be read', { kind: 'shape', body: [{ type: 'post' }] }],
  ])('keep the redirects of the build before, with a warning, while the service %s', async (_, fault) => {
    writeFileSync(path.join(folder, '_redirects'), '/blog/old /blog/new 301\n/blog/gone /blog/nowhere 301\n');
    service.fail('/moved-entries', fault);
    const { redirects, warnings } = await movedPages(options());
    expect([...redirects]).toEqual([['/blog/old', '/blog/new']]);
    expect(warnings.map(({ text }) => text)).toEqual([
      expect.stringContaining('redirects of the previous build'),
    ]);
  });

  it('are gone with the last of the list when that is accepted, or when there were none', async () => {
    answer([]);
    expect(await movedPages(options())).toEqual({ redirects: new Map(), warnings: [] });
    writeFileSync(path.join(folder, '_redirects'), '/blog/old /blog/new 301\n');
    expect((await movedPages({ ...options(), allowShrink: true })).redirects).toEqual(new Map());
  });

  it('are answered with 301 by the preview server, and real pages before them', async () => {
    for (const name of ['new', 'taken']) {
      mkdirSync(path.join(folder, 'blog', name), { recursive: true });
      writeFileSync(path.join(folder, 'blog', name, 'index.html'), name);
    }
    writeFileSync(path.join(folder, '_redirects'), '/blog/old /blog/new 301\n/blog/taken /blog/new 301\n');
    const { server, address } = await listen(folderHandler(folder), 0);
    const get = (url: string) => fetch(address + url, { redirect: 'manual' });
    const moved = await get('/blog/old?from=mail');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/new']);
    expect((await get('/blog/taken')).status).toBe(200);
    expect((await get('/_redirects')).status).toBe(404);
    await closeServer(server);
  });

  it('are read back as they were written', () => {
    const text = '/blog/old /blog/new 301\n';
    expect(writeRedirects(parseRedirects(text))).toBe(text);
  });
});
