import { describe, expect, it } from 'vitest';
import { type CompileOptions, compile, type Scope } from '../../src/grammar/compile/compile.ts';
import { fill } from '../../src/grammar/fill.ts';
import type { Json } from '../../src/json/json-value.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';

const text: JsonSchema = { type: 'string' };
const object = (
  required: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});
const image = object(
  { src: { type: 'string', format: 'image-src' } },
  { alt: text, width: { type: 'integer' }, height: { type: 'integer' }, srcset: text },
);
const link = object({ label: { ...text, minLength: 1 }, href: { type: 'string', format: 'href' } });
const card = object({ title: { ...text, minLength: 1 } }, { text, image, link });
const block: JsonSchema = {
  ...object(
    { cards: { type: 'array', items: card, minItems: 1 } },
    {
      heading: text,
      lead: { ...text, default: 'A lead' },
      links: { type: 'array', items: link, maxItems: 2 },
      tone: { type: 'string', enum: ['ink', 'paper'], default: 'paper' },
    },
  ),
};
const post = object(
  { title: text, slug: { type: 'string', format: 'slug' } },
  { note: text, image, tags: { type: 'array', items: text } },
);
const scope: Scope = {
  posts: { type: 'array', items: post },
  page: object(
    { title: text },
    { lead: text, more: object({}, { heading: text }), posts: { type: 'array', items: post }, image },
  ),
  route: object({ slug: { type: 'string', format: 'slug' }, url: { type: 'string', format: 'href' } }),
  site: object({ name: { const: 'Example Works' } }),
};
const one = { title: 'One', slug: 'one', note: 'A note' };
const two = { title: 'Two', slug: 'two' };

function filled(
  props: Json,
  data: Readonly<Record<string, unknown>>,
  target = block,
  options: CompileOptions = { isOptional: true },
): unknown {
  const { compiled, problems } = compile(props, target, scope, options);
  if (!compiled) throw new Error(JSON.stringify(problems));
  return fill(compiled.plan, data);
}

const codesOf = (props: Json, options: CompileOptions = {}, target = block) =>
  compile(props, target, scope, options).problems.map(({ code }) => code);
const shown = { each: '{posts}', show: { title: '{item.title}', text: '{item.note}' } };
const defaults = { lead: 'A lead', tone: 'paper' };

describe('the rule of the smallest loss', () => {
  it('drops a missing property and nothing else', () => {
    expect(filled({ heading: '{page.lead}', cards: [{ title: 'A' }] }, { page: { title: 'T' } })).toEqual({
      cards: [{ title: 'A' }],
      ...defaults,
    });
  });

  it('drops the array item that needs the missing value', () => {
    expect(filled({ cards: [shown] }, { posts: [one, { slug: 'x' }, two] })).toEqual({
      cards: [{ title: 'One', text: 'A note' }, { title: 'Two' }],
      ...defaults,
    });
  });

  it('drops the block with its heading when its required array is empty', () => {
    expect(filled({ heading: 'Posts', cards: [shown] }, { posts: [] })).toBeUndefined();
    expect(filled({ heading: 'Posts', cards: [shown] }, {})).toBeUndefined();
  });

  it('drops an object that needs the missing value, and the prop with that object', () => {
    const props = { cards: [{ title: 'A', link: { label: '{page.lead}', href: '/a' } }] };
    expect(filled(props, { page: { title: 'T' } })).toEqual({ cards: [{ title: 'A' }], ...defaults });
  });

  it('drops an optional array without items', () => {
    expect(filled({ cards: [{ title: 'A' }], links: [{ label: '{page.lead}', href: '/a' }] }, {})).toEqual({
      cards: [{ title: 'A' }],
      ...defaults,
    });
  });

  it('counts null, blank strings and empty objects as missing', () => {
    for (const lead of [null, undefined, '', ' \n']) {
      expect(filled({ heading: '{page.lead}', cards: [{ title: 'A' }] }, { page: { lead } })).toEqual({
        cards: [{ title: 'A' }],
        ...defaults,
      });
    }
    expect(filled({ cards: [{ title: 'A', image: '{page.image}' }] }, { page: { image: {} } })).toEqual({
      cards: [{ title: 'A' }],
      ...defaults,
    });
  });

  it('counts an object as missing when all its properties are missing', () => {
    const loose: JsonSchema = object({
      parts: {
        type: 'array',
        minItems: 1,
        items: object({}, { heading: text, text, tone: { ...text, default: 'ink' } }),
      },
    });
    expect(
      filled({ parts: [{ heading: '{page.lead}', text: '{page.more.heading}' }] }, { page: {} }, loose),
    ).toBeUndefined();
    expect(filled({ parts: [{ heading: '{page.lead}', text: 'Plain' }] }, { page: {} }, loose)).toEqual({
      parts: [{ text: 'Plain', tone: 'ink' }],
    });
  });

  it('stops at a default', () => {
    expect(
      filled({ heading: { from: '{page.lead}', default: 'Posts' }, cards: [{ title: 'A' }] }, {}),
    ).toEqual({ heading: 'Posts', cards: [{ title: 'A' }], ...defaults });
    expect(
      filled(
        { cards: { from: '{page.posts}', default: [{ title: 'None yet' }] } },
        { page: { posts: [] } },
        {
          ...block,
          properties: {
            ...Object(block.properties),
            cards: { type: 'array', minItems: 1, items: { type: 'object' } },
          },
        },
      ),
    ).toMatchObject({ cards: [{ title: 'None yet' }] });
    expect(
      filled({ cards: [{ ...shown, default: [{ title: 'None yet' }] }] }, { posts: [{ slug: 'x' }] }),
    ).toEqual({ cards: [{ title: 'None yet' }], ...defaults });
  });

  it('takes at most as many items as the config allows, without counting dropped items', () => {
    expect(
      filled({ cards: [{ ...shown, take: 2 }] }, { posts: [{ slug: 'x' }, one, two, one] }),
    ).toMatchObject({ cards: [{ title: 'One' }, { title: 'Two' }] });
  });

  it('drops a string when any of its paths is missing', () => {
    expect(
      filled(
        { heading: 'About {page.title} and {page.lead}', cards: [{ title: 'A' }] },
        { page: { title: 'T' } },
      ),
    ).toEqual({ cards: [{ title: 'A' }], ...defaults });
  });
});

