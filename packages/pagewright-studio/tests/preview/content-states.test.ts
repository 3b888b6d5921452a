import type { ReadableSource } from 'pagewright/source';
import { describe, expect, it } from 'vitest';
import { sourceSchema } from '../../../pagewright/src/config/schemas/page-schemas.ts';
import { readWorkspace } from '../../../pagewright/src/pipeline/site/check-workspace.ts';
import type { ContentRead, ContentService } from '../../../pagewright/src/render/queries/content-service.ts';
import type { JsonSchema } from '../../../pagewright/src/schema/json-schema.ts';
import { anything, nodeOf } from '../../../pagewright/src/schema/schema-node.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { longWord } from '../../src/browser/frame/state-long.ts';
import { contentInState, serviceInState } from '../../src/browser/frame/state-service.ts';
import type { ContentState } from '../../src/browser/shell/studio-view.ts';

const { schemas } = readWorkspace(museum);

function schemaOf(source: string): JsonSchema {
  const schema = sourceSchema(schemas, source, 'content');
  if (!schema) throw new Error(`There is no source ${source}.`);
  return schema;
}

function inState(state: ContentState, source: string, content: unknown): unknown {
  return contentInState(content, nodeOf(schemaOf(source)), state);
}

const image = { src: '/pictures/rope.avif', alt: 'A rope on a drum', width: 480, height: 320 };

const exhibition = {
  title: 'Under water',
  poster: image,
  teaser: 'What divers brought up.',
  texts: [{ html: '<p>It is dark on purpose.</p>' }],
  rooms: [{ title: 'Hemp', text: 'Where it grew.' }],
  saying: { text: 'I could not see my hands.', speaker: 'A visitor' },
};

const articles = [
  {
    id: 1,
    slug: 'the-first-article',
    title: 'The first article',
    excerpt: 'What it is about.',
    date: '2026-01-01T00:00:00Z',
    featured_image: image,
  },
];

describe('without content', () => {
  it('lists are empty, and texts that may be missing are', () => {
    expect(inState('empty', 'exhibition', exhibition)).toEqual({
      title: 'Under water',
      poster: image,
      texts: [],
      rooms: [],
      saying: { text: 'I could not see my hands.' },
    });
  });

  it('a list has no entries', () => {
    expect(inState('empty', 'articles', articles)).toEqual([]);
  });

  it('a text with a default shows the default, and an object without any property is missing', () => {
    const schema = {
      type: 'object',
      required: [],
      properties: {
        size: { type: 'string', default: 'small' },
        banner: { type: 'object', required: [], properties: { text: { type: 'string' } } },
        count: { type: 'integer' },
      },
    };
    const content = { size: 'large', banner: { text: 'Words' }, count: 4 };
    expect(contentInState(content, nodeOf(schema), 'empty')).toEqual({ size: 'small', count: 4 });
  });
});

describe('with long texts', () => {
  it('texts of several words are about four times as long, with a very long word', () => {
    const { teaser, title } = Object(inState('long', 'exhibition', exhibition));
    expect(teaser.length).toBeGreaterThan(4 * exhibition.teaser.length);
    expect(teaser).toContain(longWord);
    expect(title).toContain(longWord);
  });

  it('slugs, dates, images and single words stay', () => {
    const [article] = Object(inState('long', 'articles', articles));
    expect(article).toMatchObject({
      slug: articles[0]?.slug,
      date: articles[0]?.date,
      featured_image: image,
    });
    const [room] = Object(inState('long', 'exhibition', exhibition)).rooms;
    expect(room.title).toBe('Hemp');
  });

  it('no text is longer than its schema allows, or than the length at which it is cut', () => {
    const text = 'words and '.repeat(15).trim();
    const [article] = Object(inState('long', 'articles', [{ ...articles[0], excerpt: text }]));
    expect([...article.excerpt]).toHaveLength(120);
    const limited = { type: 'string', maxLength: 40 };
    expect([...String(contentInState('Some words of a title', nodeOf(limited), 'long'))]).toHaveLength(40);
  });

  it('one of several values stays', () => {
    const schema = { type: 'string', enum: ['full time', 'part time'] };
    expect(contentInState('full time', nodeOf(schema), 'long')).toBe('full time');
  });
});

