import { absenceOf } from 'pagewright-wordpress';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentError } from '../../src/content/source.ts';
import { createHeldContents } from '../../src/edge/caching/held-content.ts';
import { createPurges } from '../../src/edge/caching/purges.ts';
import { createWithdrawals, mostVanished, vanishTime } from '../../src/edge/caching/withdrawals.ts';
import type { EdgeContext } from '../../src/edge/edge-context.ts';
import { sources } from '../sites/museum-code.ts';

const missing = new ContentError('not-found', 'The content service has no entry with this slug');

let now: number;
let stored: Map<string, unknown>;
/** What WordPress answers by the end of the path. */
let answers: Readonly<Record<string, () => Response>>;
let context: EdgeContext;
let withdrawals: ReturnType<typeof createWithdrawals>;
let held: ReturnType<typeof createHeldContents>;

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
        answers[/\/\w+(?:\/\d+)?(?=\?)/.exec(String(url).replace('/wp-json/wp/v2', ''))?.[0] ?? '']?.() ??
        error(500, 'x')(),
    },
    assets: { fetch: async () => new Response(null, { status: 404 }) },
    secrets: { announcements: undefined },
    waitUntil() {},
    report() {},
  };
  const purges = createPurges(() => now);
  held = createHeldContents(purges, () => now);
  withdrawals = createWithdrawals({
    purges,
    heldContents: held,
    sources,
    adapter: { absenceOf: () => absenceOf('wp/v2/posts') },
    pages: 20,
    freshFor: 60_000,
    now: () => now,
  });
});

/** Whether an article that is missing by its slug counts as withdrawn. */
const isWithdrawn = (slug: string, content: object = { id: 7 }) =>
  withdrawals.isWithdrawn(
    {
      key: `GET /articles?slug=${slug}`,
      name: 'article',
      source: sources.article,
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
    expect(await held.list(context.store)).toMatchObject([
      {
        key: 'entry article:kept',
        path: '/journal/kept',
        since: '2026-03-12T10:00:00.000Z',
        gone: ['article:kept'],
      },
    ]);
  });

  it('not if many vanish at once; after some minutes the next may', async () => {
    const slugs = Array.from({ length: mostVanished + 3 }, (_, index) => `vanished-${index}`);
    const results: boolean[] = [];
    for (const slug of slugs) results.push(await isWithdrawn(slug));
    expect(results.filter((each) => each)).toHaveLength(mostVanished);
    expect(results.at(-1)).toBe(false);
    expect((await held.list(context.store)).map(({ what }) => what)).toContain(
      'article: too many entries vanish at once without an announcement',
    );
    now += vanishTime;
    expect(await isWithdrawn('later')).toBe(true);
  });
});

describe('what is held', () => {
  it('stays in the list until it is accepted or there again', async () => {
    answers = { ...answers, '/posts': list(0) };
    await isWithdrawn('one');
    await isWithdrawn('two');
    await held.accept(['entry article:one'], context.store);
    expect((await held.list(context.store)).map(({ key }) => key)).toEqual(['entry article:two']);
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
