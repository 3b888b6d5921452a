import { absenceOf } from 'pagewright-wordpress';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentError } from '../../src/content/content-error.ts';
import type { ReadableSource } from '../../src/content/source.ts';
import { createHeldContents, mostVanished, vanishTime } from '../../src/server/caching/held-content.ts';
import { createPurges } from '../../src/server/caching/purges.ts';
import { createWithdrawals } from '../../src/server/caching/withdrawals.ts';
import type { ServerContext } from '../../src/server/server-context.ts';
import { sources } from '../sites/museum-code.ts';

const missing = new ContentError('not-found', 'The content service has no entry with this slug');

let now: number;
let stored: Map<string, unknown>;
/** The answers of WordPress, by the end of the requested path. */
let answers: Readonly<Record<string, () => Response>>;
let context: ServerContext;
let withdrawals: ReturnType<typeof createWithdrawals>;
let held: ReturnType<typeof createHeldContents>;
let purges: ReturnType<typeof createPurges>;
let reports: string[];

const list = (total: number) => () =>
  Response.json(total > 0 ? [{ id: 1 }] : [], { headers: { 'X-WP-Total': String(total) } });
const error = (status: number, code: string) => () => Response.json({ code, message: '' }, { status });

beforeEach(() => {
  now = Date.parse('2026-03-12T10:00:00Z');
  stored = new Map();
  answers = {
    '/posts/7': error(404, 'rest_post_invalid_id'),
    '/posts': list(20),
    '/pages': list(3),
    '/media': list(0),
  };
  context = {
    store: {
      getItem: async (key) => stored.get(key) ?? null,
      setItem: async (key, value) => void stored.set(key, value),
    },
    content: {
      base: 'https://content.example',
      deadline: 1_000,
      fetch: async (url) =>
        answers[/\/\w+(?:\/\d+)?(?=\?|$)/.exec(String(url).replace('/wp-json/wp/v2', ''))?.[0] ?? '']?.() ??
        error(500, 'x')(),
    },
    assets: { fetch: async () => new Response(null, { status: 404 }) },
    secrets: { announcements: undefined },
    waitUntil() {},
    report: (message) => void reports.push(message),
  };
  reports = [];
  start();
});

/** Starts a server. Servers share the store. */
function start(): void {
  purges = createPurges(() => now);
  held = createHeldContents({ purges, pages: 20, now: () => now });
  withdrawals = createWithdrawals({
    purges,
    heldContents: held,
    sources,
    adapters: { content: { absenceOf: () => absenceOf('wp/v2/posts') } },
    freshFor: 60_000,
    now: () => now,
  });
}

/** A source that does not name the type of its entries, such as a source of topics or authors. */
const untyped: ReadableSource = {
  api: sources.article.api,
  request: () => ({ path: 'wp/v2/posts', query: { slug: 'a-topic' } }),
  decode: () => ({ content: undefined, issues: [] }),
};

/** Whether an article that is missing by its slug counts as withdrawn. */
const isWithdrawn = (slug: string, content: object = { id: 7 }, source: ReadableSource = sources.article) =>
  withdrawals.isWithdrawn(
    {
      key: `GET /articles?slug=${slug}`,
      name: 'article',
      source,
      params: { slug },
      tags: [`article:${slug}`],
      path: `/journal/${slug}`,
      held: { version: '', result: { key: '', source: 'article', content } },
    },
    missing,
    context,
  );

