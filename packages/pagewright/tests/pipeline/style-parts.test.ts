import { describe, expect, it } from 'vitest';
import { markedPart, partsIn, withParts } from '../../src/pipeline/files/style-parts.ts';
import { isConditional, mayShow } from '../../src/pipeline/pages/shown-parts.ts';

const schema = {
  type: 'object',
  properties: {
    layout: { enum: ['plate', 'panel', 'wide-open'], default: 'plate' },
    columns: { enum: [2, 3] },
    lettering: { type: 'boolean' },
    title: { type: 'string' },
    facts: { type: 'array', items: { type: 'object', properties: { term: { type: 'string' } } } },
    cards: {
      type: 'array',
      items: { type: 'object', properties: { title: { type: 'string' }, report: { type: 'object' } } },
    },
  },
} as const;

describe('a folder of a block', () => {
  it('is conditional if its name is a prop with a value of the schema, or a property that may be given', () => {
    for (const folder of [
      'layout-plate',
      'layout-wide-open',
      'layout-plate-or-wide-open',
      'columns-2',
      'lettering-true',
      'with-facts',
      'with-report',
    ])
      expect(isConditional(folder, schema), folder).toBe(true);
    for (const folder of [
      'layout-plat',
      'layout-plate-or-flat',
      'look-plate',
      'title-any',
      'with-love',
      'parts',
    ])
      expect(isConditional(folder, schema), folder).toBe(false);
  });
});

describe('a page config', () => {
  const schemas = new Map([['hero', schema]]);
  const literal = (value: string | number | boolean) => ({ is: 'literal', value }) as const;
  const bound = { is: 'path', path: ['entry', 'field'] } as const;
  const hero = (properties: Record<string, object>) =>
    [{ type: 'hero', props: { is: 'object', needs: [], properties } }] as unknown as Parameters<
      typeof mayShow
    >[1];
  const shows = (part: string, properties: Record<string, object>) =>
    mayShow(`hero ${part}`, hero(properties), schemas);

  it('shows the parts of the literal values of its blocks', () => {
    expect(shows('layout-plate', { layout: literal('plate'), title: bound })).toBe(true);
    expect(shows('layout-panel', { layout: literal('plate'), title: bound })).toBe(false);
    expect(shows('layout-plate-or-panel', { layout: literal('panel') })).toBe(true);
    expect(shows('columns-2', { columns: literal(2) })).toBe(true);
    expect(shows('lettering-true', { lettering: literal(false) })).toBe(false);
  });

  it('may show all parts of a value that depends on content or is unknown', () => {
    for (const layout of [bound, { is: 'withDefault', from: bound, default: 'panel' }])
      expect(shows('layout-plate', { layout })).toBe(true);
    expect(shows('columns-3', {})).toBe(true);
    expect(mayShow('hero layout-panel', [{ type: 'hero' }], schemas)).toBe(true);
  });

  it('shows a part of a property that it may give, at any depth', () => {
    expect(shows('with-facts', { facts: bound })).toBe(true);
    expect(shows('with-facts', { title: bound })).toBe(false);
    const each = (show: object) => ({
      is: 'array',
      minItems: 0,
      items: [{ is: 'each', of: ['entry', 'cards'], show }],
    });
    const card = (properties: object) => ({ is: 'object', needs: [], properties });
    expect(shows('with-report', { cards: each(card({ title: bound, report: bound })) })).toBe(true);
    expect(shows('with-report', { cards: each(card({ title: bound })) })).toBe(false);
    // The whole item is bound, so it may have everything that the schema allows.
    expect(shows('with-report', { cards: each(bound) })).toBe(true);
    expect(shows('with-report', { cards: { is: 'literal', value: [{ report: {} }] } })).toBe(true);
  });

  it('shows a part inside a part if both are shown, and none of other blocks', () => {
    const properties = { layout: literal('plate'), facts: bound };
    expect(shows('layout-plate with-facts', properties)).toBe(true);
    expect(shows('layout-panel with-facts', properties)).toBe(false);
    expect(mayShow('quote with-facts', hero(properties), schemas)).toBe(false);
  });
});

describe('a stylesheet of the bundle', () => {
  const css = [
    '@layer blocks{.all{color:red}}',
    markedPart('@layer blocks{.a{content:"}"}@media print{.a{color:red}}}', 'hero layout-plate'),
    '.between{}',
    markedPart('.b{}', 'hero layout-panel with-facts'),
  ].join('');

  it('names its parts', () => {
    expect(partsIn(css)).toEqual(['hero layout-plate', 'hero layout-panel with-facts']);
    expect(partsIn(css.replaceAll(') {', '){'))).toEqual(partsIn(css));
  });

  it('keeps the rules that belong to no part, and the requested parts', () => {
    const rest = '@layer blocks{.all{color:red}}.between{}';
    expect(withParts(css, [])).toBe(rest);
    expect(withParts(css, ['hero layout-plate'])).toBe(
      '@layer blocks{.all{color:red}}@layer blocks{.a{content:"}"}@media print{.a{color:red}}}.between{}',
    );
    expect(withParts(css, ['hero layout-panel with-facts'])).toBe(`${rest}.b{}`);
    expect(withParts('.plain{}', [])).toBe('.plain{}');
  });

  it('in which a part has no end is an error', () => {
    expect(() => withParts('@supports (--part:hero layout-plate){.a{}', [])).toThrow('without an end');
  });
});