describe('without images', () => {
  it('images are missing', () => {
    const { poster: _, ...others } = exhibition;
    expect(inState('no-images', 'exhibition', exhibition)).toEqual(others);
  });

  it('values that need an image are missing, too', () => {
    const item = {
      type: 'object',
      required: ['image'],
      properties: {
        image: { type: 'object', properties: { src: { type: 'string', format: 'image-src' } } },
        title: { type: 'string' },
      },
    };
    const schema = { type: 'array', items: item };
    expect(contentInState([{ image, title: 'A' }], nodeOf(schema), 'no-images')).toEqual([]);
    expect(contentInState([{ title: 'B' }], nodeOf(schema), 'no-images')).toEqual([{ title: 'B' }]);
  });

  it('a list inside an entry is empty, unless it must have items: then the values that need it are missing', () => {
    const listOf = (minItems: number) => ({
      type: 'array',
      minItems,
      items: { type: 'object', properties: { src: { type: 'string', format: 'image-src' } } },
    });
    const schema = {
      type: 'object',
      required: ['title'],
      properties: { title: { type: 'string' }, pictures: listOf(0), covers: listOf(1) },
    };
    const content = { title: 'A', pictures: [image], covers: [image] };
    expect(contentInState(content, nodeOf(schema), 'no-images')).toEqual({ title: 'A', pictures: [] });
  });

  it('a list that still has enough items stays', () => {
    const item = {
      type: 'object',
      required: ['image'],
      properties: {
        image: { type: 'object', properties: { src: { type: 'string', format: 'image-src' } } },
        title: { type: 'string' },
      },
    };
    const schema = { type: 'object', properties: { cards: { type: 'array', minItems: 1, items: item } } };
    const content = { cards: [{ image, title: 'A' }, { title: 'B' }] };
    expect(contentInState(content, nodeOf(schema), 'no-images')).toEqual({ cards: [{ title: 'B' }] });
  });

  it('an entry that would lose everything stays', () => {
    const schema = { type: 'object', properties: { src: { type: 'string', format: 'image-src' } } };
    expect(contentInState(image, nodeOf(schema), 'no-images')).toEqual(image);
  });
});

describe('the content service', () => {
  const html =
    '<p>Text <img src="/a.avif" alt="a > b"> more.</p><figure class="x"><img src="/b.avif"></figure>';
  const source: ReadableSource = {
    api: { name: 'exhibition', urlOf: () => '/', isMissing: () => false },
    request: () => ({ path: 'x' }),
    decode: (_, clean) => ({ content: { text: `cleaned ${clean(html)}` }, issues: [] }),
  };
  const given: ContentRead[] = [];
  const real: ContentService = {
    placeOf: () => ({}),
    async read(request) {
      given.push(request);
      const { found } = await request.loadSources();
      const decoded = found?.decode({}, (raw) => raw);
      return { content: decoded?.content, issues: [], digest: 'x' };
    },
    retain: () => () => {},
  };
  const request: ContentRead = {
    key: 'GET /x',
    source: 'found',
    params: {},
    loadSources: async () => ({ found: source }),
    fromDocument: false,
    cached: { content: { text: 'changed before' }, issues: [] },
    failure: undefined,
  };
  const read = (state: ContentState) =>
    serviceInState(real, state, async () => ({ found: anything })).read(request);

  it('is the real one for content', () => {
    expect(serviceInState(real, 'content', async () => ({}))).toBe(real);
  });

  it('never answers while the state is loading', async () => {
    const loading = serviceInState(real, 'loading', async () => ({}));
    expect(loading.placeOf('GET /')).toEqual({ contentBase: '' });
    const winner = await Promise.race([
      loading.read(request).then(() => 'answer'),
      new Promise((resolve) => setTimeout(resolve, 20, 'nothing')),
    ]);
    expect(winner).toBe('nothing');
  });

  it('fails at once, without a retry', async () => {
    await expect(read('failed')).rejects.toMatchObject({ name: 'ContentError', kind: 'http', status: 503 });
  });

  it('changes HTML before it is cleaned', async () => {
    expect((await read('no-images')).content).toEqual({ text: 'cleaned <p>Text  more.</p>' });
    const { content } = await read('long');
    expect(JSON.stringify(content)).toContain(`<p>${longWord}</p>`);
  });

  it('does not change content twice', async () => {
    given.length = 0;
    await read('long');
    expect(given).toMatchObject([{ cached: undefined }]);
  });
});
