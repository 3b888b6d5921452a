import { describe, expect, test } from 'vitest';
import { read } from '../../src/content/read.ts';
import type { ReadableSource } from '../../src/content/source.ts';
import { sources } from '../sites/museum-code.ts';

const size = 6;

/** Options for a service that sends the same response to each request. */
function serviceWith(body: unknown, headers: HeadersInit = {}) {
  const fetch = async () => Response.json(body, { headers });
  return { base: 'https://content.example', deadline: 10_000, fetch };
}

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: 'T', slug: `entry-${index + 1}` }));

/** The pages of a list, from the first part of its entries. */
async function pagesOf(count: number, headers: HeadersInit) {
  const options = serviceWith(entries(Math.min(count, size)), headers);
  return (await read(sources['article-pages'], { per_page: size }, options)).content;
}

const total = (pages: number) => ({ 'X-WP-TotalPages': String(pages) });

describe('the pages of a list', () => {
  test.each([
    [0, 0],
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
    [601, 101],
  ])('%i entries are %i pages of six, each with the number of the next', async (count, pages) => {
    const listed = await pagesOf(count, total(pages));
    const numbers = Array.from({ length: pages }, (_, index) => String(index + 1));
    expect(listed.map(({ page }) => page)).toEqual(numbers);
    expect(listed.flatMap(({ next }) => next ?? [])).toEqual(numbers.slice(1));
  });

  test.each([
    ['no total', {}],
    ['a total that is not a number', { 'X-WP-TotalPages': 'many' }],
    ['a total of 0 with entries', total(0)],
    ['a negative total', total(-3)],
    ['a total that is not a whole number', { 'X-WP-TotalPages': '1.5' }],
  ])('a response with %s is one page', async (_, headers) => {
    expect(await pagesOf(5, headers)).toEqual([{ page: '1' }]);
  });

  test.each(['1000000000', '1e9', 'Infinity', '10001'])(
    'a total of %s pages, more than any list has, is an error',
    async (pages) => {
      await expect(pagesOf(5, { 'X-WP-TotalPages': pages })).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining(`X-WP-TotalPages: ${pages}`),
      });
    },
  );
});

describe('a service that ignores paging and always sends all articles', () => {
  // An old version of the plugin sends these headers.
  const all = serviceWith(entries(13), total(1));
  const slugsOf = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);

  test('has as many pages as its entries need', async () => {
    const { content } = await read(sources['article-pages'], { per_page: size }, all);
    expect(content.map(({ page }) => page)).toEqual(['1', '2', '3']);
  });

  test.each([
    [{ per_page: size }, [1, 2, 3, 4, 5, 6]],
    [{ per_page: size, page: '2' }, [7, 8, 9, 10, 11, 12]],
    [{ per_page: size, page: '3' }, [13]],
    [{ per_page: size, page: '4' }, []],
    [{}, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ])('gives each page its own entries: %o', async (params, numbers) => {
    const { content } = await read(sources.articles, params, all);
    expect(slugsOf(content)).toEqual(numbers.map((number) => `entry-${number}`));
  });

  test.each(['articles', 'exhibitions', 'found-articles'] as const)(
    'a build reads each entry once: %s',
    async (name) => {
      const source: ReadableSource<readonly { readonly slug: string }[]> = sources[name];
      const options = { ...all, entries: Number.POSITIVE_INFINITY };
      const { content } = await read(source, { per_page: size }, options);
      expect(slugsOf(content)).toEqual(slugsOf(entries(13)));
    },
  );

  test.each(['exhibitions', 'found-articles'] as const)(
    'gives each page of a list its own entries: %s',
    async (name) => {
      const source: ReadableSource<readonly { readonly slug: string }[]> = sources[name];
      const { content } = await read(source, { per_page: size, page: 2 }, all);
      expect(slugsOf(content)).toEqual(slugsOf(entries(13)).slice(6, 12));
    },
  );
});

test('a list with more parts than a build reads keeps the parts that were read, and the limit is reported', async () => {
  let requests = 0;
  const options = serviceWith(entries(1), { 'X-WP-TotalPages': '201' });
  const fetch = () => {
    requests += 1;
    return options.fetch();
  };
  const { content, issues } = await read(
    sources['found-articles'],
    { per_page: 1 },
    { ...options, fetch, entries: Number.POSITIVE_INFINITY },
  );
  expect(requests).toBe(200);
  expect(content).toHaveLength(200);
  expect(issues).toContainEqual({
    path: '',
    expected: 'a list of at most 200 parts, the most that a build reads',
    found: 'a longer list, so its last entries are missing',
  });
});

test('a total that is not a whole number ends the list', async () => {
  let requests = 0;
  const fetch = async () => {
    requests += 1;
    return Response.json(entries(size), { headers: { 'X-WP-TotalPages': '1.5' } });
  };
  const options = { base: 'https://content.example', deadline: 10_000, fetch };
  await read(
    sources['found-articles'],
    { per_page: size },
    { ...options, entries: Number.POSITIVE_INFINITY },
  );
  expect(requests).toBe(1);
});

describe('a list whose response contradicts itself', () => {
  const noSuchPage = () =>
    Response.json({ code: 'rest_post_invalid_page_number', message: 'Too high' }, { status: 400 });
  const names = ['articles', 'exhibitions', 'found-articles'] as const;
  const readList = (name: (typeof names)[number], fetch: (url: string) => Response, page?: number) => {
    const source: ReadableSource = sources[name];
    const params = { per_page: size, ...(page === undefined ? {} : { page }) };
    const entries = page === undefined ? Number.POSITIVE_INFINITY : undefined;
    return read(source, params, {
      base: 'https://content.example',
      deadline: 10_000,
      fetch: async (url) => fetch(String(url)),
      entries,
    });
  };

  test.each(names)('is a failure, not a list without entries: %s', async (name) => {
    const emptied = () => Response.json([], { headers: { 'X-WP-Total': '12' } });
    await expect(readList(name, emptied)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'The content service sent an empty list, but X-WP-Total: 12',
    });
    await expect(readList(name, noSuchPage)).rejects.toMatchObject({ kind: 'http', status: 400 });
    const half = (url: string) =>
      url.includes('page=2') ? noSuchPage() : Response.json(entries(size), { headers: total(2) });
    await expect(readList(name, half)).rejects.toMatchObject({ kind: 'http', status: 400 });
  });

  test.each(['exhibitions', 'found-articles'] as const)(
    'may lack a page that visitors request: %s',
    async (name) => {
      await expect(readList(name, noSuchPage, 9)).rejects.toMatchObject({ kind: 'not-found' });
    },
  );
});
