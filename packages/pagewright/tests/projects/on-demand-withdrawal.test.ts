import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRecord } from '../../src/json/json-value.ts';
import type { Fault } from '../fixtures/faulty-service/faults.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { Instance, TestStore } from './on-demand-instance.ts';
import { detail, list, type OnDemandSite, openOnDemandSite, other, prerendered } from './on-demand-site.ts';

const limit = 120_000;
const own404: Fault = { kind: 'status', status: 404, code: 'rest_not_found' };
const down: Fault = { kind: 'status', status: 500, retryAfter: '3600' };
const search = '/wp-json/wp/v2/posts';

let built: OnDemandSite;
let service: FaultyService;
let all: readonly Record<string, unknown>[];

beforeAll(async () => {
  built = await openOnDemandSite();
  service = built.service;
  const listed: unknown = await (await fetch(`${service.url}${list}?per_page=100`)).json();
  all = Array.isArray(listed) ? listed.filter(isRecord) : [];
}, limit);
beforeEach(() => service.heal());

const start = (store = new TestStore()) => new Instance(built, { store }).start();
const slugOf = (page: string) => page.split('/').at(-1) ?? '';
const titleOf = (slug: string) => String(all.find((each) => each.slug === slug)?.title);

/** Makes the service answer as WordPress does after an article is in the trash, a draft, private, protected or deleted. */
function withdraw(...slugs: readonly string[]): void {
  for (const slug of slugs) service.fail(detail + slug, own404);
  const left = all.filter(({ slug }) => !slugs.includes(String(slug)));
  for (const path of [list, search]) service.fail(path, { kind: 'shape', body: left });
}

/** All paths at which a visitor could find an article. */
const pathsOf = (slug: string) => [
  '/',
  '/list',
  '/list/page/2',
  '/list/page/3',
  '/list/feed.xml',
  '/feed.xml',
  '/sitemap.xml',
  '/search',
  `/search?q=${titleOf(slug).split(' ').at(-1)}`,
  `/journal/${slug}`,
  `/articles/${slug}`,
  `/news/${slug}`,
  ...all.filter((each) => each.slug !== slug).map((each) => `/journal/${each.slug}`),
];

/** The paths whose response has a trace of an article: its title, its slug, or a redirect to it. */
async function tracesOf(slug: string, site: Instance): Promise<string[]> {
  const traces: string[] = [];
  for (const path of pathsOf(slug)) {
    const response = await site.request(path);
    const text = (await response.text()) + (response.headers.get('location') ?? '');
    // The page for unknown paths has no content. On the home page, another entry has a link to the article, which its editor has written.
    const isNamed = text.includes(titleOf(slug)) || (path !== '/' && text.includes(slug));
    if (response.status === 200 && isNamed) traces.push(path);
    if (response.status >= 300 && response.status < 400) traces.push(`${path} ${response.status}`);
  }
  return traces;
}

