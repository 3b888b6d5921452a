import { list, number, object, responseDecoder, slug, text } from 'pagewright/decode';
import { ContentError, type ContentRequest } from 'pagewright/source';
import {
  entryQuery,
  listQuery,
  nextPage,
  normalizeEntries,
  onlyEntry,
  wordpress,
} from 'pagewright-wordpress';
import { expect, test } from 'vitest';
import { read } from '../../../packages/pagewright/src/content/read.ts';

interface Listed {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

const fields = { id: number({ whole: true }), slug, title: text() };

/** The source that `scaffold source` writes for a list of a plain `wp/v2`. */
const posts = {
  api: wordpress().api,
  request: (): ContentRequest => ({ path: 'wp/v2/posts', query: listQuery({ per_page: 100 }) }),
  normalize: normalizeEntries,
  next: nextPage,
  decode: responseDecoder<readonly Listed[]>(list(object(fields, {}, {}))),
};

const post = {
  api: wordpress().api,
  request: (): ContentRequest => ({ path: 'wp/v2/posts', query: entryQuery('one') }),
  normalize: onlyEntry,
  decode: responseDecoder<{ readonly id: number }>(object({ id: number({ whole: true }) }, {}, {})),
};

function entry(id: number, name: string, isProtected = false) {
  const rendered = { rendered: isProtected ? '' : '<p>Text</p>', protected: isProtected };
  return { id, slug: name, title: { rendered: name }, content: rendered, excerpt: rendered };
}

/** The lists of a WordPress with these posts: at most 100 in each response. */
const serving = (all: readonly ReturnType<typeof entry>[]) => async (url: string | URL | Request) => {
  const { searchParams } = new URL(url instanceof Request ? url.url : url);
  const size = Number(searchParams.get('per_page'));
  const page = Number(searchParams.get('page') ?? 1);
  return Response.json(all.slice(size * (page - 1), size * page), {
    headers: { 'X-WP-Total': String(all.length), 'X-WP-TotalPages': String(Math.ceil(all.length / size)) },
  });
};

const options = { base: 'https://cms.example', deadline: 10_000 };

test.each([99, 100, 101, 143, 200, 305])('a list of %i posts has all of them', async (count) => {
  const all = Array.from({ length: count }, (_, index) => entry(index + 1, `post-${index + 1}`));
  const { content, issues } = await read(
    posts,
    {},
    { ...options, entries: Number.POSITIVE_INFINITY, fetch: serving(all) },
  );
  expect(content.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(issues).toEqual([]);
});

test('an entry with a password is in no list, and is missing on its own', async () => {
  const all = [entry(1, 'one', true), entry(2, 'two')];
  const listed = await read(posts, {}, { ...options, fetch: serving(all) });
  expect(listed.content.map(({ slug: name }) => name)).toEqual(['two']);
  const reading = read({ ...post, namesEntry: true }, {}, { ...options, fetch: serving(all.slice(0, 1)) });
  await expect(reading).rejects.toThrow(ContentError);
});

/** Slugs as WordPress stores them, in small letters of the encoding, and as people read them. */
const slugs: readonly string[] = [
  '日本語、タイトル',
  'ahoy-⚓-🚢-launch',
  '👩‍🚀-🇯🇵',
  '你好，世界',
  '안녕하세요-세계',
  'привет-мир',
  'γειά-σου',
  'مرحبا-بالعالم',
  'שלום״עולם',
  'नमस्ते-दुनिया',
  'สวัสดี-ชาวโลก',
  'được-rồi',
  'l·l-català',
  'what!-now',
  '№-7',
];

test('slugs in any script are read as people write them', async () => {
  const stored = slugs.map((name, index) => entry(index + 1, encodeURIComponent(name).toLowerCase()));
  const { content, issues } = await read(posts, {}, { ...options, fetch: serving(stored) });
  expect(content.map(({ slug: name }) => name)).toEqual(slugs);
  expect(issues).toEqual([]);
});
