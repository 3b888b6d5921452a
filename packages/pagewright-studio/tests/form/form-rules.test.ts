import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { isRecord } from '../../../pagewright/src/json/json-value.ts';
import { applyEdits } from '../../../pagewright/src/json/text-edit.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { nodeOf, type SchemaNode } from '../../../pagewright/src/schema/schema-node.ts';
import { itemNode, objectShape } from '../../../pagewright/src/schema/schema-shape.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { emptyValue } from '../../src/browser/field/empty-value.ts';
import { withMovedRows, withOpenRow } from '../../src/browser/field/open-parts.tsx';
import { inSentence } from '../../src/browser/field/schema-words.ts';
import { removeFromConfig, setInConfig } from '../../src/browser/field/set-in-config.ts';
import { asOption, chosenOption, unionOptions } from '../../src/browser/field/union-options.ts';
import { conditionValue } from '../../src/browser/form/rules/condition-value.ts';
import { dateParts, dateText } from '../../src/browser/form/rules/date-text.ts';
import { summaryOf } from '../../src/browser/form/rules/item-summary.ts';
import { withLimit } from '../../src/browser/form/rules/page-limits.ts';
import { visibilitySummary } from '../../src/browser/form/rules/part-summaries.ts';
import { shownFields } from '../../src/browser/form/rules/shown-fields.ts';
import { typedNumber } from '../../src/browser/form/rules/typed-number.ts';

const site = readEditorSite(museum);
const block = (type: string) => nodeOf(site.workspace.schemas.blocks.get(type) ?? {});

function property(type: string, ...names: readonly string[]) {
  let node = block(type);
  for (const name of names)
    node = name === '[]' ? itemNode(node) : (objectShape(node).properties.get(name) ?? node);
  return node;
}

describe('a line about an item', () => {
  it('is the first text that people read in it', () => {
    const link = property('masthead', 'links', '[]');
    expect(summaryOf({ href: '/about', label: 'About us' }, link)).toEqual({ text: 'About us' });
    const field = property('enquiry', 'fields', '[]');
    expect(summaryOf({ name: 'email', label: 'Your email', required: true }, field).text).toBe('Your email');
  });

  it('is the name of a file or an address, if there is no other text', () => {
    const image = property('gallery-wall', 'images', '[]');
    expect(summaryOf({ src: '/pictures/rope.avif', alt: '' }, image)).toEqual({
      text: 'rope.avif',
      image: '/pictures/rope.avif',
    });
    expect(summaryOf({ label: '', href: '/about' }, property('masthead', 'links', '[]')).text).toBe('/about');
  });

  it('has the first picture in it', () => {
    const offer = property('tickets', 'offers', '[]');
    const value = { title: 'Rope walk', images: [{ src: '/pictures/rope.avif', alt: '' }], link: {} };
    expect(summaryOf(value, offer)).toEqual({ text: 'Rope walk', image: '/pictures/rope.avif' });
  });

  it('names the source of its content', () => {
    const card = property('teasers', 'cards', '[]');
    const each = { each: '{house.tickets}', show: { title: '{item.ticket_title}' } };
    expect(summaryOf(each, card)).toEqual({ text: '‹Ticket title›', from: '{house.tickets}', isEach: true });
  });

  it('does not mistake a property for a binding that has the same name', () => {
    expect(summaryOf({ from: '/old', to: '/new' }, undefined)).toEqual({ text: '/old → /new' });
  });

  it('is short and without tags, whatever the value has', () => {
    const html = `<p>${'word '.repeat(100)}</p>`;
    expect(summaryOf(html, undefined).text).toHaveLength(120);
    expect(summaryOf({ a: [{ b: [] }], $comment: 'A note' }, undefined).text).toBe('');
    expect(summaryOf(undefined, undefined).text).toBe('');
    expect(summaryOf('<script>alert(1)</script>', undefined).text).toBe('alert(1)');
  });
});