describe('an entry that is missing by its slug counts as withdrawn', () => {
  it('if WordPress says so by its id, and has other entries, also in another collection', async () => {
    expect(await isWithdrawn('gone')).toBe(true);
    answers = { ...answers, '/posts/7': error(401, 'rest_forbidden') };
    expect(await isWithdrawn('a-draft')).toBe(true);
  });

  it.each<[string, Record<string, () => Response>, object?]>([
    ['the entry is there by its id', { '/posts/7': () => Response.json({ id: 7, status: 'publish' }) }],
    ['the REST API is closed', { '/posts/7': error(401, 'rest_not_logged_in') }],
    ['its collection is empty', { '/posts': list(0) }],
    ['all other collections are empty', { '/pages': list(0) }],
    ['its collection cannot be counted', { '/posts': () => Response.json([{ id: 1 }]) }],
    ['a proxy answers', { '/posts/7': () => new Response('<h1>404</h1>', { status: 404 }) }],
    ['its id is unknown', {}, { title: 'Without an id' }],
  ])('not if %s; then it is held', async (_, changed, content) => {
    answers = { ...answers, ...changed };
    expect(await isWithdrawn('kept', content)).toBe(false);
    expect(reports.join().includes('add one to the schema')).toBe(content !== undefined);
    expect(await held.list(context.store)).toMatchObject([
      {
        key: 'entry article:kept',
        path: '/journal/kept',
        since: '2026-03-12T10:00:00.000Z',
        gone: ['article:kept'],
      },
    ]);
  });

  it('if the type of its source is unknown, and its collection has other entries', async () => {
    const entries = [{ slug: 'another' }, { slug: 'a-third' }];
    const whole = (total: number, ...all: object[]) => ({
      ...answers,
      '/posts': () => Response.json(all, { headers: { 'X-WP-Total': String(total) } }),
    });
    const alone = answers;
    answers = whole(2, ...entries);
    expect(await isWithdrawn('a-topic', {}, untyped)).toBe(true);
    const doubtful = [
      whole(1, { slug: 'a-topic' }),
      // The list is longer than its first page.
      whole(12, ...entries),
      whole(0),
      { ...whole(2, ...entries), '/pages': list(0) },
      alone,
    ];
    for (const each of doubtful) {
      answers = each;
      expect(await isWithdrawn('a-topic', {}, untyped)).toBe(false);
    }
    answers = { ...alone, '/posts/7': error(404, 'rest_post_invalid_id') };
    expect(await isWithdrawn('a-topic', { id: 7 }, untyped)).toBe(true);
  });

  it('if a few entries vanish at once, and others some minutes later', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < mostVanished; index += 1)
        expect(await isWithdrawn(`vanished-${round}-${index}`)).toBe(true);
      now += vanishTime;
    }
    expect(await held.list(context.store)).toEqual([]);
  });

  it('not if many vanish at once: all are held, also by a server that has just started, until that is accepted', async () => {
    const slugs = Array.from({ length: mostVanished + 3 }, (_, index) => `vanished-${index}`);
    const isGone = async (slug: string) =>
      (await purges.of([`article:${slug}`], context.store)).gone.size > 0 || isWithdrawn(slug);
    const results: boolean[] = [];
    for (const slug of slugs) {
      results.push(await isGone(slug));
      start();
    }
    expect(results).toEqual(slugs.map((_, index) => index < mostVanished));
    for (const slug of slugs) expect(reports.join('\n'), slug).toContain(`article:${slug}`);
    for (const _ of [1, 2]) {
      expect(await Promise.all(slugs.map(isGone))).toEqual(slugs.map(() => false));
      expect((await held.list(context.store)).map(({ key }) => key).sort()).toEqual(
        slugs.map((slug) => `entry article:${slug}`),
      );
      now += vanishTime;
    }
    expect(await isGone('another')).toBe(false);
    await held.accept(['*'], context.store);
    expect(await Promise.all(slugs.map(isGone))).toEqual(slugs.map(() => true));
    expect(await isGone('later')).toBe(true);
  });
});

describe('what is held', () => {
  it('stays in the list until it is accepted or appears again', async () => {
    answers = { ...answers, '/posts': list(0) };
    await isWithdrawn('one');
    await isWithdrawn('two');
    await held.accept(['entry article:one'], context.store);
    expect((await held.list(context.store)).map(({ key }) => key)).toEqual(['entry article:two']);
    // Another server, or the same one after a restart.
    start();
    const read = {
      key: '',
      name: 'article',
      source: sources.article,
      params: { slug: 'two' },
      tags: [],
      path: undefined,
      held: undefined,
    };
    await withdrawals.noteContent(read, { title: 'Two' }, context);
    expect(await held.list(context.store)).toEqual([]);
  });
});
