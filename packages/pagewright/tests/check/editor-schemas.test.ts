import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { generateEditorSchemas } from '../../src/pipeline/generate/generate-editor-schemas.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';
import { readSectionTypes } from '../../src/pipeline/site/section-files.ts';
import { formatTests } from '../../src/schema/formats.ts';
import { museum } from '../sites/museum-project.ts';

const schemas = readSchemas(museum);
const editorSchemas = generateEditorSchemas(schemas, readSectionTypes(museum));
const ajv = new Ajv({ strict: false, allErrors: true, formats: formatTests() });
for (const [name, text] of editorSchemas) ajv.addSchema({ ...JSON.parse(text), $id: name });

/** The JSON files in a folder of the page configs. */
const filesIn = (folder: string) =>
  readdirSync(path.join(museum, 'page-configs', folder)).filter((file) => file.endsWith('.json'));
const configAt = (...names: readonly string[]): unknown =>
  JSON.parse(readFileSync(path.join(museum, 'page-configs', ...names), 'utf8'));

function errors(name: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(name);
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const page = (...blocks: unknown[]) => ({ route: '/a', head: { title: 'A', description: 'B' }, blocks });

describe('editor schemas', () => {
  it.each(filesIn('.'))('accept %s', (file) => {
    const [, shared] = /^_(site|redirects)\.json$/.exec(file) ?? [];
    expect(errors(`${shared ?? 'page'}.schema.json`, configAt(file))).toEqual([]);
  });

  it.each([
    ['de', 'page'],
    ['_fallbacks', 'fallback'],
    ['_languages', 'language'],
    ['_sections', 'section'],
  ])('accept all in %s/', (folder, schema) => {
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(errors(`${schema}.schema.json`, configAt(folder, file)), file).toEqual([]);
  });

  it('know the params of each section', () => {
    const use = (values: object) => page({ section: 'journal-news', with: values });
    const subject = '{exhibition.title}';
    expect(errors('page.schema.json', use({ heading: 'One', subject }))).toEqual([]);
    expect(errors('page.schema.json', use({ subject }))).toContain(
      "/blocks/0/with must have required property 'heading'",
    );
    expect(errors('page.schema.json', use({ heading: 'One', sujbect: subject }))).toContain(
      '/blocks/0/with must NOT have additional properties',
    );
    expect(errors('page.schema.json', use({ heading: 'One', tone: 3 })).join()).toContain('tone');
  });

  it('know the properties for search engines', () => {
    const head = (seo: unknown) => ({ ...page(), head: { title: 'A', description: 'B', seo } });
    expect(errors('page.schema.json', head({ image: { src: '/a.avif' }, noindex: '{a.hidden}' }))).toEqual(
      [],
    );
    expect(errors('page.schema.json', head({ image: { alt: 'A' } })).join()).toContain('src');
  });

  it('allow a binding in place of any value', () => {
    const block = {
      type: 'tickets',
      props: {
        heading: { from: '{a.b}', default: 'Tickets' },
        layout: '{a.layout}',
        offers: [
          {
            each: '{a.list}',
            take: 2,
            show: { title: '{item.title}', price: '{item.price}', images: ['{item.image}'] },
            default: [],
          },
          { title: 'A', guided: '{a.guided}', link: { label: '{a.label} and more', href: '/b/{a.slug}' } },
        ],
      },
    };
    expect(errors('page.schema.json', page(block))).toEqual([]);
    expect(
      errors('page.schema.json', page({ ...block, props: { heading: 'A', offers: '{a.list}' } })),
    ).toEqual([]);
  });

  it('report a missing required prop, an unknown prop and a misspelt type', () => {
    expect(errors('page.schema.json', page({ type: 'saying', props: {} }))).toContain(
      "/blocks/0/props must have required property 'text'",
    );
    expect(errors('page.schema.json', page({ type: 'saying' }))).toContain(
      "/blocks/0 must have required property 'props'",
    );
    expect(errors('page.schema.json', page({ type: 'saying', props: { text: 'A', txet: 'B' } }))).toContain(
      '/blocks/0/props must NOT have additional properties',
    );
    expect(errors('page.schema.json', page({ type: 'sayign', props: {} })).join()).toContain(
      '/blocks/0/type',
    );
  });

  it('describe every prop for completion', () => {
    const { definitions } = JSON.parse(editorSchemas.get('page.schema.json') ?? '');
    for (const [type, { properties }] of schemas.blocks) {
      for (const name of Object.keys(Object(properties))) {
        expect(definitions[`block.${type}`].properties[name].description, `${type} ${name}`).toMatch(/\S/);
      }
    }
  });
});

/** The messages of VS Code's JSON support for a page config, and its completions at `|`. */
async function inEditor(marked: string): Promise<{
  readonly messages: readonly string[];
  readonly offered: ReadonlyMap<string, string | undefined>;
}> {
  const service = getLanguageService({});
  const schemas = [...editorSchemas].map(([name, text]) => ({
    uri: `file:///schemas/${name}`,
    fileMatch: [name === 'page.schema.json' ? '*' : 'none'],
    schema: JSON.parse(text),
  }));
  service.configure({ validate: true, schemas });
  const document = TextDocument.create('file:///page.json', 'json', 1, marked.replace('|', ''));
  const json = service.parseJSONDocument(document);
  const found = await service.doValidation(document, json);
  const list = await service.doComplete(document, document.positionAt(marked.indexOf('|')), json);
  return {
    messages: found.map(({ message }) => String(message)),
    offered: new Map(list?.items.map(({ label, textEdit }) => [label, textEdit?.newText])),
  };
}

describe('VS Code without the language server', () => {
  const head = '"head": { "title": "A", "description": "B" }';

  it('says in words what a pattern expects', async () => {
    const block = '{ "type": "saying", "id": "A B", "props": { "text": "C" } }';
    const { messages } = await inEditor(`{ "route": "/a/[slug]", ${head}, "blocks": [${block}] }`);
    expect(messages).toEqual([
      expect.stringMatching(/^A route starts with a slash/),
      expect.stringMatching(/^An anchor has lower-case letters/),
    ]);
  });

  it('starts blocks, queries, items from content and values with a default', async () => {
    const start = `{ "route": "/a", ${head}`;
    const { offered: blocks } = await inEditor(`${start}, "blocks": [|] }`);
    expect(blocks.get('saying')?.replaceAll(/\s/g, '')).toBe('{"type":"saying","props":{"text":"$1"}}');
    const { offered: queries } = await inEditor(`${start}, "data": { "a": | } }`);
    expect(queries.get('exhibition')?.replaceAll(/\s/g, '')).toBe(
      '{"source":"exhibition","params":{"slug":"$1"}}',
    );
    const cards = `${start}, "blocks": [{ "type": "teasers", "props": { "cards": [|] } }] }`;
    expect((await inEditor(cards)).offered.get('each')?.replaceAll(/\s/g, '')).toBe(
      '{"each":"{$1}","show":$2}',
    );
    const saying = `${start}, "blocks": [{ "type": "saying", "props": { "text": | } }] }`;
    expect((await inEditor(saying)).offered.get('from')?.replaceAll(/\s/g, '')).toBe(
      '{"from":"{$1}","default":$2}',
    );
  });
});
