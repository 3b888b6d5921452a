import { readdirSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import type { Storage } from 'unstorage';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { authorizedFetch } from '../../src/content/requests/authorized-fetch.ts';
import { writeEdgeFolder } from '../../src/node/output/server-folder.ts';
import { onDemandHandler } from '../../src/node/serving/on-demand.ts';
import { openPageStore } from '../../src/node/serving/page-store.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import { kvHandler, runWorkerd } from '../../src/node/serving/workerd.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { faultsOfServer, sendRaw } from '../fixtures/raw-requests.ts';
import { slugsInScripts } from '../fixtures/slugs-in-scripts.ts';
import { reportNotRun } from '../not-run.ts';
import { buildInProcess, bundleOf } from './build-in-process.ts';
import {
  announcementOf,
  changeHeading,
  detail,
  type OnDemandSite,
  openOnDemandSite,
  other,
  paths,
  prerendered,
  secret,
} from './on-demand-site.ts';
import { credentials, expectPreviews } from './served-previews.ts';

const limit = 120_000;
const root = path.resolve(import.meta.dirname, '../../../..');
const redis = 'redis://127.0.0.1:6379';

let built: OnDemandSite;
let service: FaultyService;

beforeAll(async () => {
  built = await openOnDemandSite();
  service = built.service;
}, limit);
beforeEach(() => service.heal());

async function serve(handler: Parameters<typeof listen>[0]): Promise<string> {
  const { server, address } = await listen(handler, 0);
  onTestFinished(() => closeServer(server));
  return address;
}

/** Opens a store that is closed after the test. */
async function openStore(name = 'memory'): Promise<Storage> {
  const store = await openPageStore(name);
  onTestFinished(() => store.dispose());
  return store;
}

/** Starts a host in Node. Returns its address. */
async function startNode(store: Storage): Promise<string> {
  const handler = await onDemandHandler({
    folder: built.outDir,
    freshFor: 60_000,
    store,
    content: { base: service.url, deadline: 2_000, fetch: authorizedFetch(credentials) },
    secrets: { announcements: secret },
    report: () => {},
  });
  return serve(handler);
}

/** Starts a host in workerd. Returns its address. */
async function startWorkerd(store: Storage): Promise<string> {
  const folder = path.join(built.project.root, 'dist-edge');
  writeEdgeFolder(built.outDir, folder);
  const { process, port } = await runWorkerd(
    {
      folder,
      port: 0,
      assets: new URL(await serve(folderHandler(built.outDir))).host,
      pages: new URL(await serve(kvHandler(store))).host,
      variables: { PAGEWRIGHT_SECRET: secret, CONTENT_AUTHORIZATION: credentials },
    },
    root,
  );
  onTestFinished(() => void process.kill());
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  ))
    for (const hidden of [secret, credentials])
      expect(readFileSync(path.join(folder, file), 'utf8').includes(hidden), file).toBe(false);
  return `http://127.0.0.1:${port}`;
}

async function announce(site: string, slug: string, isGone = false): Promise<Response> {
  return fetch(`${site}/_pagewright/purge`, await announcementOf(slug, Date.now(), { isGone }));
}

/** Paths at which a host could serve an article: its pages, a redirect of the config, the file of its page and copies of that file. */
const pathsTo = (slug: string) => [
  `/journal/${slug}`,
  `/articles/${slug}`,
  `/news/${slug}`,
  `/journal/${slug}.html`,
  ...['br', 'gz'].map((end) => `/journal/${slug}.html.${end}`),
];

const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
const textOf = async (url: string) => (await fetch(url)).text();

