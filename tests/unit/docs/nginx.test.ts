import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostilePaths } from '../../../packages/pagewright/tests/fixtures/hostile-paths.ts';
import { reportNotRun } from '../../../packages/pagewright/tests/not-run.ts';
import { interpretNginx } from './nginx-interpreter.ts';
import { hasNginx, promised, type SiteServer, startNginx } from './nginx-server.ts';

const file = 'docs/nginx.conf';

/** The interpreter, and nginx too if it is installed, so that both are compared. */
const servers: readonly (readonly [string, (base: string) => SiteServer | Promise<SiteServer>])[] = [
  ...(hasNginx ? [['a real nginx', (base: string) => startNginx(file, base)] as const] : []),
  ['an interpreter of its rules', (base) => interpretNginx(file, base)],
];
if (!hasNginx)
  reportNotRun('docs/nginx.conf in nginx itself', 'it is not installed, so an interpreter of its rules ran');

describe.each(servers)('docs/nginx.conf, run by %s', (_, start) => {
  let site: SiteServer;
  beforeAll(async () => {
    site = await start('');
  });
  afterAll(() => site.stop());

  it.each(hostilePaths)('keeps a visitor on the site: $why', async ({ path }) => {
    const { status, headers, body } = await site.send(path);
    expect(status).toBeLessThan(500);
    // nginx rejects an invalid target before it applies any rule.
    if (status !== 400 && status !== 414)
      expect([...headers.keys()]).toEqual(expect.arrayContaining(promised));
    expect(headers.get('location') ?? '/').toMatch(
      /^\/(?![/\\])(?![^?]*%(?:2f|5c|0|1|7f))[\w.~%-]*(?:\/[\w.~%-]+)*(?:\?\S*)?$/i,
    );
    expect(headers.has('set-cookie')).toBe(false);
    expect(body).not.toContain('Rules of the build');
    expect(body.startsWith('\x1f')).toBe(false);
  });

  it.each([
    ['/services/', '/services'],
    ['/services/pmo/', '/services/pmo'],
    ['/services/pmo/index.html', '/services/pmo'],
    ['/services/pmo/?a=1&b=%20', '/services/pmo?a=1&b=%20'],
    ['/posts/gr%C3%B6%C3%9Fe/', '/posts/gr%C3%B6%C3%9Fe'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
  ])('redirects %s to %s permanently', async (from, to) => {
    const { status, headers } = await site.send(from);
    expect([status, headers.get('location')]).toEqual([308, to]);
    expect([...headers.keys()]).toEqual(expect.arrayContaining(promised));
  });

  it.each([
    ['/services/gr%C3%B6%C3%9Fe', 301, '/services/pmo'],
    ['/services/gr%c3%b6%c3%9fe/', 301, '/services/pmo'],
    ['/services/gr%C3%B6%C3%9Fe?utm_source=a', 301, '/services/pmo?utm_source=a'],
    ['/team/ann/?utm_source=a', 301, '/services/ann?from=team#top'],
    ['/team/ann/lead', 301, '/services/lead'],
    ['/%C3%BCber-uns?a=1', 302, '/services?a=1'],
    ['/shop.html', 301, 'https://shop.example/'],
  ])('redirects the old path %s with %i to %s', async (from, code, to) => {
    const { status, headers } = await site.send(from);
    expect([status, headers.get('location')]).toEqual([code, to]);
    expect([...headers.keys()]).toEqual(expect.arrayContaining(promised));
  });

  it.each([
    ['/', 'Home'],
    ['/?a=//b', 'Home'],
    ['/services', 'Services'],
    ['/services/pmo', 'PMO'],
    ['/posts/gr%C3%B6%C3%9Fe', 'Größe'],
    ['/posts/404', 'The post 404'],
    ['/assets/main.js', 'export {};'],
  ])('serves %s with its file and the headers of the build', async (target, text) => {
    const { status, headers, body } = await site.send(target);
    expect([status, Buffer.from(body, 'latin1').toString('utf8')]).toEqual([200, text]);
    expect([...headers.keys()]).toEqual(expect.arrayContaining(promised));
    // A rule of the site's own is for the path in the address, not for the file.
    expect(headers.get('x-of-path')).toBe(target.replace(/\?.*/, ''));
  });

  it.each([
    '/nothing',
    '/services/.hidden/',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/_redirects.map',
    '/_nginx-http.conf',
    '/_nginx-server.conf',
    '/_nginx-types.conf',
    '/_build.json',
    '/team/..x',
    '/shopxhtml',
    '/_headers.gz',
    '/index.html.gz',
  ])('serves %s with 404 and the page for unknown paths', async (target) => {
    const { status, headers, body } = await site.send(target);
    expect([status, body]).toEqual([404, 'Not found']);
    expect([...headers.keys()]).toEqual(expect.arrayContaining(promised));
    expect(headers.get('x-of-path')).toBe('/404.html');
  });

  it('serves the page for unknown paths in the language of the path', async () => {
    for (const target of ['/de/nichts', '/de/404', '/de/404.html'])
      expect((await site.send(target)).body, target).toBe('Nicht gefunden');
    expect((await site.send('/depot')).body).toBe('Not found');
  });

  it.each([
    ['/', 'text/x-home'],
    ['/services/pmo', 'text/x-pmo'],
    ['/feed', 'application/feed+json'],
    ['/notes/today', 'text/x-note'],
    ['/notes/2026/may', 'text/x-of-month'],
    ['/notes/drafts/june', 'text/html; charset=utf-8'],
    ['/services', 'text/html; charset=utf-8'],
  ])('serves %s with the type of the rules of the site: %s', async (target, type) => {
    const { status, headers } = await site.send(target);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect([...headers.keys()]).toEqual(expect.arrayContaining(promised));
  });

  it.each([
    ['/notes/today/', 308],
    ['/notes/today.html.gz', 404],
    ['/notes/404', 404],
    ['/notes/404.html', 404],
    ['/notes/nothing', 404],
  ])('answers %s with %i, although it is below a pattern with a type', async (target, status) => {
    expect((await site.send(target)).status).toBe(status);
  });

  it('sends a value with a dollar sign unchanged', async () => {
    expect((await site.send('/people/ann.avif')).headers.get('x-price')).toBe('5$ or $price');
  });

  it('sends the files that the build compressed', async () => {
    const { headers } = await site.send('/services', 'Accept-Encoding: gzip\r\n');
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('allows framing of the framed page only, and caches files as the build says', async () => {
    const policyOf = async (target: string) =>
      (await site.send(target)).headers.get('content-security-policy');
    expect(await policyOf('/careers-board/board.html')).toContain("frame-ancestors 'self'");
    expect(await policyOf('/')).toContain("frame-ancestors 'none'");
    const cacheOf = async (target: string) => (await site.send(target)).headers.get('cache-control');
    expect(await cacheOf('/assets/main.js')).toContain('immutable');
    // The next release may have the file.
    expect(await cacheOf('/assets/nothing.js')).toContain('must-revalidate');
    expect(await cacheOf('/people/ann.avif')).toContain('max-age=86400');
    expect(await cacheOf('/preview')).toBe('no-store');
    const preview = await site.send('/preview');
    expect(preview.headers.get('x-robots-tag')).toBe('noindex');
    expect((await site.send('/')).headers.has('x-robots-tag')).toBe(false);
    expect((await site.send('/speculation-rules.json')).status).toBe(200);
  });
});

describe.each(servers)('docs/nginx.conf for a site below a path, run by %s', (_, start) => {
  let site: SiteServer;
  beforeAll(async () => {
    site = await start('/museum');
  });
  afterAll(() => site.stop());

  it.each([
    ['/museum', 308, '/museum/'],
    ['/museum?a=1', 308, '/museum/?a=1'],
    ['/museum/index.html?a=1', 308, '/museum/?a=1'],
    ['/museum/services/', 308, '/museum/services'],
    ['/museum/start', 301, '/museum/'],
    ['/museum/team/ann/', 301, '/museum/services/ann?from=team#top'],
  ])('redirects %s with %i to %s', async (from, code, to) => {
    const { status, headers } = await site.send(from);
    expect([status, headers.get('location')]).toEqual([code, to]);
    // The rules of the build begin below the base.
    expect(headers.has('content-security-policy')).toBe(from.startsWith('/museum/'));
  });

  it.each([
    ['/museum/', 'Home'],
    ['/museum/?a=1', 'Home'],
    ['/museum/services', 'Services'],
    ['/museum/posts/404', 'The post 404'],
  ])('serves %s without a redirect', async (target, text) => {
    const { status, headers, body } = await site.send(target);
    expect([status, body]).toEqual([200, text]);
    expect([...headers.keys()]).toEqual(expect.arrayContaining(promised));
    expect(headers.get('x-of-path')).toBe(target.replace(/^\/museum|\?.*/g, ''));
    // The site shares its domain.
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('gives the home page and other pages the types of the rules of the site', async () => {
    for (const [target, type] of [
      ['/museum/', 'text/x-home'],
      ['/museum/notes/today', 'text/x-note'],
    ])
      expect((await site.send(target ?? '')).headers.get('content-type'), target).toBe(type);
  });

  it.each(['/museum', ''])('hides the files for hosts in %j', async (folder) => {
    const ofNginx = ['_redirects.map', '_nginx-http.conf', '_nginx-server.conf', '_nginx-types.conf'];
    for (const name of [
      '_headers',
      '_redirects',
      ...ofNginx,
      '_build.json',
      '_headers.gz',
      '_build.json.gz',
      'index.html.gz',
    ]) {
      const { status, body } = await site.send(`${folder}/${name}`);
      expect([status, body], name).toEqual([404, 'Not found']);
    }
  });

  it('serves unknown paths with the page in their language', async () => {
    for (const [target, text] of [
      ['/museum/nothing', 'Not found'],
      ['/museum/404', 'Not found'],
      ['/museums', 'Not found'],
      ['/museum/de/nichts', 'Nicht gefunden'],
    ])
      expect((await site.send(target ?? '')).body, target).toBe(text);
  });
});
