import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { generateEditorSchemas } from '../../src/pipeline/generate/generate-editor-schemas.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';
import { readSectionTypes } from '../../src/pipeline/site/section-files.ts';
import { formatTests } from '../../src/schema/formats.ts';

const ajv = new Ajv({ strict: false, allErrors: true, formats: formatTests() });
for (const [name, text] of generateEditorSchemas(readSchemas(process.cwd()), readSectionTypes(process.cwd())))
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

  it.each(readdirSync('page-configs/_sections'))('accept _sections/%s', (file) => {
    const section = JSON.parse(readFileSync(`page-configs/_sections/${file}`, 'utf8'));
    expect(errors('section.schema.json', section)).toEqual([]);
  });

  it('know the params of each section', () => {
    const use = (values: object) => page({ section: 'service-details', with: values });
    const details = '{service.details}';
    expect(errors('page.schema.json', use({ heading: 'One', details }))).toEqual([]);
    expect(errors('page.schema.json', use({ details }))).toContain(
      "/blocks/0/with must have required property 'heading'",
    );
    expect(errors('page.schema.json', use({ heading: 'One', detials: details }))).toContain(
      '/blocks/0/with must NOT have additional properties',
    );
    expect(errors('page.schema.json', use({ heading: 'One', figures: 3 })).join()).toContain('figures');
  });

  it('know the parts of what search engines show', () => {
    const head = (seo: unknown) => ({ ...page(), head: { title: 'A', description: 'B', seo } });
    expect(errors('page.schema.json', head({ image: { src: '/a.avif' }, noindex: '{a.hidden}' }))).toEqual(
      [],
    );
    expect(errors('page.schema.json', head({ image: { alt: 'A' } })).join()).toContain('src');
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
    const text =
      generateEditorSchemas(readSchemas(process.cwd()), readSectionTypes(process.cwd())).get(
        'page.schema.json',
      ) ?? '';
    const { definitions } = JSON.parse(text);
    for (const [type, { properties }] of readSchemas(process.cwd()).blocks) {
      for (const name of Object.keys(Object(properties))) {
        expect(definitions[`block.${type}`].properties[name].description, `${type} ${name}`).toMatch(/\S/);
      }
    }
  });
});

/** Asks the JSON support of VS Code about a page config: the messages, and what it offers at `|`. */
async function inEditor(marked: string): Promise<{
  readonly messages: readonly string[];
  readonly offered: ReadonlyMap<string, string | undefined>;
}> {
  const service = getLanguageService({});
  const files = generateEditorSchemas(readSchemas(process.cwd()), readSectionTypes(process.cwd()));
  const schemas = [...files].map(([name, text]) => ({
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
    const block = '{ "type": "quote", "id": "A B", "props": { "text": "C" } }';
    const { messages } = await inEditor(`{ "route": "/a/[slug]", ${head}, "blocks": [${block}] }`);
    expect(messages).toEqual([
      expect.stringMatching(/^A route starts with a slash/),
      expect.stringMatching(/^An anchor has lower-case letters/),
    ]);
  });

  it('starts blocks, queries, items from content and values with a default', async () => {
    const start = `{ "route": "/a", ${head}`;
    const { offered: blocks } = await inEditor(`${start}, "blocks": [|] }`);
    expect(blocks.get('quote')?.replaceAll(/\s/g, '')).toBe('{"type":"quote","props":{"text":"$1"}}');
    const { offered: queries } = await inEditor(`${start}, "data": { "a": | } }`);
    expect(queries.get('service')?.replaceAll(/\s/g, '')).toBe('{"source":"service","params":{"slug":"$1"}}');
    const cards = `${start}, "blocks": [{ "type": "card-grid", "props": { "cards": [|] } }] }`;
    expect((await inEditor(cards)).offered.get('each')?.replaceAll(/\s/g, '')).toBe(
      '{"each":"{$1}","show":$2}',
    );
    const quote = `${start}, "blocks": [{ "type": "quote", "props": { "text": | } }] }`;
    expect((await inEditor(quote)).offered.get('from')?.replaceAll(/\s/g, '')).toBe(
      '{"from":"{$1}","default":$2}',
    );
  });
});