describe('a new value', () => {
  it('has its required properties, without defaults', () => {
    expect(emptyValue(property('masthead', 'links', '[]'))).toEqual({ label: '', href: '' });
    expect(emptyValue(property('enquiry', 'fields', '[]'))).toEqual({
      name: '',
      label: '',
      required: '',
    });
    expect(emptyValue(property('masthead', 'image'))).toEqual({ src: '' });
    expect(emptyValue(nodeOf({ type: 'integer', minimum: 3 }))).toBe(3);
    expect(emptyValue(nodeOf({ type: 'array', minItems: 2, items: { type: 'boolean' } }))).toEqual([
      false,
      false,
    ]);
    expect(emptyValue(nodeOf({ type: 'string', enum: ['a', 'b'] }))).toBe('a');
  });

  it('is finite even if its schema is recursive', () => {
    const tree = {
      type: 'object',
      required: ['child'],
      properties: { child: { $ref: '#' } },
    };
    expect(JSON.stringify(emptyValue(nodeOf(tree)))).toMatch(/^\{"child":/);
  });
});

describe('a value with several forms', () => {
  const { required } = Object.fromEntries(objectShape(property('enquiry', 'fields', '[]')).properties);
  const options = unionOptions(required ?? nodeOf({}));

  it('is shown in its current form', () => {
    expect(options.map(({ label }) => label)).toEqual(['Text', 'Yes or no']);
    expect([
      chosenOption('Please', options),
      chosenOption(true, options),
      chosenOption(undefined, options),
    ]).toEqual([0, 1, 0]);
    expect(chosenOption([], options)).toBeUndefined();
  });

  it('keeps what fits when its form changes', () => {
    const text = nodeOf({ type: 'string' });
    const texts = nodeOf({ type: 'array', items: { type: 'string' } });
    expect(asOption('/about', texts)).toEqual(['/about']);
    expect(asOption(['/about', '/us'], text)).toBe('/about');
    expect(asOption(5, text)).toBe('5');
    expect(asOption('5', nodeOf({ type: 'integer' }))).toBe(5);
    expect(asOption('many', nodeOf({ type: 'integer' }))).toBe(0);
    const states = site.workspace.schemas.grammar.get('site');
    const loading = unionOptions({ schema: { $ref: '#/definitions/loading' }, root: states ?? {} });
    expect(loading.map(({ label }) => label)).toEqual(['Bar', 'Spinner', 'Placeholder']);
    expect(asOption({ view: 'spinner', text: 'Wait' }, loading[0]?.node ?? text)).toEqual({ view: 'bar' });
  });
});

describe('the fields of an object', () => {
  const stateNames = (node: SchemaNode, value: object, state: string) =>
    shownFields(node, { ...value })
      .filter((field) => field.state === state)
      .map(({ name }) => name);
  const names = (type: string, value: object, state: string, ...steps: readonly string[]) =>
    stateNames(property(type, ...steps), value, state);
  const { schema, root } = block('masthead');
  const properties = isRecord(schema.properties) ? schema.properties : {};
  /** A masthead with one more property. */
  const long: SchemaNode = {
    schema: { ...schema, properties: { ...properties, place: { title: 'Place', type: 'string' } } },
    root,
  };

  it('are in the order of the schema, with buttons for large optional parts', () => {
    expect(names('masthead', {}, 'shown')).toEqual([
      'title',
      'eyebrow',
      'lead',
      'image',
      'date',
      'layout',
      'tone',
    ]);
    expect(names('masthead', {}, 'addable')).toEqual(['links']);
  });

  it('leave out properties without an effect, unless they have a value', () => {
    expect(names('enquiry', { type: 'text' }, 'shown', 'fields', '[]')).not.toContain('rows');
    expect(names('enquiry', { type: 'textarea' }, 'shown', 'fields', '[]')).toContain('rows');
    expect(names('enquiry', { type: 'text', rows: 3 }, 'shown', 'fields', '[]')).toContain('rows');
  });

  it('are required if the value of another field requires them', () => {
    const isRequired = (type: string) =>
      shownFields(property('enquiry', 'fields', '[]'), { type }).find(({ name }) => name === 'options')
        ?.isRequired;
    expect([isRequired('select'), isRequired('text')]).toEqual([true, undefined]);
  });

  it('fold texts with defaults in a long form', () => {
    expect(names('people', {}, 'folded')).toEqual(['readBio', 'profileLabel', 'worksLabel']);
    const set = { readBio: 'Unfold' };
    expect(names('people', set, 'folded')).toEqual(['profileLabel', 'worksLabel']);
    expect(names('people', set, 'shown')).toContain('readBio');
  });

  it('fold fields without a value after the first ones, except layout, tone and headings', () => {
    expect(names('masthead', {}, 'folded')).toEqual(['author', 'titleSeparator']);
    expect(stateNames(long, {}, 'folded')).toEqual(['author', 'titleSeparator', 'place']);
    expect(stateNames(long, { author: 'Ada' }, 'folded')).toEqual(['titleSeparator', 'place']);
    expect(names('saying', {}, 'folded')).toEqual([]);
  });
});

/** A config of the site with another text. */
function config(file: string, text: string) {
  const files = new Map([...site.workspace.files, [file, text]]);
  const changed = { ...site, workspace: { ...site.workspace, files }, parsed: new Map() };
  const found = readConfig(changed, file);
  if (!found) throw new Error(`There is no ${file}.`);
  return { site: changed, config: found };
}

describe('a value that a form writes', () => {
  const hero =
    '{\n  "blocks": [\n    {\n      "type": "masthead",\n      "props": {\n        "tone": "night"\n      }\n    }\n  ]\n}\n';
  const set = (steps: readonly (string | number)[], value: string) => {
    const { site: changed, config: found } = config('home.json', hero);
    return applyEdits(hero, setInConfig(changed, found, ['blocks', 0, ...steps], value));
  };

  it('is at the position that the schema gives it', () => {
    expect(set(['props', 'title'], 'A')).toContain(
      '"props": {\n        "title": "A",\n        "tone": "night"\n',
    );
    expect(set(['id'], 'top')).toMatch(/"tone": "night"\n {6}\},\n {6}"id": "top"\n/);
  });

  it('adds the objects around it, at their positions, too', () => {
    expect(set(['props', 'image', 'src'], '/a.svg')).toContain(
      '"props": {\n        "image": {\n          "src": "/a.svg"\n        },\n        "tone": "night"\n',
    );
  });

  it('puts notes first', () => {
    expect(set(['$comment'], 'Why')).toContain('{\n      "$comment": "Why",\n      "type"');
  });

  it('leaves no empty optional object behind', () => {
    const text =
      '{\n  "blocks": [\n    {\n      "type": "masthead",\n      "props": {\n        "image": {\n          "alt": ""\n        }\n      }\n    }\n  ]\n}\n';
    const { site: changed, config: found } = config('home.json', text);
    const edits = removeFromConfig(changed, found, ['blocks', 0, 'props', 'image', 'alt']);
    expect(JSON.parse(applyEdits(text, edits))).toEqual({ blocks: [{ type: 'masthead' }] });
  });

  it('keeps an empty object that is required', () => {
    const text = '{ "name": "A", "states": { "failed": { "title": "B" } } }';
    const { site: changed, config: found } = config('_site.json', text);
    const edits = removeFromConfig(changed, found, ['states', 'failed', 'title']);
    expect(JSON.parse(applyEdits(text, edits))).toEqual({ name: 'A', states: { failed: {} } });
  });
});