describe('a filled plan', () => {
  it('has the defaults of the schema for properties that the config does not have', () => {
    expect(filled({ cards: [{ title: 'A' }], tone: 'ink' }, {})).toEqual({
      cards: [{ title: 'A' }],
      lead: 'A lead',
      tone: 'ink',
    });
  });

  it('is plain JSON if nothing is bound to content', () => {
    const { compiled } = compile({ cards: [{ title: '{site.name}' }], heading: '{{braces}' }, block, scope);
    expect(compiled).toEqual({
      presence: 'always',
      plan: {
        is: 'literal',
        value: { cards: [{ title: 'Example Works' }], heading: '{braces}', ...defaults },
      },
    });
    expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
  });

  it('encodes values from content only inside URLs', () => {
    const props = {
      cards: [
        {
          each: '{posts}',
          show: {
            title: '{item.slug}',
            link: { label: 'Go to {item.slug}', href: '/b/{item.slug}?from={route.slug}' },
          },
        },
      ],
    };
    expect(filled(props, { posts: [{ title: 'A', slug: 'größe' }], route: { slug: 'a&b' } })).toMatchObject({
      cards: [{ title: 'größe', link: { label: 'Go to größe', href: '/b/gr%C3%B6%C3%9Fe?from=a%26b' } }],
    });
  });

  it('has the sizes of images in public/', () => {
    const images = {
      '/a.avif': { width: 1200, height: 900, srcset: '/a-480.avif 480w' },
      '/b.svg': { width: 10, height: 10 },
    };
    const picture = (src: string, more = {}) => ({ cards: [{ title: 'A', image: { src, ...more } }] });
    const read = (props: Json) => filled(props, {}, block, { images });
    expect(read(picture('/a.avif'))).toMatchObject({
      cards: [{ image: { width: 1200, height: 900, srcset: '/a-480.avif 480w' } }],
    });
    expect(read(picture('/a.avif', { width: 600, height: 450 }))).toMatchObject({
      cards: [{ image: { width: 600, height: 450 } }],
    });
    expect(read(picture('/b.svg'))).toMatchObject({
      cards: [{ image: { src: '/b.svg', width: 10, height: 10 } }],
    });
    const bound = {
      cards: [{ title: 'A', image: { from: '{page.image}', default: { src: '/a.avif', alt: '' } } }],
    };
    expect(read(bound)).toMatchObject({ cards: [{ image: { src: '/a.avif', width: 1200 } }] });
  });
});

describe('the presence of a value', () => {
  const presence = (props: Json) => compile(props, block, scope, { isOptional: true }).compiled?.presence;

  it('is reported for the whole value', () => {
    expect(presence({ cards: [{ title: 'A' }] })).toBe('always');
    expect(presence({ cards: [{ title: '{page.title}' }] })).toBe('loaded');
    expect(presence({ cards: [shown] })).toBe('empty');
    expect(presence({ cards: [{ ...shown, default: [{ title: 'A' }] }] })).toBe('always');
    expect(presence({ cards: [{ title: '{page.lead}' }] })).toBe('empty');
    expect(presence({ cards: [{ title: 'A' }], lead: '{page.lead}' })).toBe('always');
  });

  it('lists the queries that the props use', () => {
    expect(compile({ heading: '{page.title}', cards: [shown] }, block, scope).queries).toEqual([
      'page',
      'posts',
    ]);
  });

  it('is an error only if the block would be omitted', () => {
    const titled = object({ title: text });
    expect(codesOf({ title: '{page.lead}' }, {}, titled)).toEqual(['may-be-missing']);
    expect(codesOf({ title: '{page.lead}' }, { isOptional: true }, titled)).toEqual([]);
    expect(codesOf({ cards: [{ title: 'A' }], lead: '{page.lead}' })).toEqual([]);
    expect(codesOf({ cards: [{ title: '{page.lead}' }] })).toEqual(['may-drop-item']);
    expect(codesOf({ cards: [shown] })).toEqual([]);
    expect(
      codesOf({ cards: [{ title: 'A' }], lead: '{page.title}' }, { alwaysNeeded: new Set(['lead']) }),
    ).toEqual(['needs-value']);
    expect(
      codesOf(
        { cards: [{ title: 'A' }], lead: { from: '{page.title}', default: 'B' } },
        { alwaysNeeded: new Set(['lead']) },
      ),
    ).toEqual([]);
  });
});

describe('a value that may not match a pattern', () => {
  it('is an error, even if a pattern matches all its values', () => {
    const target = object({ code: { type: 'string', pattern: '^[A-Z]{2,4}$' } });
    const scope: Scope = { data: object({ code: { type: 'string', pattern: '^[A-Z]{3}$' } }) };
    expect(compile({ code: '{data.code}' }, target, scope).problems.map(({ code }) => code)).toEqual([
      'incompatible-value',
    ]);
  });
});
