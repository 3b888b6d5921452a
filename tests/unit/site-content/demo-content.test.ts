import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read } from '../../../packages/pagewright/src/content/read.ts';
import { plainText } from '../../../packages/pagewright/src/content/sanitising/plain-text.ts';
import type { FaultyService } from '../../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import { root, textOf } from '../architecture/project-files.ts';
import { startMeridianService } from '../sources/meridian-service.ts';
import { jsonBelow, sentencesIn, textsOf, wordsIn } from './written-texts.ts';

const content = 'demo-content';
const entriesOf = (kind: string) => jsonBelow(`${content}/${kind}`);
const slugsOf = (kind: string) => entriesOf(kind).map((file) => path.posix.basename(file, '.json'));

/** Properties whose text is repeated: titles, job titles, labels, alternative texts, and texts of query states. */
const namesOfThings = new Set([
  'email',
  'phone',
  '$schema',
  'slug',
  'related',
  'title',
  'hero_heading',
  'alt',
  'label',
  'data',
  'section',
  'role',
  'designation',
  // A telephone in the hero shows the beginning of the document below it.
  'screen',
]);

/** Minimum number of words in a sentence. A text with fewer words is a phrase, such as `Let’s Talk`. */
const shortest = 4;

test('no sentence of the demo content appears twice', () => {
  const places = new Map<string, string[]>();
  for (const file of [...jsonBelow(content), ...jsonBelow('page-configs')]) {
    for (const { place, text } of textsOf(file, (name) => !namesOfThings.has(name))) {
      for (const sentence of sentencesIn(text)) {
        if (sentence.split(' ').length < shortest) continue;
        places.set(sentence, [...(places.get(sentence) ?? []), place]);
      }
    }
  }
  expect(places.size).toBeGreaterThan(1200);
  expect([...places].filter(([, locations]) => locations.length > 1)).toEqual([]);
});

test('quotation marks and apostrophes are typographic, except in code and attributes', () => {
  const straight = [...jsonBelow(content), ...jsonBelow('page-configs')].flatMap((file) =>
    textsOf(file)
      .map(({ place, text }) => ({ place, words: plainText(text.replace(/<(code|pre)\b.*?<\/\1>/gs, ' ')) }))
      .filter(({ words }) => /["']/.test(words)),
  );
  expect(straight).toEqual([]);
});

test('every email address and phone number that a visitor reads is a link', () => {
  // The site turns these texts into links, or they are examples of numbers, or lists of days.
  const linked = new Set(['email', 'phone', 'hint', 'link', 'links', 'withoutScript', 'passage', 'dial']);
  const bare = [...jsonBelow(content), ...jsonBelow('page-configs')].flatMap((file) =>
    textsOf(file, (name) => !linked.has(name)).filter(({ text }) =>
      /[^\s@]+@[^\s@]+\.\w|\+?\(?\d{2,}[\d ().-]{6,}\d/.test(text.replace(/<(a|pre|code)\b.*?<\/\1>/gs, ' ')),
    ),
  );
  expect(bare).toEqual([]);
});

describe('the demo content', () => {
  test('has twelve posts of 600 words, each with sections, a list, a table and pictures', () => {
    const posts = entriesOf('posts');
    expect(posts.length).toBeGreaterThanOrEqual(12);
    for (const file of posts) {
      const { sections }: { sections: Record<string, string>[] } = JSON.parse(textOf(file));
      const html = sections.map((section) => section.content ?? '').join('\n');
      const beside = sections.map((section) => section.image_side_text ?? '').join(' ');
      expect(wordsIn(html) + wordsIn(beside), file).toBeGreaterThanOrEqual(600);
      expect(sections.filter(({ title }) => title).length, file).toBeGreaterThanOrEqual(3);
      expect(html, file).toMatch(/<[uo]l[ >]/);
      expect(html, file).toMatch(/<table[ >]/);
      expect(sections.filter(({ img }) => img).length, file).toBeGreaterThanOrEqual(2);
    }
  });

  test('has eight case studies, and eight people with a portrait each', () => {
    expect(entriesOf('case-studies').length).toBeGreaterThanOrEqual(8);
    const { our_team_managements_data: people }: { our_team_managements_data: { image: { url: string } }[] } =
      JSON.parse(textOf(`${content}/about.json`));
    const portraits = people.map(({ image }) =>
      createHash('sha256')
        .update(readFileSync(path.join(root, 'public', image.url)))
        .digest('hex'),
    );
    expect(new Set(portraits).size).toBeGreaterThanOrEqual(8);
    expect(new Set(portraits).size).toBe(people.length);
  });

  test('contains the people that pages show while the content service cannot be read', async () => {
    const service = await startMeridianService();
    const { content: people } = await read(sources.people, {}, { base: service.url, deadline: 10_000 });
    await service.close();
    const known: { readonly content: unknown } = JSON.parse(textOf('page-configs/_fallbacks/people.json'));
    expect(people).toMatchObject(Array.isArray(known.content) ? known.content : []);
  });

  test.each(['services', 'industry', 'software', 'platform'])('has 250 words on each page of %s', (kind) => {
    for (const file of entriesOf(kind)) {
      const words = textsOf(file).reduce((sum, { text }) => sum + wordsIn(text), 0);
      expect(words, file).toBeGreaterThanOrEqual(250);
    }
  });
});

describe('teasers', () => {
  let service: FaultyService;
  beforeAll(async () => {
    service = await startMeridianService();
  });
  afterAll(() => service.close());

  test('of a service or an industry are a case study and two posts that link to it', async () => {
    const teased = new Set<string>();
    const pages = ['services', 'industry'].flatMap((kind) => slugsOf(kind).map((slug) => `/${kind}/${slug}`));
    for (const search of pages) {
      const options = { base: service.url, deadline: 10_000 };
      const studies = await read(sources['case-studies'], { per_page: 1, search }, options);
      const posts = await read(sources['latest-posts'], { per_page: 2, search }, options);
      const slugs = [...studies.content, ...posts.content].map(({ slug }) => slug);
      expect(slugs, search).toHaveLength(3);
      teased.add(slugs.join());
    }
    expect(teased.size).toBe(pages.length);
  });
});
