import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadServer } from '../../src/node/builds/bundling/bundle.ts';
import { findServer } from '../../src/node/output/server-folder.ts';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { Instance, TestStore } from './on-demand-instance.ts';
import {
  about,
  changeHeading,
  detail,
  list,
  type OnDemandSite,
  openOnDemandSite,
  other,
  prerendered,
} from './on-demand-site.ts';

const limit = 120_000;

let built: OnDemandSite;
let service: FaultyService;

beforeAll(async () => {
  built = await openOnDemandSite();
  service = built.service;
}, limit);
beforeEach(() => service.heal());

const start = (store = new TestStore()) => new Instance(built, { store }).start();

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim();
const readsOf = (part: string) => service.requests.filter((request) => request.includes(part)).length;

describe('a page on demand', () => {
  it('is the prerendered file while it is fresh, without any read', async () => {
    const site = await start();
    const response = await site.request(prerendered);
    expect(await response.text()).toBe(built.fileOf(prerendered));
    expect(response.headers.get('cache-status')).toContain('prerendered');
    expect(service.requests).toEqual([]);
  });

  it('equals the file byte for byte when it is rendered from equal content', async () => {
    const site = await start();
    expect((await site.announce('a-mile-of-rope')).status).toBe(200);
    site.now += 1;
    const response = await site.request(prerendered);
    expect(response.headers.get('cache-status')).toBe('pagewright; fwd=miss');
    expect(await response.text()).toBe(built.fileOf(prerendered));
  });

  it('exists for an entry that the build did not prerender, and is read and rendered once for a crowd', async () => {
    const site = await start();
    const crowd = await Promise.all(Array.from({ length: 200 }, () => site.request(other)));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
    const texts = await Promise.all(crowd.map((response) => response.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('the-winter-store');
    expect(service.requests).toEqual([`GET ${detail}the-winter-store`]);
    const again = await site.request(other);
    expect(again.headers.get('cache-status')).toBe('pagewright; hit');
    expect(service.requests).toHaveLength(1);
  });

  it('answers conditional requests, HEAD, other methods, other forms of the path and unknown paths like the files', async () => {
    const site = await start();
    const page = await site.request(other);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const etag = page.headers.get('etag') ?? '';
    const same = await site.request(other, { headers: { 'If-None-Match': `"x", ${etag}` } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const head = await site.request(other, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    const post = await site.request(other, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const slash = await site.request(`${other}/?a=1`);
    expect([slash.status, slash.headers.get('location')]).toEqual([308, `${other}?a=1`]);
    for (const unknown of [
      '/journal/never-written',
      '/nothing',
      '/journal/a%2Fb',
      '/journal/%00',
      '/journal/%E0%A4%A',
    ]) {
      const missing = await site.request(unknown);
      expect(missing.status, unknown).toBe(404);
      expect(await missing.text(), unknown).toContain('<!doctype html>');
      expect(missing.headers.get('content-security-policy'), unknown).toContain("default-src 'none'");
    }
    const before = service.requests.length;
    await site.request('/journal/never-written');
    expect(service.requests).toHaveLength(before);
    expect([...site.store.items.values()].map(String).join()).not.toContain('never-written');
  });

  it('is never read or kept at a path that no page can have, and is read at the longest slugs of WordPress', async () => {
    const site = await start();
    const madeUp = [
      'x'.repeat(201),
      'a%2Fb',
      'a%3Fb',
      'a%23b',
      'a%2541',
      '...',
      '%20',
      '%00',
      `-${'%CC%88'.repeat(200)}`,
    ];
    for (const slug of madeUp) expect((await site.request(`/journal/${slug}`)).status, slug).toBe(404);
    for (const path of [
      `/${'x'.repeat(2_048)}`,
      `/journal/${'x'.repeat(14_000)}`,
      `/list/page/${'2'.repeat(3_000)}`,
    ]) {
      const response = await site.request(path);
      expect([response.status, response.headers.get('x-content-type-options')]).toEqual([414, 'nosniff']);
    }
    expect(service.requests).toEqual([]);
    expect(site.store.items.size).toBe(0);
    // Content services keep slugs of at most 200 bytes, with letters outside of ASCII percent-encoded.
    for (const slug of ['x'.repeat(200), '%E6%97%A5'.repeat(22), `caf%C3%A9-${'%C3%A9'.repeat(31)}`, 'a_b-2'])
      await site.request(`/journal/${slug}`);
    expect(readsOf(detail)).toBe(4);
  });

  it('shows old content while it is renewed, after the time for which it is fresh', async () => {
    const site = await start();
    const old = await site.html(other);
    await changeHeading(service, other, 'A changed heading');
    site.now += 59_000;
    expect(await site.html(other)).toBe(old);
    site.now += 2_000;
    const stale = await site.request(other);
    expect(stale.headers.get('cache-status')).toContain('stale');
    expect(await stale.text()).toBe(old);
    await site.settle();
    expect(headingOf(await site.html(other))).toBe('A changed heading');
  });

  it('shows new content at once after an announcement, in all instances that share the store', async () => {
    const site = await start();
    const second = await start(site.store);
    const old = await site.html(other);
    expect(await second.html(other)).toBe(old);
    expect(readsOf(detail)).toBe(1);
    await changeHeading(service, other, 'Announced');
    site.now += 10;
    expect((await site.announce('the-winter-store')).status).toBe(200);
    site.now += 1;
    expect(headingOf(await site.html(other))).toBe('Announced');
    second.now = Math.max(site.now, second.now) + 1_001;
    expect(headingOf(await second.html(other))).toBe('Announced');
    expect(readsOf(detail)).toBe(3);
  });
});

describe('a crowd on a page whose content is slow', () => {
  const crowd = (site: Instance, target: string) =>
    Promise.all(Array.from({ length: 200 }, () => site.request(target)));

  it('gets the last good page, with one request to the service', async () => {
    const site = await start();
    const old = await site.html(other);
    service.fail(detail, { kind: 'latency', ms: 300 });
    site.now += 61_000;
    const before = readsOf(detail);
    const responses = await crowd(site, other);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(new Set([old]));
    await site.settle();
    expect(readsOf(detail) - before).toBe(1);
  });

  it('gets the page when the content has arrived, or status 503 with a time to try again if the service never answers', async () => {
    const site = await start();
    service.fail(detail, { kind: 'latency', ms: 300 });
    expect(new Set((await crowd(site, other)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(readsOf(detail)).toBe(1);
    service.fail(detail, { kind: 'hang' });
    const [first, ...others] = await crowd(site, '/journal/the-keel-that-floated');
    expect(others.every(({ status }) => status === first?.status)).toBe(true);
    expect([first?.status, first?.headers.get('retry-after')]).toEqual([503, '5']);
    // Requests in the next seconds do not wait.
    const reads = readsOf(detail);
    expect(reads).toBeLessThan(6);
    const later = await crowd(site, '/journal/the-keel-that-floated');
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([503]));
    expect(readsOf(detail)).toBe(reads);
  });
});

describe('a page at the path of previews', () => {
  it('has priority over them', async () => {
    const server = findServer(built.outDir);
    if (!server) throw new Error('The build wrote no server');
    const code = await loadServer(server.folder);
    const hasPreviews = (prerendered: readonly string[]) =>
      code.createHandler({ site: { ...server.record, prerendered }, code, freshFor: 0 }).handles('/preview/');
    expect([hasPreviews([]), hasPreviews(['/preview'])]).toEqual([true, false]);
  });
});

describe('a path', () => {
  it.each([
    ['/news/the-winter-store?a=1', 301, '/journal/the-winter-store?a=1'],
    ['/journal/very-old?a=1', 301, `${encodeURI(about.route)}?again=1#us`],
    ['/gr%C3%B6%C3%9Fe', 302, '/'],
    [`${encodeURI(about.route)}/?a=1`, 308, `${encodeURI(about.route)}?a=1`],
    [encodeURI(about.route), 200, null],
    ['/news/a%2Fb', 404, null],
    ['/news', 404, null],
    ['/list/page/1', 301, '/list'],
    ['/list/page/2', 200, null],
    ['/list/page/02', 404, null],
    ['/list/page/0', 404, null],
    ['/list/page/4', 404, null],
  ])('gets the same response from a server and as a file: %s', async (target, status, location) => {
    const site = await start();
    const { server, address } = await listen(folderHandler(built.outDir), 0);
    const fromFile = await fetch(address + target, { redirect: 'manual' });
    await closeServer(server);
    for (const response of [await site.request(target), fromFile])
      expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('does not redirect to a page whose entry does not exist', async () => {
    expect((await (await start()).request('/news/%E6%97%A5?a=1')).status).toBe(404);
  });

  it('with letters outside of ASCII is encoded in the canonical URL and the sitemap', async () => {
    const site = await start();
    const url = `https://harbour-museum.example${encodeURI(about.route)}`;
    expect(await site.html(encodeURI(about.route))).toContain(
      `<link data-head="" rel="canonical" href="${url}">`,
    );
    expect(readFileSync(path.join(built.outDir, 'sitemap.xml'), 'utf8')).toContain(`<loc>${url}</loc>`);
  });

  it('that search engines do not list is in no sitemap', async () => {
    const site = await start();
    expect(await site.html('/thanks')).toContain('<meta data-head="" name="robots" content="noindex">');
    expect(await site.html('/copy')).toContain('rel="canonical" href="https://harbour-museum.example/">');
    for (const xml of [
      readFileSync(path.join(built.outDir, 'sitemap.xml'), 'utf8'),
      await site.html('/sitemap.xml'),
    ])
      expect(xml).not.toMatch(/thanks|copy/);
  });
});

describe('a list in several pages', () => {
  const numbersIn = (html: string) =>
    [...html.matchAll(/href="\/list(?:\/page\/\d+)?"[^>]*>(\d+)/g)].map(([, number]) => number);
  const titlesIn = (html: string) => [...html.matchAll(/<h3/g)].length;

  it('gets another page when it grows, and loses one when it shrinks, each read alone', async () => {
    const site = await start();
    expect(numbersIn(await site.html('/list'))).toEqual(['1', '2', '3']);
    expect((await site.request('/list/page/4')).status).toBe(404);
    const articles = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id, slug: `article-${id}`, title: `Article ${id}` }));
    service.fail(list, { kind: 'shape', body: articles(7) });
    await site.announce('article-6');
    site.now += 1;
    const before = service.requests.length;
    const fourth = await site.html('/list/page/4');
    expect(numbersIn(fourth)).toEqual(['1', '2', '3', '4']);
    expect(titlesIn(fourth)).toBe(1);
    expect(fourth).toContain('rel="prev" href="https://harbour-museum.example/list/page/3"');
    expect(service.requests.slice(before).sort()).toEqual([
      'GET /wp-json/custom/v1/articles?_fields=id&per_page=2',
      'GET /wp-json/custom/v1/articles?page=4&per_page=2',
    ]);
    service.heal();
    await site.announce('article-6');
    site.now += 1;
    expect((await site.request('/list/page/4')).status).toBe(404);
    expect(numbersIn(await site.html('/list/page/3'))).toEqual(['1', '2', '3']);
  });
});

describe('a page with params of the URL', () => {
  const search = '/search?q=rope';

  it('shows the results for its URL, as one page for all URLs with the same meaning', async () => {
    const site = await start();
    expect(await site.html('/search')).toBe(built.fileOf('/search'));
    expect(await site.html('/search?utm_source=x&q=%20')).toBe(built.fileOf('/search'));
    expect(service.requests).toEqual([]);
    const response = await site.request(search);
    expect(response.headers.get('cache-status')).toBe('pagewright; fwd=miss');
    const html = await response.text();
    expect(headingOf(html)).toBe('rope');
    expect(html).toContain('Articles with rope');
    expect(html).toContain('rel="canonical" href="https://harbour-museum.example/search">');
    expect(await site.html('/search?x=1&q=+rope%20&q=other')).toBe(html);
    expect(service.requests.toSorted()).toEqual([
      expect.stringContaining('page=1&per_page=1&search=rope'),
      expect.stringContaining('_fields=id%2Ccontent.protected&per_page=1&search=rope'),
    ]);
    expect(await site.html('/search?q=%3Cscript%3Ealert(1)%3C/script%3E')).toContain(
      'No article has “&lt;script&gt;alert(1)&lt;/script&gt;”.',
    );
  });

  it('shows results in several pages, whose links keep the words', async () => {
    const site = await start();
    const html = await site.html('/search?q=of%20the&page=2');
    expect(service.requests.join('\n')).toContain('page=2&per_page=1&search=of+the');
    expect(html).toContain('href="/search?q=of%20the&amp;page=1"');
    expect(html).toMatch(/aria-current="page"[^>]*>Page 2/);
  });

  it('follows announcements, and stores no searches of visitors', async () => {
    const site = await start();
    await site.html(search);
    for (let number = 0; number < 21; number += 1) await site.request(`/search?q=word-${number}`);
    await site.settle();
    expect([...site.store.items.keys()]).toEqual([]);
    const statusOf = async (target: string) => (await site.request(target)).headers.get('cache-status');
    expect(await statusOf('/search?q=word-20')).toBe('pagewright; hit');
    const before = service.requests.length;
    service.fail('/wp/v2/posts', { kind: 'shape', body: [] });
    await site.announce('any');
    site.now += 1;
    expect(await site.html('/search?q=word-20')).toContain('No article has');
    expect(service.requests).toHaveLength(before + 2);
  });

  it('is not kept if its search fails', async () => {
    const site = await start();
    service.fail('/wp/v2/posts', { kind: 'status', status: 500, retryAfter: '3600' });
    for (const _ of ['rendered', 'kept for a moment']) {
      const response = await site.request(search);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const [shown = ''] = (await response.text()).split('id="pagewright-payload"');
      expect(shown).toContain('The articles could not be searched.');
      expect(shown).not.toContain('No article has');
    }
    expect((await site.request('/search')).status).toBe(200);
    service.heal();
    site.now += 6_000;
    expect(await site.html(search)).toContain('Articles with rope');
  });
});

describe('the sitemap and the feed', () => {
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<(?:loc|link)>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);

  it('list the pages that the build has left to the server too, and follow announcements', async () => {
    const site = await start();
    const [sitemap, feed] = [await site.html('/sitemap.xml'), await site.html('/feed.xml')];
    expect(pathsIn(sitemap)).toEqual(expect.arrayContaining(['/', prerendered, other]));
    expect(pathsIn(sitemap)).toHaveLength(10);
    expect(pathsIn(feed)).toContain(other);
    const written = readFileSync(path.join(built.outDir, 'feed.xml'), 'utf8');
    expect(feed).toContain(written.slice(0, written.indexOf('</channel>')));

    service.fail(list, { kind: 'shape', body: [{ id: 1, slug: 'brand-new', title: 'New' }] });
    service.fail(`${detail}brand-new`, { kind: 'shape', body: { hero_heading: 'Brand new' } });
    expect(await site.html('/sitemap.xml')).toBe(sitemap);
    await site.announce('brand-new');
    site.now += 1;
    expect(pathsIn(await site.html('/sitemap.xml'))).toEqual([
      encodeURI(about.route),
      '/',
      prerendered,
      '/journal/brand-new',
      '/list',
    ]);
    expect(await site.html('/feed.xml')).toContain('<title>Brand new');
  });

  it('exist for a list too: the articles of its first page, whether the build has prerendered them or not', async () => {
    const site = await start();
    const head = '<link data-head="" rel="alternate" type="application/rss+xml" title="List, page 2" href="';
    expect(await site.html('/list/page/2')).toContain(
      `${head}https://harbour-museum.example/list/feed.xml">`,
    );
    const links = (xml: string) =>
      [...xml.matchAll(/<guid>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
    const feed = await site.html('/list/feed.xml');
    expect(links(feed)).toHaveLength(2);
    expect(feed).toContain(
      '<title>List | Example Harbour</title>\n<link>https://harbour-museum.example/list</link>',
    );
    const written = links(readFileSync(path.join(built.outDir, 'list/feed.xml'), 'utf8'));
    expect(written.length).toBeGreaterThan(0);
    expect(links(feed)).toEqual(expect.arrayContaining(written));
    for (const unknown of ['/journal/feed.xml', '/list/page/2/feed.xml', '/nothing/feed.xml'])
      expect((await site.request(unknown)).status, unknown).toBe(404);
  });

  it('are XML with an ETag, and survive a failure of the content service', async () => {
    const site = await start();
    const file = await site.request('/sitemap.xml');
    expect(file.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    const headers = { 'If-None-Match': file.headers.get('etag') ?? '' };
    expect((await site.request('/sitemap.xml', { headers })).status).toBe(304);
    service.fail('/wp-json/', { kind: 'status', status: 500, retryAfter: '3600' });
    await site.announce('any');
    site.now += 1;
    expect(await site.html('/sitemap.xml')).toBe(await file.text());
    // A server that has not read anything serves the file of the build.
    expect(await (await start()).html('/sitemap.xml')).toBe(
      readFileSync(path.join(built.outDir, 'sitemap.xml'), 'utf8'),
    );
  });
});

describe('an announcement', () => {
  it('is refused with a wrong signature, twice with one id, or after five minutes', async () => {
    const site = await start();
    const wrong = await site.announce('a', { signedWith: 'guessed' });
    expect([wrong.status, (await wrong.json()).error]).toEqual([401, expect.stringContaining('same secret')]);
    expect((await site.announce('a', { id: 'one' })).status).toBe(200);
    expect((await site.announce('a', { id: 'one' })).status).toBe(409);
    const unsigned = await site.request('/_pagewright/purge', { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(401);
    expect((await site.request('/_pagewright/purge')).status).toBe(405);
    const long = await site.request('/_pagewright/purge', { method: 'POST', body: 'x'.repeat(2_100_000) });
    expect(long.status).toBe(413);
  });

  it('is answered with an error if the store fails, so that the sender retries', async () => {
    const site = await start();
    site.store.fails = true;
    expect((await site.announce('a')).status).toBe(503);
  });
});

describe('a failure', () => {
  it('of the content service leaves every page as it was, and is not repeated for each visitor', async () => {
    const site = await start();
    const old = await site.html(other);
    service.fail('/wp-json/', { kind: 'status', status: 500, retryAfter: '3600' });
    await site.announce('the-winter-store');
    site.now += 1;
    for (let visits = 0; visits < 5; visits += 1) expect(await site.html(other)).toBe(old);
    expect(readsOf(detail)).toBe(2);
    expect(site.reports.join()).toContain('the last good content is used');
    service.heal();
    await changeHeading(service, other, 'Back again');
    site.now += 6_000;
    expect(headingOf(await site.html(other))).toBe('Back again');
  });

  it('of the content service gives a page that was never seen the status 503, which nothing keeps', async () => {
    const site = await start();
    service.fail('/wp-json/', { kind: 'reset' });
    const response = await site.request(other);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(response.headers.get('etag')).toBeNull();
    service.heal();
    site.now += 6_000;
    expect((await site.request(other)).status).toBe(200);
  });

  it('of the store leaves all pages working', async () => {
    const site = await start();
    site.store.fails = true;
    expect((await site.request(other)).status).toBe(200);
    expect(await site.html(prerendered)).toBe(built.fileOf(prerendered));
    expect(site.reports.join()).toContain('The store of pages failed: The store is gone');
  });

  it('of the service that returns worse content does not replace better content', async () => {
    const site = await start();
    const old = await site.html(other);
    service.fail(`${detail}the-winter-store`, {
      kind: 'shape',
      body: { hero_heading: 'Only a heading' },
    });
    await site.announce('the-winter-store');
    site.now += 1;
    expect(await site.html(other)).toBe(old);
    expect(site.reports.join()).toContain('worse than the last good content');
  });
});

describe('an entry', () => {
  const gone = { kind: 'status', status: 404, code: 'rest_not_found' } as const;

  it('that was withdrawn and announced is gone, prerendered or not, in all instances', async () => {
    const site = await start();
    const second = await start(site.store);
    await site.html(other);
    for (const page of [other, prerendered]) {
      const slug = page.split('/').at(-1) ?? '';
      service.fail(slug, gone);
      await site.announce(slug);
      site.now += 1;
      expect((await site.request(page)).status, page).toBe(404);
      second.now = Math.max(site.now, second.now) + 1_001;
      expect((await second.request(page)).status, page).toBe(404);
      service.heal();
      site.now += 10_000;
      await site.announce(slug);
      site.now += 1;
      expect((await site.request(page)).status, page).toBe(200);
    }
  });

  it('that is published and announced has its page at once, even if its path was visited before', async () => {
    const site = await start();
    service.fail('the-winter-store', gone);
    expect((await site.request(other)).status).toBe(404);
    service.heal();
    await site.announce('the-winter-store');
    site.now += 1;
    expect((await site.request(other)).status).toBe(200);
  });

  it('that does not exist asks a service without a list of renamed entries for it once, and reports nothing', async () => {
    const site = await start();
    service.fail('the-', gone);
    service.fail('moved-entries', { kind: 'status', status: 404, code: 'rest_no_route' });
    const asked = () => service.requests.filter((each) => each.includes('moved-entries')).length;
    const before = asked();
    for (const slug of ['the-one', 'the-two', 'the-three']) {
      expect((await site.request(`/journal/${slug}`)).status).toBe(404);
      site.now += 10_000;
    }
    expect(asked() - before).toBe(1);
    expect(site.reports.join()).not.toContain('moved-entries');
    // A service that has the list from now on announces its changes.
    await site.announce('the-one');
    site.now += 10_000;
    service.fail('moved-entries', { kind: 'status', status: 403 });
    expect((await site.request('/journal/the-one')).status).toBe(404);
    expect(site.reports.join()).toContain('moved-entries: could not be read');
  });

  it('that was renamed redirects its old path', async () => {
    const site = await start();
    service.fail('the-old-slug', gone);
    expect((await site.request('/journal/the-old-slug')).status).toBe(404);
    service.fail('moved-entries', {
      kind: 'shape',
      body: [{ type: 'article', from: 'the-old-slug', to: 'the-winter-store' }],
    });
    await site.announce('the-old-slug');
    site.now += 10_000;
    const moved = await site.request('/journal/the-old-slug');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, other]);
    const alias = await site.request('/articles/the-old-slug');
    expect([alias.status, alias.headers.get('location')]).toEqual([301, '/articles/the-winter-store']);
  });
});
