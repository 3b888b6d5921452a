import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../packages/pagewright/src/content/read.ts';
import { installSanitiser } from '../../../packages/pagewright/src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../../packages/pagewright/src/content/sanitising/sanitise-html.ts';
import type { ReadableSource } from '../../../packages/pagewright/src/content/source.ts';
import type { FaultyService } from '../../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import { startMeridianService } from './meridian-service.ts';

let service: FaultyService;

beforeAll(async () => {
  installSanitiser(sanitiseHtml);
  service = await startMeridianService();
});
beforeEach(() => service.heal());
afterAll(() => service.close());

async function contentOf<Content>(source: ReadableSource<Content>, body: unknown): Promise<Content> {
  service.fail('', { kind: 'shape', body });
  return (await read(source, { slug: 'x', per_page: 6 }, { base: service.url, deadline: 10_000 })).content;
}

const entry = { id: 1, slug: 'a', title: { rendered: 'T' } };

test.each([
  ['in UTC', { date: '2026-11-11T09:05:00', date_gmt: '2026-11-11T09:05:00' }, '2026-11-11T09:05:00Z'],
  [
    'west of UTC',
    { date: '2026-11-11T23:30:00', date_gmt: '2026-11-12T04:30:00' },
    '2026-11-11T23:30:00-05:00',
  ],
  [
    'east of UTC',
    { date: '2026-01-01T02:00:00', date_gmt: '2025-12-31T20:30:00' },
    '2026-01-01T02:00:00+05:30',
  ],
  ['with the UTC date alone', { date_gmt: '2026-11-11T09:05:00' }, '2026-11-11T09:05:00Z'],
  ['with a zone in the date', { date: '2026-11-11T09:05:00+01:00' }, '2026-11-11T09:05:00+01:00'],
  [
    'with two dates whose difference is not a time zone',
    { date: '2026-03-01T00:00:00', date_gmt: '2026-11-11T09:05:00' },
    '2026-11-11T09:05:00Z',
  ],
])('WordPress’s two dates become one with a time zone: %s', async (_, dates, expected) => {
  const [first] = await contentOf(sources['latest-posts'], [{ ...entry, ...dates }]);
  expect(first?.date).toBe(expected);
});

test.each([
  ['no date', {}],
  ['no zone', { date: '2026-11-11T09:05:00' }],
  ['a draft’s date', { date: '2026-11-11T09:05:00', date_gmt: '0000-00-00T00:00:00' }],
  ['a day that does not exist', { date_gmt: '2026-02-30T09:05:00' }],
  ['no hour', { date_gmt: '2026-02-03' }],
  ['words', { date_gmt: 'last Tuesday' }],
  ['an object', { date_gmt: { rendered: '2026-11-11T09:05:00' } }],
  ['a list', { date: [], date_gmt: [] }],
])('an entry without a valid date keeps its other values: %s', async (_, dates) => {
  const [first] = await contentOf(sources['latest-posts'], [{ ...entry, ...dates }]);
  expect(first?.title).toBe('T');
  expect(first).not.toHaveProperty('date');
});

test.each([
  ['a name', { name: 'Mei Tanaka', slug: 'mtanaka' }, 'Mei Tanaka'],
  ['a name with a reference', { name: 'Tom &amp; Jerry', slug: 'tj' }, 'Tom & Jerry'],
  ['a login instead of a name', { name: 'Admin', slug: 'admin' }, undefined],
  ['an email address instead of a name', { name: 'mei@example.com', slug: 'mei' }, undefined],
  ['an error instead of the author', { code: 'rest_user_cannot_view', message: 'No' }, undefined],
  ['an empty name', { name: ' ', slug: 'mei' }, undefined],
  ['nothing', null, undefined],
])('the author is the display name of the user: %s', async (_, author, expected) => {
  const [first] = await contentOf(sources['case-studies'], [{ ...entry, _embedded: { author: [author] } }]);
  expect(first?.author).toBe(expected);
  expect(first?.title).toBe('T');
});

test('a post and a case study have the date of their last change', async () => {
  const changed = { modified: '2026-11-12T10:00:00', modified_gmt: '2026-11-12T09:00:00' };
  const study = await contentOf(sources['case-study'], [{ ...entry, ...changed }]);
  expect(study.modified).toBe('2026-11-12T10:00:00+01:00');
  const post = await contentOf(sources.post, {
    hero_heading: 'T',
    date: '2026-11-11T09:05:00+00:00',
    modified: '2026-11-12T09:05:00+02:00',
    author: 'Mei Tanaka',
  });
  expect(post).toMatchObject({
    date: '2026-11-11T09:05:00Z',
    modified: '2026-11-12T09:05:00+02:00',
    author: 'Mei Tanaka',
  });
});

test('every list of the demo content is newest first, and each entry has a date and an author', async () => {
  for (const [name, params] of [
    ['posts', {}],
    ['latest-posts', { per_page: 100 }],
    ['case-studies', { per_page: 100 }],
  ] as const) {
    const source: ReadableSource<readonly { date?: string; author?: string }[]> = sources[name];
    const { content } = await read(source, params, { base: service.url, deadline: 10_000 });
    const times = content.map(({ date }) => Date.parse(date ?? ''));
    expect(times.length).toBeGreaterThan(7);
    expect(times.every(Number.isFinite)).toBe(true);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(content.every(({ author }) => author !== undefined)).toBe(true);
  }
});
