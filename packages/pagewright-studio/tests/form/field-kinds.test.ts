import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../pagewright/src/json/json-value.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { nodeOf, type SchemaNode, subschema } from '../../../pagewright/src/schema/schema-node.ts';
import { itemNode, objectShape } from '../../../pagewright/src/schema/schema-shape.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { type FieldKind, fieldKind } from '../../src/browser/field/field-kind.ts';
import { unionOptions } from '../../src/browser/field/union-options.ts';

interface Found {
  readonly path: string;
  readonly kind: FieldKind;
}

/** The fields of a value and of all that is in it. */
function fieldsIn(node: SchemaNode, at: string): readonly Found[] {
  const kind = fieldKind(node);
  const own = { path: at, kind };
  if (kind === 'object')
    return [
      own,
      ...[...objectShape(node).properties].flatMap(([each, inner]) => fieldsIn(inner, `${at}.${each}`)),
    ];
  if (kind === 'list') return [own, ...fieldsIn(itemNode(node), `${at}[]`)];
  if (kind === 'union')
    return [own, ...unionOptions(node).flatMap((option) => fieldsIn(option.node, `${at}|${option.label}`))];
  return [own];
}

const { blocks, grammar } = readEditorSite(museum).workspace.schemas;
const starter = 'packages/pagewright/starter/schemas';

/** The schemas of the starter's blocks and site. The only shared schemas that they refer to are part of the engine. */
function starterSchemas(): readonly (readonly [string, SchemaNode])[] {
  const names = readdirSync(path.join(starter, 'blocks')).map((file) => path.join('blocks', file));
  return [...names, 'site.json'].map((file) => {
    const schema: unknown = JSON.parse(readFileSync(path.join(starter, file), 'utf8'));
    const text = JSON.stringify(schema).replaceAll(/"pagewright\/(\w+)\.json"/g, '"#/definitions/$1"');
    const read: unknown = JSON.parse(text);
    const definitions = Object.fromEntries(
      ['image', 'link', 'seo'].map((name) => [
        name,
        JSON.parse(readFileSync(`packages/pagewright/src/schema/built-in/${name}.json`, 'utf8')),
      ]),
    );
    return [file, nodeOf({ ...(isRecord(read) ? read : {}), definitions })];
  });
}

describe('every property has a field', () => {
  it.each([...blocks].map(([type, schema]) => [type, nodeOf(schema)] as const))(
    'of the block %s',
    (_, node) => {
      const fields = fieldsIn(node, '');
      expect(fields.length).toBeGreaterThan(1);
      expect(fields.filter(({ kind }) => kind === 'json' || kind === 'constant')).toEqual([]);
    },
  );

  it.each(starterSchemas())('of the starter’s %s', (_, node) => {
    expect(fieldsIn(node, '').filter(({ kind }) => kind === 'json' || kind === 'constant')).toEqual([]);
  });

  it('of the site, except what its queries take', () => {
    const fields = fieldsIn(nodeOf(grammar.get('site') ?? {}), '');
    expect(fields.filter(({ kind }) => kind === 'json').map(({ path: at }) => at)).toEqual(['.end[]']);
  });
});

function kindOfProp(type: string, ...names: readonly string[]): FieldKind {
  let node = nodeOf(blocks.get(type) ?? {});
  for (const name of names)
    node = name === '[]' ? itemNode(node) : (objectShape(node).properties.get(name) ?? node);
  return fieldKind(node);
}

describe('the field of a value fits', () => {
  it.each<[FieldKind, string, ...string[]]>([
    ['line', 'masthead', 'title'],
    ['prose', 'masthead', 'lead'],
    ['image', 'masthead', 'image'],
    ['date', 'masthead', 'date'],
    ['list', 'masthead', 'links'],
    ['object', 'masthead', 'links', '[]'],
    ['link', 'masthead', 'links', '[]', 'href'],
    ['variants', 'masthead', 'layout'],
    ['tones', 'teasers', 'tone'],
    ['checkbox', 'tickets', 'offers', '[]', 'guided'],
    ['union', 'passage', 'paragraphs', '[]'],
    ['union', 'enquiry', 'fields', '[]', 'required'],
    ['enum', 'enquiry', 'fields', '[]', 'type'],
    ['number', 'enquiry', 'fields', '[]', 'max'],
    ['line', 'enquiry', 'fields', '[]', 'name'],
    ['rich-text', 'essay', 'sections', '[]', 'html'],
  ])('%s for %s %s', (kind, type, ...names) => {
    expect(kindOfProp(type, ...names)).toBe(kind);
  });

  it('a day for a pattern that accepts only dates', () => {
    const page = nodeOf(grammar.get('page') ?? {});
    const showFrom = subschema(page, { $ref: '#/properties/showFrom' });
    expect(fieldKind(showFrom)).toBe('date');
    expect(fieldKind(nodeOf({ type: 'string', pattern: '^[a-z0-9-]+$' }))).toBe('line');
  });

  it('several types, with a field for each', () => {
    const options = unionOptions(nodeOf({ title: 'Value', type: ['string', 'number', 'boolean'] }));
    expect(options.map(({ label, node }) => [label, fieldKind(node)])).toEqual([
      ['Text', 'line'],
      ['Number', 'number'],
      ['Yes or no', 'checkbox'],
    ]);
  });

  it('JSON, if the schema says nothing about the value', () => {
    expect([fieldKind(undefined), fieldKind(nodeOf({})), fieldKind(nodeOf({ type: 'object' }))]).toEqual([
      'json',
      'json',
      'json',
    ]);
  });

  it('several lines where the schema says so, or allows many characters', () => {
    const text = (more: object) => fieldKind(nodeOf({ type: 'string', ...more }));
    expect(text({ control: 'prose' })).toBe('prose');
    expect(text({ maxLength: 600 })).toBe('prose');
    expect(text({ maxLength: 600, control: 'line' })).toBe('line');
    expect(text({ maxLength: 120 })).toBe('line');
    expect(text({ maxLength: 600, pattern: '^a' })).toBe('line');
    expect(text({ maxLength: 600, format: 'slug' })).toBe('line');
  });

  it('the schema and not its words or names', () => {
    const text = (description: string) => fieldKind(nodeOf({ type: 'string', description }));
    expect(text('Two sentences below the heading.')).toBe('line');
    expect(text('Zwei Sätze unter der Überschrift.')).toBe('line');
    const choice = (more: object) => fieldKind(nodeOf({ type: 'string', enum: ['a', 'b'], ...more }));
    expect(choice({ title: 'Layout' })).toBe('enum');
    expect(choice({ control: 'variants' })).toBe('variants');
  });
});
