import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { generateEditorSchemas } from '../../../packages/pagewright/src/pipeline/generate/generate-editor-schemas.ts';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import { formatTests } from '../../../packages/pagewright/src/schema/formats.ts';

const ajv = new Ajv({ strict: false, allErrors: true, formats: formatTests() });
for (const [name, text] of generateEditorSchemas(readSchemas(process.cwd())))
  ajv.addSchema({ ...JSON.parse(text), $id: name });

function errors(name: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(name);
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const page = (...blocks: unknown[]) => ({ route: '/a', head: { title: 'A', description: 'B' }, blocks });

describe('editor schemas', () => {
  it.each(readdirSync('page-configs').filter((file) => file.endsWith('.json')))('accept %s', (file) => {
    const [, shared] = /^_(\w+)\.json$/.exec(file) ?? [];
    const name = `${shared ?? 'page'}.schema.json`;
    expect(errors(name, JSON.parse(readFileSync(`page-configs/${file}`, 'utf8')))).toEqual([]);
  });

  it.each(readdirSync('page-configs/_fallbacks'))('accept _fallbacks/%s', (file) => {
    expect(
      errors('fallback.schema.json', JSON.parse(readFileSync(`page-configs/_fallbacks/${file}`, 'utf8'))),
    ).toEqual([]);
  });

  it('allow a binding in place of any value', () => {
    const block = {
      type: 'teaser-cards',
      props: {
        heading: { from: '{a.b}', default: 'Insights' },
        layout: '{a.layout}',
        columns: '{a.columns}',
        link: { label: '{a.label} and more', href: '/services/{a.slug}' },
        cards: [
          {
            each: '{a.list}',
            take: 2,
            show: { title: '{item.title}', href: '/b/{item.slug}', image: '{item.image}' },
            default: [],
          },
        ],
      },
    };
    expect(errors('page.schema.json', page(block))).toEqual([]);
    expect(errors('page.schema.json', page({ ...block, props: { cards: '{a.list}' } }))).toEqual([]);
  });

  it('report a missing required prop, an unknown prop and a misspelt type', () => {
    expect(errors('page.schema.json', page({ type: 'quote', props: {} }))).toContain(
      "/blocks/0/props must have required property 'text'",
    );
    expect(errors('page.schema.json', page({ type: 'quote' }))).toContain(
      "/blocks/0 must have required property 'props'",
    );
    expect(errors('page.schema.json', page({ type: 'quote', props: { text: 'A', txet: 'B' } }))).toContain(
      '/blocks/0/props must NOT have additional properties',
    );
    expect(errors('page.schema.json', page({ type: 'qoute', props: {} })).join()).toContain('/blocks/0/type');
  });

  it('describe every prop for completion', () => {
    const text = generateEditorSchemas(readSchemas(process.cwd())).get('page.schema.json') ?? '';
    const { definitions } = JSON.parse(text);
    for (const [type, { properties }] of readSchemas(process.cwd()).blocks) {
      for (const name of Object.keys(Object(properties))) {
        expect(definitions[`block.${type}`].properties[name].description, `${type} ${name}`).toMatch(/\S/);
      }
    }
  });
});