describe('a host of pages on demand', () => {
  it.each([
    ['Node', startNode],
    ['workerd', startWorkerd],
  ])(
    'in %s serves files, prerendered pages, pages on demand, announced changes and previews',
    async (_, start) => {
      const store = await openStore();
      const site = await start(store);
      expect(await textOf(site + prerendered)).toBe(built.fileOf(prerendered));
      const picture = await fetch(`${site}/share.png`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

      for (const listing of ['/sitemap.xml', '/feed.xml'])
        expect(await textOf(site + listing), listing).toContain(other);

      const first = await fetch(site + other);
      expect([first.status, first.headers.get('cache-status')]).toEqual([200, 'pagewright; fwd=miss']);
      expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
      const html = await first.text();
      const etag = first.headers.get('etag') ?? '';
      expect((await fetch(site + other, { headers: { 'If-None-Match': etag } })).status).toBe(304);
      expect((await fetch(site + other, { method: 'HEAD' })).status).toBe(200);
      expect((await fetch(`${site}${other}/`, { redirect: 'manual' })).status).toBe(308);
      for (const unknown of ['/journal/never-written', '/nothing', '/_build.json', '/404']) {
        const missing = await fetch(site + unknown);
        expect([missing.status, (await missing.text()).slice(0, 15)], unknown).toEqual([
          404,
          '<!doctype html>',
        ]);
      }
      for (const [title, slug] of Object.entries(slugsInScripts)) {
        const name = encodeURIComponent(slug);
        const body = { hero_heading: title, details: [[{ title: 'Dust', content: '<p>Words</p>' }]] };
        service.fail(({ url = '' }) => url.endsWith(`${detail}${name}`), { kind: 'shape', body });
        expect(await textOf(`${site}/journal/${name}`), title).toContain(`<title>${title} |`);
      }
      const long = await fetch(`${site}/journal/${'x'.repeat(2_048)}`);
      expect([long.status, long.headers.get('content-security-policy')]).toEqual([
        414,
        expect.stringContaining("default-src 'none'"),
      ]);
      await changeHeading(service, other, 'Announced');
      expect(await textOf(site + other)).toBe(html);
      expect((await announce(site, 'the-winter-store')).status).toBe(200);
      expect(await textOf(site + other)).toContain('Announced');
      // The announcement alone is enough, although the service still has the article.
      for (const page of [other, prerendered]) {
        const slug = page.split('/').at(-1) ?? '';
        const statuses = () => Promise.all(pathsTo(slug).map((each) => statusOf(site + each)));
        await announce(site, slug, true);
        expect(await statuses(), page).toEqual(pathsTo(slug).map(() => 404));
        await announce(site, slug);
        expect(await statuses(), page).toEqual([
          200,
          200,
          301,
          308,
          ...pathsTo(slug)
            .slice(4)
            .map(() => 404),
        ]);
      }
      // The content is the same as at build, so the bytes are the same, too.
      expect((await announce(site, 'a-mile-of-rope')).status).toBe(200);
      const again = await fetch(site + prerendered);
      expect(again.headers.get('cache-status')).toBe('pagewright; fwd=miss');
      expect(await again.text()).toBe(built.fileOf(prerendered));

      await expectPreviews(site, service, store);
    },
    limit,
  );

  it('in Node refuses every malformed request, with the policy of the site', async () => {
    expect(await faultsOfServer(await startNode(await openStore()))).toEqual([]);
  });

  it('in Node answers a request in absolute form as one for its path, also after an article was withdrawn', async () => {
    const site = await startNode(await openStore());
    await announce(site, 'a-mile-of-rope', true);
    for (const target of [
      '/sitemap.xml',
      '/feed.xml',
      '/list',
      '/list/feed.xml',
      prerendered,
      other,
      '/preview/',
    ]) {
      const [answer, absolute] = await Promise.all(
        [target, `http://elsewhere.test${target}`].map((each) =>
          sendRaw(site, {
            what: '',
            text: `GET ${each} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n`,
            statuses: [],
          }),
        ),
      );
      expect([absolute?.status, absolute?.body], target).toEqual([answer?.status, answer?.body]);
      if (target !== prerendered) expect(absolute?.body, target).not.toContain(prerendered);
    }
    await announce(site, 'a-mile-of-rope');
  });

  it('in Node compresses pages as the client accepts', async () => {
    const site = await startNode(await openStore());
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await fetch(site + other, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers.get('content-encoding'), encoding).toBe(
        encoding === 'identity' ? null : encoding,
      );
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toContain('the-winter-store');
    }
  });

  it(
    'in Node uses the next build as soon as it has replaced the folder',
    async () => {
      const site = await startNode(await openStore());
      const before = await textOf(site + other);
      built.project.edit('page-configs/article.json', (text) =>
        text.replace('The end of an article.', 'The very end.'),
      );
      const { status, output } = await buildInProcess(built.project, service.url, {
        bundle: await bundleOf(built.project),
        paths,
      });
      expect(status, output).toBe(0);
      await expect.poll(() => textOf(site + other), { timeout: 10_000 }).not.toBe(before);
      expect(await textOf(site + other)).toContain('The very end.');
    },
    limit,
  );

  it('keeps its pages in files, over a restart', async () => {
    const store = `file:${path.join(built.project.root, 'kept-pages')}`;
    const html = await textOf((await startNode(await openStore(store))) + other);
    service.fail('/wp-json/', { kind: 'reset' });
    const restarted = await fetch((await startNode(await openStore(store))) + other);
    expect(restarted.headers.get('cache-status')).toBe('pagewright; hit');
    expect(await restarted.text()).toBe(html);
  });
});

/** Whether a Redis accepts connections. */
function hasRedis(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(6379, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe('two hosts over one Redis', () => {
  it(
    'share pages and announcements',
    async () => {
      if (!(await hasRedis())) {
        reportNotRun('Redis tests', 'no Redis answers on 127.0.0.1:6379');
        return;
      }
      const [one, two] = [await startNode(await openStore(redis)), await startNode(await openStore(redis))];
      await announce(one, 'the-winter-store');
      await textOf(one + other);
      const reads = service.requests.length;
      const shared = await fetch(two + other);
      expect(shared.headers.get('cache-status')).toBe('pagewright; hit');
      expect(service.requests).toHaveLength(reads);
      await changeHeading(service, other, 'Announced to one');
      expect((await announce(one, 'the-winter-store')).status).toBe(200);
      await expect.poll(() => textOf(two + other), { timeout: 5_000 }).toContain('Announced to one');
    },
    limit,
  );

  it('fail with a clear message for a store that does not exist', async () => {
    await expect(openPageStore('mysql://localhost')).rejects.toThrow(
      'PAGEWRIGHT_STORE expects "memory", "file:FOLDER" or "redis://HOST:PORT" but found "mysql://localhost".',
    );
  });
});
