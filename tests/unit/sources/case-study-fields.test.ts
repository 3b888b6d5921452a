import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../packages/pagewright/src/content/read.ts';
import type { ReadableSource } from '../../../packages/pagewright/src/content/source.ts';
import type { FaultyService } from '../../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import { startMeridianService } from './meridian-service.ts';

let service: FaultyService;

beforeAll(async () => {
  service = await startMeridianService();
});
beforeEach(() => service.heal());
afterAll(() => service.close());

async function contentOf<Content>(source: ReadableSource<Content>, body: unknown, params: object) {
  service.fail('', { kind: 'shape', body });
  const { content, issues } = await read(source, params, { base: service.url, deadline: 10_000 });
  expect(issues).toEqual([]);
  return content;
}

const sentence = (number: number) => `Sentence number ${number} is long enough to be counted.`;

function study(sentences: number, more: object) {
  const numbers = Array.from({ length: sentences }, (_, index) => sentence(index + 1));
  const body = [
    {
      id: 5,
      slug: 'x',
      title: { rendered: 'T' },
      content: { rendered: `<p>${numbers.join(' ')}</p>` },
      ...more,
    },
  ];
  return contentOf(sources['case-study'], body, { slug: 'x' });
}

test('additions go to the sections of the text in their order, and never replace their words', async () => {
  const sections = [{ summary: 'First', title: 'Not this' }, {}, { summary: 'Third' }, { summary: 'Fourth' }];
  expect((await study(3, { sections })).details).toEqual([
    { id: 1, title: 'Challenge', content: sentence(1), summary: 'First' },
    { id: 2, title: 'Solution', content: sentence(2) },
    { id: 3, title: 'Results', content: sentence(3), summary: 'Third' },
  ]);
});

test('fields that editors left empty are missing, and only the text remains', async () => {
  const content = await study(1, { client: false, results: false, sections: false, quote: false });
  expect(Object.keys(content).sort()).toEqual(['details', 'hero_heading', 'hero_image', 'id', 'slug']);
  expect(content.details).toEqual([{ id: 1, title: 'Case Study Overview', content: sentence(1) }]);
});

const entry = (slug: string, more: object = {}) => ({
  id: slug.charCodeAt(0),
  slug,
  title: { rendered: slug },
  ...more,
});

function listed(body: readonly object[]) {
  return contentOf(sources['case-studies'], body, { per_page: 100 });
}

test('a list has the sector of each study, and its first result unless an editor has chosen a figure', async () => {
  const results = [{ label: 'to close the books', after: 6, unit: 'hours' }];
  const studies = await listed([
    entry('a', { sector: 'Retail', results, figure: false }),
    entry('b', { results, figure: { value: '9', unit: 'weekends' } }),
    entry('c', { sector: false, results: false, figure: false }),
  ]);
  expect(studies.map(({ sector, figure }) => [sector, figure])).toEqual([
    ['Retail', { value: '6', unit: 'hours' }],
    [undefined, { value: '9', unit: 'weekends' }],
    [undefined, undefined],
  ]);
});
