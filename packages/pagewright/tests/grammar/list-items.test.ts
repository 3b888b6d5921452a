import { describe, expect, it } from 'vitest';
import { compile, type Scope } from '../../src/grammar/compile/compile.ts';
import { fill } from '../../src/grammar/fill.ts';
import type { Json } from '../../src/json/json-value.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';

const text: JsonSchema = { type: 'string' };
const list = (items: JsonSchema, limits: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  items,
  ...limits,
});
const object = (
  required: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

/** Fills an array of cards, bound with `each` and `show`, with items of content. Returns the cards and the diagnostics. */
function show(shown: Json, card: JsonSchema, item: JsonSchema, items: readonly unknown[], more = {}) {
  const target = { ...object({ cards: list(card) }), ...more };
  const scope: Scope = { posts: list(item) };
  const { compiled, problems } = compile({ cards: [{ each: '{posts}', show: shown }] }, target, scope);
  if (!compiled) throw new Error(JSON.stringify(problems));
  return {
    cards: Object(fill(compiled.plan, { posts: items })).cards,
    diagnostics: problems.map(({ code, pointer }) => `${code} ${pointer}`),
  };
}

const at = (field: string) => `may-drop-item /cards/0/show${field}`;

describe('a property with a default in the schema', () => {
  const item = object({ title: text }, { tone: { type: 'string', enum: ['ink', 'paper'] }, label: text });
  const tone: JsonSchema = { type: 'string', enum: ['ink', 'paper'], default: 'paper' };

  it('uses the default where content has no value, and keeps the item', () => {
    const card = object({ title: text }, { tone, label: { ...text, default: 'Read more' } });
    const shown = { title: '{item.title}', tone: '{item.tone}', label: 'Read {item.label}' };
    expect(show(shown, card, item, [{ title: 'A', tone: 'ink', label: 'A' }, { title: 'B' }])).toEqual({
      cards: [
        { title: 'A', tone: 'ink', label: 'Read A' },
        { title: 'B', tone: 'paper', label: 'Read more' },
      ],
      diagnostics: [],
    });
  });

  it('uses the default of a required property with a shared schema', () => {
    const card = object({ tone: { $ref: '#/definitions/tone' } });
    const shared = { definitions: { tone } };
    expect(show({ tone: '{item.tone}' }, card, item, [{ title: 'A' }], shared)).toEqual({
      cards: [{ tone: 'paper' }],
      diagnostics: [],
    });
  });

  it('uses a default that is an object or an array', () => {
    const link = object({ label: text, href: { type: 'string', format: 'href' } });
    const card = object(
      { title: text },
      {
        link: { ...link, default: { label: 'Talk', href: '#talk' } },
        tags: { ...list(text), default: ['new'] },
      },
    );
    const linked = object({ title: text }, { label: text, tags: list(text) });
    const shown = {
      title: '{item.title}',
      link: { label: '{item.label}', href: '/a' },
      tags: '{item.tags}',
    };
    const items = [
      { title: 'A', label: 'Go', tags: ['x'] },
      { title: 'B', tags: [] },
    ];
    expect(show(shown, card, linked, items)).toEqual({
      cards: [
        { title: 'A', link: { label: 'Go', href: '/a' }, tags: ['x'] },
        { title: 'B', link: { label: 'Talk', href: '#talk' }, tags: ['new'] },
      ],
      diagnostics: [],
    });
  });

  it('uses the default inside a nested object, and in a prop of the block', () => {
    const note = object({ text }, { tone });
    const card = object({ title: text, note });
    const noted = object({ title: text, words: text }, { tone: text });
    const shown = { title: '{item.title}', note: { text: '{item.words}', tone: '{item.tone}' } };
    const open = { ...noted, properties: { ...Object(noted.properties), tone: { enum: ['ink', 'paper'] } } };
    expect(show(shown, card, open, [{ title: 'A', words: 'B' }])).toEqual({
      cards: [{ title: 'A', note: { text: 'B', tone: 'paper' } }],
      diagnostics: [],
    });
    const block = object({}, { tone });
    const { compiled, problems } = compile({ tone: '{page.tone}' }, block, { page: object({}, { tone }) });
    expect(problems).toEqual([]);
    expect(compiled && fill(compiled.plan, { page: {} })).toEqual({ tone: 'paper' });
  });

  it('uses the default of the branch of a union that the item matches', () => {
    const card: JsonSchema = {
      anyOf: [object({ image: text }), object({ title: text }, { tone })],
    };
    expect(show({ title: '{item.title}', tone: '{item.tone}' }, card, item, [{ title: 'A' }])).toEqual({
      cards: [{ title: 'A', tone: 'paper' }],
      diagnostics: [],
    });
  });
});

describe('a binding that may drop an array item', () => {
  const item = object(
    { title: text },
    { label: text, href: { type: 'string', format: 'slug' }, tags: list(text) },
  );

  it('is reported at its own place', () => {
    const card = object({ title: text, label: text, href: text });
    const shown = { title: '{item.title}', label: '{item.label}', href: 'To {item.href}' };
    expect(show(shown, card, item, [{ title: 'A' }, { title: 'B', label: 'C', href: 'd' }])).toEqual({
      cards: [{ title: 'B', label: 'C', href: 'To d' }],
      diagnostics: [at('/label'), at('/href')],
    });
  });

  it('is reported if a required object of the item requires it', () => {
    const link = object({ label: text, href: text });
    const shown = { title: '{item.title}', link: { label: '{item.label}', href: '/a' } };
    expect(show(shown, object({ title: text, link }), item, [{ title: 'A' }])).toEqual({
      cards: [],
      diagnostics: [at('/link/label')],
    });
    expect(show(shown, object({ title: text }, { link }), item, [{ title: 'A' }])).toEqual({
      cards: [{ title: 'A' }],
      diagnostics: [],
    });
  });

  it('is reported if the item would be empty', () => {
    expect(show({ label: '{item.label}' }, object({}, { label: text }), item, [{ title: 'A' }])).toEqual({
      cards: [],
      diagnostics: [at('/label')],
    });
    expect(show('{item.label}', text, item, [{ title: 'A' }])).toEqual({ cards: [], diagnostics: [at('')] });
  });

  it('is reported if an array inside the item may have too few items', () => {
    const card = object({ title: text, tags: list(text, { minItems: 1 }) });
    const shown = { title: '{item.title}', tags: '{item.tags}' };
    expect(show(shown, card, item, [{ title: 'A', tags: [] }])).toEqual({
      cards: [],
      diagnostics: [at('/tags')],
    });
    expect(show(shown, object({ title: text, tags: list(text) }), item, [{ title: 'A' }])).toEqual({
      cards: [{ title: 'A', tags: [] }],
      diagnostics: [],
    });
  });

  it('is reported inside an array of an item', () => {
    const shown = { title: '{item.title}', tags: ['See {item.label}', '{item.label}', 'Fixed'] };
    expect(show(shown, object({ title: text }, { tags: list(text) }), item, [{ title: 'A' }])).toEqual({
      cards: [{ title: 'A', tags: ['Fixed'] }],
      diagnostics: [at('/tags/0')],
    });
  });

  it('is reported if the alternative text of an image may be blank', () => {
    const image = object({ src: { type: 'string', format: 'image-src' } }, { alt: text });
    const pictured = object({ image: { ...object({ src: text, alt: text }), title: 'Image' } });
    const source = object({ picture: { ...image, required: ['src', 'alt'] } });
    const shown = { image: { src: '{item.picture.src}', alt: '{item.picture.alt}' } };
    expect(show(shown, pictured, source, [{ picture: { src: '/a.png', alt: '' } }])).toEqual({
      cards: [],
      diagnostics: [at('/image/alt')],
    });
  });

  const diagnosticsOf = (cards: Json, card: JsonSchema, limits = {}) =>
    compile({ cards }, object({}, { cards: list(card, limits) }), {
      page: object({}, { label: text, cards: list(object({ title: text })) }),
    }).problems.map(({ code, pointer, data }) => [code, pointer, data]);

  it('is reported for an item without `each`', () => {
    expect(diagnosticsOf([{ title: '{page.label}' }], object({ title: text }))).toEqual([
      ['may-drop-item', '/cards/0/title', { path: '{page.label}', because: 'missing' }],
    ]);
  });

  it('is reported if an array may have items, but too few', () => {
    const few = [['may-drop-item', '/cards', { path: '{page.cards}', because: 'few' }]];
    expect(diagnosticsOf('{page.cards}', object({ title: text }), { minItems: 2 })).toEqual(few);
    const shown = [{ each: '{page.cards}', show: { title: '{item.title}' } }];
    expect(
      diagnosticsOf(shown, object({ title: text }), { minItems: 2 }).map(([, pointer]) => pointer),
    ).toEqual(['/cards/0/each']);
    expect(diagnosticsOf(shown, object({ title: text }), { minItems: 1 })).toEqual([]);
  });

  it('is not reported if the config accepts the loss with a null default', () => {
    const card = object({ title: text, label: text });
    const shown = { title: '{item.title}', label: { from: '{item.label}', default: null } };
    expect(show(shown, card, item, [{ title: 'A' }, { title: 'B', label: 'C' }])).toEqual({
      cards: [{ title: 'B', label: 'C' }],
      diagnostics: [],
    });
  });

  it('is not reported if all properties of an item are shown, because content never has empty objects', () => {
    const parts = object({}, { title: text, label: text });
    const shown = { title: '{item.label}', label: '{item.title}' };
    expect(show(shown, object({}, { title: text, label: text }), parts, [{ label: 'A' }])).toEqual({
      cards: [{ title: 'A' }],
      diagnostics: [],
    });
  });

  it('is not reported if there is a default, or if the value always exists', () => {
    const card = object({ title: text, label: text }, { note: text });
    const shown = {
      title: '{item.title}',
      label: { from: '{item.label}', default: 'Read' },
      note: '{item.label}',
    };
    expect(show(shown, card, item, [{ title: 'A' }])).toEqual({
      cards: [{ title: 'A', label: 'Read' }],
      diagnostics: [],
    });
    expect(show({ title: 'Fixed', label: '{item.title}' }, card, item, [{ title: 'A' }]).diagnostics).toEqual(
      [],
    );
  });
});

describe('an "each" inside the "show" of another "each"', () => {
  const link = object({ label: text }, { count: { type: 'integer' } });
  const item = object({ title: text, links: list(link) });
  const group = object({ title: text }, { entries: list(text), others: list(link) });
  const shown = { title: '{item.title}', entries: [{ each: '{item.links}', show: '{item.label}', take: 2 }] };
  const links = ['A', 'B', 'C'].map((label) => ({ label }));

  it('lists an array of each item, and "item" is the inner item only there', () => {
    const items = [
      { title: 'First', links },
      { title: 'Second', links: [] },
    ];
    expect(show(shown, group, item, items)).toEqual({
      cards: [{ title: 'First', entries: ['A', 'B'] }, { title: 'Second' }],
      diagnostics: [],
    });
  });

  it('is checked against the schema of the inner items', () => {
    const wrong = { title: '{item.title}', entries: [{ each: '{item.links}', show: '{item.title}' }] };
    expect(() => show(wrong, group, item, [])).toThrow('unknown-field');
    const flat = { title: '{item.title}', others: [{ each: '{item.title}', show: { label: 'x' } }] };
    expect(() => show(flat, group, item, [])).toThrow('each-of-no-list');
  });
});
