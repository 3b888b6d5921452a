import { beforeEach, describe, expect, it } from 'vitest';
import { digest } from '../../src/content/digest.ts';
import type { CachedTarget, RenderedPage } from '../../src/server/caching/cached-target.ts';
import { createPageCache } from '../../src/server/caching/page-cache.ts';
import { createPurges, type Purges } from '../../src/server/caching/purges.ts';
import { retryPause, type ServerContext, type ServerStore } from '../../src/server/server-context.ts';
import { siteRecord } from '../../src/server/site-record.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';

const { site: config } = checkedMuseum;

const began = 1_000_000;
const freshFor = 60_000;
const site = siteRecord({
  made: began,
  bundle: '',
  config,
  shell: {
    language: 'en',
    boot: '/assets/boot.js',
    client: '/assets/client.js',
    styles: { base: undefined, pages: {}, late: [] },
    feed: undefined,
    font: undefined,
    previewScripts: [],
    players: '/assets/players.js',
    publicFiles: new Set(),
  },
  settings: { siteUrl: 'https://site.example', formPath: '/form', requestTimeout: 1, revalidateAfter: 0 },
  headers: '',
  pages: [],
  redirects: [],
  prerendered: ['/prerendered'],
  unlisted: [],
  shareImages: new Map(),
  sharedBy: {},
});
const storeKey = (path: string) => `page:${site.build}:${digest(path)}`;

let now: number;
let stored: Map<string, unknown>;
let reports: string[];
let rendered = 0;
/** Work that continues after a response. */
let work: Promise<unknown>[];
let context: ServerContext;
let purges: Purges;
beforeEach(() => {
  now = began;
  stored = new Map();
  reports = [];
  rendered = 0;
  work = [];
  const store: ServerStore = {
    getItem: async (key) => stored.get(key) ?? null,
    setItem: async (key, value) => void stored.set(key, value),
  };
  context = {
    store,
    content: { base: undefined, deadline: 1, fetch },
    assets: { fetch: async ({ url }) => new Response(`the file of ${new URL(url).pathname}`) },
    secrets: { announcements: undefined },
    waitUntil: (each) => void work.push(each),
    report: (message) => void reports.push(message),
  };
  purges = createPurges(() => now);
});

/** Another instance of the handler, which shares only the store. */
const instance = () => createPageCache({ site, purges, freshFor, now: () => now });

/** A page whose HTML counts how often pages were rendered. */
function target(more: Partial<RenderedPage> = {}, path = '/page', since = 0): CachedTarget {
  return {
    path,
    since,
    tags: ['article'],
    async render() {
      rendered += 1;
      const html = `${path} ${rendered}`;
      return { html, digest: digest(html), made: now, isIncomplete: false, isFailed: false, ...more };
    },
  };
}
const failing: CachedTarget = { ...target(), render: () => Promise.reject(new Error('It is down')) };

/** Requests a page. Returns where the response came from, and its HTML. */
async function got(cache: ReturnType<typeof instance>, of = target()): Promise<string> {
  const { origin, html } = await cache.get(of, context);
  return `${origin}: ${html}`;
}

describe('the memory for pages', () => {
  it('is limited in bytes, so that made-up paths of any length are forgotten, the oldest first', async () => {
    const cache = createPageCache({ site, purges, freshFor, now: () => now, maxMemory: 50_000 });
    const madeUp = (number: number) => target({ html: undefined }, `/${number}${'x'.repeat(2_000)}`);
    for (let number = 0; number < 40; number += 1) await got(cache, madeUp(number));
    expect(rendered).toBe(40);
    await got(cache, madeUp(39));
    expect(rendered, 'the last is known').toBe(40);
    await got(cache, madeUp(0));
    expect(rendered, 'the first is forgotten').toBe(41);
  });

  it('keeps no page that is larger than all of it', async () => {
    const cache = createPageCache({ site, purges, freshFor, now: () => now, maxMemory: 50_000 });
    const large = target({ html: 'x'.repeat(30_000) });
    await got(cache, large);
    stored.clear();
    await got(cache, large);
    expect(rendered).toBe(2);
  });
});