describe('small values', () => {
  it('numbers may have a point or a comma, and incomplete numbers are not written', () => {
    expect(['12', ' -3 ', '1,5', '1.', '.5', '2e3'].map(typedNumber)).toEqual([12, -3, 1.5, 1, 0.5, 2000]);
    expect(['', '-', '1e', '1e999', '0x10', '1 2', 'NaN'].map(typedNumber)).toEqual(Array(7).fill(undefined));
  });

  it('dates keep the time zone that is written', () => {
    const text = '2026-03-12T07:40:00-05:00';
    expect(dateParts(text)).toEqual({ date: '2026-03-12', time: '07:40:00', zone: '-05:00' });
    const parts = dateParts(text);
    expect(parts && dateText({ ...parts, date: '2026-04-01' }, true)).toBe('2026-04-01T07:40:00-05:00');
    expect(dateText({ date: '2026-04-01', time: '', zone: '' }, true)).toBe('2026-04-01T00:00:00Z');
    expect(dateText({ date: '2026-04-01', time: '', zone: '' }, false)).toBe('2026-04-01');
    expect(dateText({ date: '2026-04-01', time: '09:30', zone: '' }, false)).toBe('2026-04-01T09:30');
    expect(dateText({ date: '', time: '09:30', zone: 'Z' }, true)).toBe('');
    expect(dateParts('soon')).toBeUndefined();
  });

  it('labels start small inside a sentence, and abbreviations stay', () => {
    expect(['Title separator', 'SEO', 'Éclair', '2 lines'].map(inSentence)).toEqual([
      'title separator',
      'SEO',
      'éclair',
      '2 lines',
    ]);
  });

  it('a limit without values has no description', () => {
    const page = { blocks: [{ type: 'saying', only: { slug: ['a'], tag: ['x'] } }] };
    const at = ['blocks', 0];
    expect(withLimit(page, at, 'only', 'slug', ['a', 'b'])).toEqual({ slug: ['a', 'b'], tag: ['x'] });
    expect(withLimit(page, at, 'only', 'slug', [])).toEqual({ tag: ['x'] });
    expect(withLimit({ blocks: [{ only: { slug: ['a'] } }] }, at, 'only', 'slug', [])).toBeUndefined();
  });

  it('a condition keeps its values when its content changes', () => {
    expect(conditionValue({ is: 'compared', content: '{a.b}' }, { value: '{a.c}', is: ['x'] })).toEqual({
      value: '{a.b}',
      is: ['x'],
    });
    expect(conditionValue({ is: 'there', content: '{a.b}' }, { value: '{a.b}', is: 'x' })).toBe('{a.b}');
  });

  it('a closed group of settings says when a section is shown', () => {
    expect(visibilitySummary({})).toBe('Always shown');
    expect(
      visibilitySummary({ hidden: true, only: { slug: ['a', 'b'] }, when: '{x.y}', showFrom: '2026-12-01' }),
    ).toBe('Hidden; Only on a, b; If there is X › Y; From 2026-12-01');
  });
});

describe('rows stay open', () => {
  it('one at a time', () => {
    const open = withOpenRow(withOpenRow(new Map(), 'f#/a', 1), 'f#/a', 2);
    expect([...open]).toEqual([['f#/a/2', true]]);
    expect([...withOpenRow(open, 'f#/a', undefined)]).toEqual([]);
  });

  it('with their open parts, when others are added before them or they are moved', () => {
    const open = new Map([
      ['f#/a/1', true],
      ['f#/a/1/links/0', true],
      ['f#/a/10', false],
      ['f#/b/1', true],
    ]);
    const moved = withMovedRows(open, 'f#/a', (index) => (index >= 1 ? index + 1 : index));
    expect([...moved.keys()]).toEqual(['f#/a/2', 'f#/a/2/links/0', 'f#/a/11', 'f#/b/1']);
    expect([...withMovedRows(open, 'f#/a', (index) => (index === 1 ? undefined : index)).keys()]).toEqual([
      'f#/a/10',
      'f#/b/1',
    ]);
  });
});