describe('an article that was withdrawn and announced', () => {
  it.each([
    ['prerendered', prerendered],
    ['rendered on demand', other],
  ])('leaves no trace in any response of two servers, nor after a restart: %s', async (_, page) => {
    const slug = slugOf(page);
    const [one, two] = [await start(), await start()].map((each) => each);
    if (!one || !two) throw new Error('No instances');
    const second = await start(one.store);
    const before = await tracesOf(slug, one);
    expect(before).toEqual(expect.arrayContaining([page, '/sitemap.xml', '/feed.xml']));
    await tracesOf(slug, second);
    withdraw(slug);
    expect((await one.announce(slug, { isGone: true })).status).toBe(200);
    expect(await tracesOf(slug, one)).toEqual([]);
    second.now += 1_001;
    expect(await tracesOf(slug, second)).toEqual([]);
    expect(await tracesOf(slug, await start(one.store))).toEqual([]);
    for (const path of [`/journal/${slug}`, `/articles/${slug}`, `/news/${slug}`])
      expect((await one.request(path)).status, path).toBe(404);
  });

  it.each<[string, (site: Instance, slug: string) => Promise<unknown>]>([
    ['', (site, slug) => site.announce(slug, { isGone: true })],
    [', if anything may have changed too', (site, slug) => site.announce(slug, { isGone: true, all: true })],
    [
      ', if anything may have changed before',
      async (site, slug) => {
        await site.announce('', { all: true });
        await site.announce(slug, { isGone: true });
      },
    ],
    [
      ', if anything may have changed afterwards',
      async (site, slug) => {
        await site.announce(slug, { isGone: true });
        await site.announce('', { all: true });
      },
    ],
  ])('is gone even if the service has not answered since%s', async (_, announce) => {
    const slug = slugOf(prerendered);
    const site = await start();
    await tracesOf(slug, site);
    service.fail('/wp-json/', down);
    await announce(site, slug);
    expect(await tracesOf(slug, site)).toEqual([]);
    // Other pages are unchanged.
    expect((await site.request('/')).status).toBe(200);
    expect((await site.request('/journal/the-last-ferry-home')).status).toBe(200);
  });

  it('comes back with an announcement that anything may have changed', async () => {
    const slug = slugOf(prerendered);
    const site = await start();
    await site.announce(slug, { isGone: true, all: true });
    expect((await site.request(prerendered)).status).toBe(404);
    await site.announce('', { all: true });
    expect((await site.request(prerendered)).status).toBe(200);
    expect(await site.html('/sitemap.xml')).toContain(slug);
  });

  it('is gone from a list whose only entry it was', async () => {
    const slug = slugOf(other);
    const only = all.filter((each) => each.slug === slug);
    service.fail(list, { kind: 'shape', body: only });
    const site = await start();
    await site.announce('another');
    expect(await site.html('/list')).toContain(titleOf(slug));
    service.heal();
    for (const path of [list, search]) service.fail(path, { kind: 'shape', body: [] });
    service.fail(detail + slug, own404);
    await site.announce(slug, { isGone: true });
    expect(await site.html('/list')).not.toContain(titleOf(slug));
  });

  it('comes back when it is published again', async () => {
    const slug = slugOf(other);
    const site = await start();
    withdraw(slug);
    await site.announce(slug, { isGone: true });
    expect((await site.request(other)).status).toBe(404);
    service.heal();
    await site.announce(slug);
    expect((await site.request(other)).status).toBe(200);
    expect(await site.html('/sitemap.xml')).toContain(slug);
  });

  it('is gone, no matter what the clocks of the servers show', async () => {
    const slug = slugOf(other);
    const site = await start();
    const second = await start(site.store);
    site.now += 6 * 60 * 60 * 1_000;
    await tracesOf(slug, site);
    await tracesOf(slug, second);
    site.now -= 6 * 60 * 60 * 1_000;
    second.now -= 60 * 60 * 1_000;
    withdraw(slug);
    const announced = await second.announce(slug, { isGone: true });
    expect([200, 401]).toContain(announced.status);
    if (announced.status === 401) await site.announce(slug, { isGone: true });
    site.now += 1_001;
    second.now += 1_001;
    expect(await tracesOf(slug, site)).toEqual([]);
    expect(await tracesOf(slug, second)).toEqual([]);
  });

  it('is not shown to a visitor who came after the announcement, by a render that began before it', async () => {
    const slug = slugOf(other);
    const site = await start();
    service.fail(detail + slug, { kind: 'latency', ms: 300 });
    const early = site.request(other);
    await expect.poll(() => service.requests.join()).toContain(slug);
    withdraw(slug);
    await site.announce(slug, { isGone: true });
    expect((await site.request(other)).status).toBe(404);
    await early;
    expect((await site.request(other)).status).toBe(404);
  });
});

