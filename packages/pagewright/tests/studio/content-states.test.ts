import { describe, expect, it } from 'vitest';
import { sourceSchema } from '../../src/check/page-schemas.ts';
import type { ReadableSource } from '../../src/content/read.ts';
import type { JsonSchema } from '../../src/grammar/plan.ts';
import { readWorkspace } from '../../src/pipeline/site/check-workspace.ts';
import type { ContentRead, ContentService } from '../../src/render/queries/content-service.ts';
import { anything, nodeOf } from '../../src/schema/schema-node.ts';
import { longWord } from '../../src/studio/frame/state-long.ts';
import { contentInState, serviceInState } from '../../src/studio/frame/state-service.ts';
import type { ContentState } from '../../src/studio/shell/studio-view.ts';

const { schemas } = readWorkspace('.');

function schemaOf(source: string): JsonSchema {
  const schema = sourceSchema(schemas, source, 'content');
  if (!schema) throw new Error(`There is no source ${source}.`);
  return schema;
}

function inState(state: ContentState, source: string, content: unknown): unknown {
  return contentInState(content, nodeOf(schemaOf(source)), state);
}

const image = { src: '/people/priya-raman.avif', alt: 'Priya Raman at a desk', width: 800, height: 600 };

const service = {
  hero_heading: 'Product engineering',
  hero_image: image,
  banner_text: 'We build what you sell.',
  service_details_data: [{ detail_description: '<p>One bench, one ledger.</p>' }],
  services_in_service_data: [
    { services_in_service_title: 'Prototypes', services_in_service_description: 'In two weeks.' },
  ],
  quote: { quote_content: 'It worked at once.', quote_author: 'A. Client' },
};

const posts = [
  {
    slug: 'the-first-post',
    title: 'The first post',
    excerpt: 'What it is about.',
    date: '2026-01-01T00:00:00Z',
    featured_image: image,
  },
];

describe('without content', () => {
  it('lists are empty, and texts that may be missing are', () => {
    expect(inState('empty', 'service', service)).toEqual({
      hero_heading: 'Product engineering',
      hero_image: image,
      service_details_data: [],
      services_in_service_data: [],
      quote: { quote_content: 'It worked at once.' },
    });
  });

  it('a list has no entries', () => {
    expect(inState('empty', 'posts', posts)).toEqual([]);
  });

  it('a text with a default has it, and an object of which nothing is left is missing', () => {
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
    const { banner_text: text, hero_heading: heading } = Object(inState('long', 'service', service));
    expect(text.length).toBeGreaterThan(4 * service.banner_text.length);
    expect(text).toContain(longWord);
    expect(heading).toContain(longWord);
  });

  it('slugs, dates, images and single words stay', () => {
    const [post] = Object(inState('long', 'posts', posts));
    expect(post).toMatchObject({ slug: posts[0]?.slug, date: posts[0]?.date, featured_image: image });
    const [part] = Object(inState('long', 'service', service)).services_in_service_data;
    expect(part.services_in_service_title).toBe('Prototypes');
  });

  it('no text is longer than its schema allows, or than it is cut to', () => {
    const text = 'words and '.repeat(15).trim();
    const [post] = Object(inState('long', 'posts', [{ ...posts[0], excerpt: text }]));
    expect([...post.excerpt]).toHaveLength(200);
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
    const { hero_image: _, ...others } = service;
    expect(inState('no-images', 'service', service)).toEqual(others);
  });

  it('what needs an image is missing, too', () => {
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

  it('an entry of which nothing would be left stays', () => {
    const schema = { type: 'object', properties: { src: { type: 'string', format: 'image-src' } } };
    expect(contentInState(image, nodeOf(schema), 'no-images')).toEqual(image);
  });
});

describe('the content service', () => {
  const html =
    '<p>Text <img src="/a.avif" alt="a > b"> more.</p><figure class="x"><img src="/b.avif"></figure>';
  const source: ReadableSource = {
    api: { name: 'service', urlOf: () => '/', isMissing: () => false },
    request: () => ({ path: 'x' }),
    decode: (_, clean) => ({ content: { text: `cleaned ${clean(html)}` }, issues: [] }),
  };
  const given: ContentRead[] = [];
  const real: ContentService = {
    isConfigured: false,
    isClosed: false,
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
    expect(loading.isConfigured).toBe(true);
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
    expect(given[0]?.cached).toBeUndefined();
  });
});
