import { expect, test } from 'vitest';
import { read } from '../../../src/sources/read.ts';
import { sources } from '../../../src/sources/source-registry.ts';

const size = 6;

/** The pages that are made of the first part of a list of so many entries, as WordPress answers it. */
async function pagesOf(count: number, headers: HeadersInit) {
  const body = Array.from({ length: Math.min(count, size) }, (_, index) => ({ id: index + 1 }));
  const fetch = async () => Response.json(body, { headers });
  const options = { base: 'https://content.example', deadline: 10_000, fetch };
  return (await read(sources['case-study-pages'], { per_page: size }, options)).content;
}

const total = (pages: number) => ({ 'X-WP-TotalPages': String(pages) });

test.each([
  [0, 0],
  [1, 1],
  [6, 1],
  [7, 2],
  [12, 2],
  [13, 3],
  [601, 101],
])('%i entries are %i pages of six, each leading to the next', async (count, pages) => {
  const found = await pagesOf(count, total(pages));
  const numbers = Array.from({ length: pages }, (_, index) => String(index + 1));
  expect(found.map(({ page }) => page)).toEqual(numbers);
  expect(found.flatMap(({ next }) => next ?? [])).toEqual(numbers.slice(1));
});

test.each([
  ['no total', {}],
  ['a total that is no number', { 'X-WP-TotalPages': 'many' }],
  ['a total of none beside entries', total(0)],
])('an answer with %s is one page', async (_, headers) => {
  expect(await pagesOf(9, headers)).toEqual([{ page: '1' }]);
});