describe('an article that is missing without an announcement', () => {
  it('is gone at the next read if the list of its type confirms it, and another list has entries', async () => {
    const slug = slugOf(prerendered);
    const site = await start();
    await tracesOf(slug, site);
    withdraw(slug);
    site.now += 61_000;
    await tracesOf(slug, site);
    await site.settle();
    site.now += 6_000;
    await tracesOf(slug, site);
    await site.settle();
    expect(await tracesOf(slug, site)).toEqual([]);
    expect((await site.request(prerendered)).status).toBe(404);
    // It is published again in the same way as it was withdrawn.
    service.heal();
    site.now += 61_000;
    expect((await site.request(prerendered)).status).toBe(200);
  });

  it.each<[string, () => void]>([
    [
      'an empty database: its own 404 for entries, and empty lists',
      () => {
        service.fail('/wp-json/', { kind: 'shape', body: [] });
        service.fail(detail, own404);
      },
    ],
    ['its own 404 for every entry, and the lists as they were', () => service.fail(detail, own404)],
    ['empty lists only', () => service.fail(list, { kind: 'shape', body: [] })],
  ])('stays, as all pages do, and is listed as held, when the service returns %s', async (_, fault) => {
    const pages = ['/', '/list', prerendered, '/journal/the-last-ferry-home'];
    const statuses = async (site: Instance) =>
      Promise.all(pages.map(async (page) => (await site.request(page)).status));
    const read = await start();
    const texts = await Promise.all(pages.map((page) => read.html(page)));
    fault();
    // A server that has read all content, and a server that has just started.
    for (const site of [read, await start()]) {
      for (let round = 0; round < 3; round += 1) {
        site.now += 61_000;
        expect(await statuses(site)).toEqual([200, 200, 200, 200]);
        await site.settle();
      }
      const shown = await Promise.all(pages.map((page) => site.html(page)));
      for (const [index, text] of shown.entries())
        expect(text.match(/href="\/journal\/[^"]+/g), pages[index]).toEqual(
          texts[index]?.match(/href="\/journal\/[^"]+/g),
        );
      expect(site.reports.join()).toContain('pagewright held');
    }
    service.heal();
    read.now += 61_000;
    await statuses(read);
    await read.settle();
    read.now += 6_000;
    expect(await read.html(prerendered)).toContain(titleOf(slugOf(prerendered)));
  });

  it('stays with all others, and is listed as held, if many are missing at once', async () => {
    const slugs = Array.from({ length: 8 }, (_, index) => `rope-${index}`);
    const article = (slug: string, id: number) => ({ id, slug, title: slug, hero_heading: `About ${slug}` });
    const more = slugs.map((slug, index) => article(slug, 900 + index));
    service.fail(list, { kind: 'shape', body: [...all, ...more] });
    for (const each of more)
      service.fail(detail + each.slug, { kind: 'shape', body: { ...each, details: [], recent: [] } });
    const site = await start();
    await site.announce('another');
    const shown = async () => {
      const pages = await Promise.all(slugs.map((slug) => site.html(`/journal/${slug}`)));
      await site.settle();
      return slugs.filter((slug, index) => pages[index]?.includes(`About ${slug}`));
    };
    expect(await shown()).toEqual(slugs);
    withdraw(...slugs);
    // Visitors open the pages one after another.
    for (let round = 0; round < 4; round += 1) {
      site.now += 61_000;
      await shown();
    }
    expect(await shown()).toEqual(slugs);
    const { held } = await (await site.askHeld([])).json();
    expect(held.map(({ key }: { key: string }) => key).sort()).toEqual(
      slugs.map((slug) => `entry article:${slug}`),
    );
    await site.askHeld(['*']);
    expect(await shown()).toEqual([]);
  });

  it('is accepted by its key', async () => {
    const slug = slugOf(prerendered);
    const site = await start();
    await site.html(prerendered);
    service.fail(detail + slug, own404);
    site.now += 61_000;
    await site.html(prerendered);
    await site.settle();
    const held = await (await site.askHeld([])).json();
    expect(held.held).toMatchObject([{ key: `entry article:${slug}`, path: prerendered }]);
    const left = await (await site.askHeld([`entry article:${slug}`])).json();
    expect(left.held).toEqual([]);
    expect((await site.request(prerendered)).status).toBe(404);
  });

  it('stays unchanged if the service returns less of it; once that is accepted, visitors see the shorter version', async () => {
    const site = await start();
    const before = await site.html(other);
    service.fail(detail + slugOf(other), { kind: 'shape', body: { id: 2, hero_heading: 'Only a heading' } });
    site.now += 61_000;
    await site.request(other);
    await site.settle();
    expect(await site.html(other)).toBe(before);
    const [{ key }] = (await (await site.askHeld([])).json()).held;
    expect(key).toContain('content GET ');
    await site.askHeld([key]);
    expect(await site.html(other)).toContain('Only a heading');
  });
});