describe('a page on demand', () => {
  it('is rendered once, and then comes from the cache of every instance', async () => {
    const cache = instance();
    expect(await got(cache)).toBe('miss: /page 1');
    expect(await got(cache)).toBe('hit: /page 1');
    expect(await got(instance())).toBe('hit: /page 1');
  });

  it('is rendered once for requests at the same time', async () => {
    const cache = instance();
    expect(await Promise.all([got(cache), got(cache)])).toEqual(['miss: /page 1', 'miss: /page 1']);
  });

  it('is never the page of another path, even if both have the same key in the store', async () => {
    const other = { path: '/other', html: 'the other page', digest: 'x', made: now, version: '' };
    stored.set(storeKey('/page'), other);
    expect(await got(instance())).toBe('miss: /page 1');
    stored.set(storeKey('/page'), { ...other, path: '/page' });
    expect(await got(instance())).toBe('hit: the other page');
  });

  it.each([
    null,
    'text',
    { path: '/page', html: 'damaged', made: began },
    { path: '/page', html: 'damaged', digest: 'x', made: 'today', version: '' },
    { path: '/page', html: 'damaged', digest: 'x', made: began },
  ])('is rendered if what the store has is damaged: %j', async (value) => {
    stored.set(storeKey('/page'), value);
    expect(await got(instance())).toBe('miss: /page 1');
  });

  it('is shown as it was while a new one is rendered, once it is no longer fresh', async () => {
    const cache = instance();
    await got(cache);
    now += freshFor - 1;
    expect(await got(cache)).toBe('hit: /page 1');
    now += 1;
    expect(await got(cache)).toBe('stale: /page 1');
    await Promise.all(work);
    expect(await got(cache)).toBe('hit: /page 2');
  });

  it('is rendered before it is shown if its content was announced as changed', async () => {
    const cache = instance();
    await got(cache);
    await purges.add(['page'], [], context.store);
    expect(await got(cache)).toBe('hit: /page 1');
    await purges.add(['article'], [], context.store);
    now += 1;
    expect(await got(cache)).toBe('miss: /page 2');
    expect(await got(cache)).toBe('hit: /page 2');
  });

  it('is read from the store after a second, because another instance may have rendered it', async () => {
    const cache = instance();
    await got(cache);
    const newer = { path: '/page', html: 'newer', digest: 'x', made: now + 1, version: '' };
    stored.set(storeKey('/page'), newer);
    now += 999;
    expect(await got(cache)).toBe('hit: /page 1');
    now += 1;
    expect(await got(cache)).toBe('hit: newer');
    // A store that lags behind does not bring an old page back.
    stored.set(storeKey('/page'), { ...newer, html: 'older', made: began });
    now += 1_000;
    expect(await got(cache)).toBe('hit: newer');
  });

  it('is rendered again after a change of its schedule', async () => {
    const cache = instance();
    await got(cache);
    expect(await got(cache, target({}, '/page', began - 1))).toBe('miss: /page 2');
    expect(await got(cache)).toBe('hit: /page 1');
  });
});

describe('a prerendered page', () => {
  it('is the file of the build until its schedule changes it', async () => {
    expect(await got(instance(), target({}, '/prerendered', began))).toBe(
      'prerendered: the file of /prerendered',
    );
    expect(await got(instance(), target({}, '/prerendered', began + 1))).toBe('miss: /prerendered 1');
  });

  it('is rendered if the host has no such file', async () => {
    context = { ...context, assets: { fetch: async () => new Response('no', { status: 404 }) } };
    expect(await got(instance(), target({}, '/prerendered'))).toBe('miss: /prerendered 1');
  });
});

describe('a page that cannot be rendered', () => {
  it('stays as it was, is reported, and is tried again after a pause', async () => {
    const cache = instance();
    await got(cache);
    await purges.add(['article'], [], context.store);
    now += 1;
    expect(await got(cache, failing)).toBe('stale: /page 1');
    expect(reports).toMatchObject([expect.stringContaining('/page cannot be shown as it is now')]);
    now += retryPause - 1;
    expect(await got(cache)).toBe('stale: /page 1');
    now += 1;
    expect(await got(cache)).toBe('miss: /page 2');
  });

  it('is an error if there is no earlier one', async () => {
    await expect(got(instance(), failing)).rejects.toThrow('It is down');
  });

  it('is shown without the missing parts, but not kept; if there is an earlier complete one, that is shown instead', async () => {
    const cache = instance();
    const incomplete = target({ isIncomplete: true });
    expect(await got(cache, incomplete)).toBe('miss: /page 1');
    expect(stored.has(storeKey('/page'))).toBe(false);
    now += retryPause;
    expect(await got(cache)).toBe('miss: /page 2');
    await purges.add(['article'], [], context.store);
    now += 1;
    expect(await got(cache, incomplete)).toBe('stale: /page 2');
  });
});

describe('a path without a page', () => {
  it('is not stored, because anyone can invent one, and not rendered again at once', async () => {
    const cache = instance();
    const missing = target({ html: undefined });
    expect(await got(cache, missing)).toBe('miss: undefined');
    expect(await got(cache, missing)).toBe('stale: undefined');
    expect([rendered, stored.size]).toEqual([1, 0]);
    now += retryPause;
    expect(await got(cache)).toBe('miss: /page 2');
  });

  it('is stored if it had a page before, so that no instance shows the old page', async () => {
    const cache = instance();
    await got(cache);
    await purges.add(['article'], [], context.store);
    now += 1;
    expect(await got(cache, target({ html: undefined }))).toBe('miss: undefined');
    expect(await got(instance())).toBe('hit: undefined');
  });
});
