import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { reportJson } from '../../src/check/printers/report-json.ts';
import { reportSarif } from '../../src/check/printers/report-sarif.ts';
import { reportText } from '../../src/check/printers/report-text.ts';
import { loadSchemas } from '../../src/check/schemas/load-schemas.ts';
import { formatTests } from '../../src/schema/formats.ts';
import { badSchemas, readFixtureSite } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

/** The fixture site with some schema files added or replaced. */
function withSchemas(changes: Readonly<Record<string, string>>) {
  const schemaFiles = new Map([...fixtureSite.schemaFiles, ...Object.entries(changes)]);
  const { schemas, diagnostics } = loadSchemas(schemaFiles);
  return { ...fixtureSite, schemas, schemaFiles, schemaDiagnostics: diagnostics };
}

/**
 * One line per diagnostic: its code, its place and the text in its range, such as `schema-keyword schemas/blocks/notice.json:4 "requierd"`.
 */
function problems(changes: Readonly<Record<string, string>>): readonly string[] {
  const workspace = withSchemas(changes);
  return check(workspace).diagnostics.map(({ code, folder, file, range }) => {
    const line = workspace.schemaFiles.get(file)?.split('\n')[range.line - 1] ?? '';
    const textInRange = line.slice(
      range.column - 1,
      range.endLine > range.line ? undefined : range.endColumn - 1,
    );
    return `${code} ${folder}/${file}:${range.line} ${textInRange}`;
  });
}

function block(properties: string, more = ''): Readonly<Record<string, string>> {
  return {
    'blocks/notice.json': `{ "title": "Notice", "description": "A notice.", "type": "object", "additionalProperties": false,${more}
"properties": { "text":
${properties}
} }`,
  };
}

/** A schema with the properties that the fixture site adds to `_site.json`. */
function site(property: string): Readonly<Record<string, string>> {
  return {
    'site.json': `{ "title": "Site", "description": "Its own.", "type": "object", "additionalProperties": false,
"properties": {
${property}
} }`,
  };
}

const text = (keywords: string) =>
  block(`{ "title": "Text", "description": "Its words.", "type": "string", ${keywords} }`);

describe('a schema outside the subset', () => {
  it.each([...badSchemas])('is reported as %s, at its place in the schema file', async (code, folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    );
    const workspace = withSchemas(
      Object.fromEntries(
        files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file), 'utf8')]),
      ),
    );
    const { diagnostics } = check(workspace);
    expect(new Set(diagnostics.map((diagnostic) => diagnostic.code))).toEqual(new Set([code]));
    const printed = `${reportText(diagnostics, { ...workspace, folder: 'page-configs' })}\n`;
    await expect(printed).toMatchFileSnapshot(path.join(folder, 'printed.txt'));
  });

  it.each([
    [
      'broken JSON',
      { 'blocks/notice.json': '{ "title": "Notice",\n"type": [' },
      ['json-syntax schemas/blocks/notice.json:2 '],
    ],
    [
      'a reference into the wrong folder',
      block('{ "$ref": "./image.json" }'),
      ['schema-reference schemas/blocks/notice.json:3 "./image.json"'],
    ],
    [
      'a reference within the file',
      block('{ "$ref": "#/definitions/image" }'),
      ['schema-reference schemas/blocks/notice.json:3 "#/definitions/image"'],
    ],
    [
      'a reference in the schema of the site to a file that does not exist',
      site('"mark": { "$ref": "../shared/logo.json" }'),
      ['schema-reference schemas/site.json:3 "../shared/logo.json"'],
    ],
    [
      'a property of the site with the name of a built-in property',
      site('"logo": { "$ref": "pagewright/image.json" }'),
      ['schema-property-name schemas/site.json:3 "logo"'],
    ],
    [
      'a title that a built-in schema already uses',
      { 'shared/image.json': '{ "title": "Image", "description": "A picture.", "type": "string" }' },
      ['schema-title schemas/shared/image.json:1 "Image"'],
    ],
    [
      'a JSON Schema keyword that the subset does not allow',
      text('"not": {}'),
      ['schema-keyword schemas/blocks/notice.json:3 "not"'],
    ],
    [
      'a keyword that belongs to another type',
      text('"minItems": 1'),
      ['schema-keyword schemas/blocks/notice.json:3 "minItems"'],
    ],
    [
      'a slot that depends on a property that the block has not',
      block(
        '{ "title": "Text", "description": "Its words.", "type": "string" }',
        '\n"slots": { "form": { "title": "Form", "description": "A form.", "blocks": ["prose"], "onlyWhen": {\n"layout": ["form"] } } },',
      ),
      ['schema-required schemas/blocks/notice.json:3 "layout"'],
    ],
    [
      'a pattern next to a format',
      text('"format": "slug", "pattern": "a"'),
      ['schema-keyword schemas/blocks/notice.json:3 "pattern"'],
    ],
    [
      'a misspelt keyword that is required',
      block('{ "title": "Text", "description": "Its words.", "tpye": "string" }'),
      ['schema-keyword schemas/blocks/notice.json:3 "tpye"'],
    ],
    ['an unknown format', text('"format": "moon"'), ['schema-value schemas/blocks/notice.json:3 "moon"']],
    ['a default that does not fit', text('"default": 3'), ['wrong-type schemas/blocks/notice.json:3 3']],
    [
      'an example that does not fit',
      block(
        '{ "type": "string", "title": "Text", "description": "Its words." }',
        '\n"examples": [{ "txet": "A" }],',
      ),
      ['unknown-key schemas/blocks/notice.json:2 "txet"'],
    ],
    [
      'a pattern that is not a regular expression',
      text('"pattern": "("'),
      ['schema-value schemas/blocks/notice.json:3 "("'],
    ],
    [
      'a limit that is not a number',
      text('"minLength": "1"'),
      ['schema-value schemas/blocks/notice.json:3 "1"'],
    ],
    [
      'an open object',
      block(
        '{ "title": "Text", "description": "A group.", "type": "object", "properties": {}, "additionalProperties": true }',
      ),
      ['schema-value schemas/blocks/notice.json:3 true'],
    ],
    [
      'a property without a title and a description',
      block('{ "type": "string" }'),
      [
        'schema-missing schemas/blocks/notice.json:2 "text"',
        'schema-missing schemas/blocks/notice.json:2 "text"',
      ],
    ],
    [
      'a union in a union',
      block(
        '{ "title": "Text", "description": "Its words.", "anyOf": [{ "type": "string" },\n{ "anyOf": [{ "type": "integer" }, { "type": "boolean" }] }] }',
      ),
      [
        'schema-union schemas/blocks/notice.json:4 { "anyOf": [{ "type": "integer" }, { "type": "boolean" }] }',
      ],
    ],
    [
      'a property that no path can name',
      block(
        '{ "title": "Text", "description": "A group.", "type": "object", "additionalProperties": false, "properties": {\n"a b": { "title": "A", "description": "A.", "type": "string" } } }',
      ),
      ['schema-property-name schemas/blocks/notice.json:4 "a b"'],
    ],
    [
      'a comparison with a property that does not exist',
      block(
        '{ "title": "Text", "description": "Its words.", "type": "array", "itemKey": "nmae",\n"items": { "title": "Item", "description": "One.", "type": "object", "additionalProperties": false,\n"requiredWhen": { "name": { "kind": ["a"] } },\n"properties": { "name": { "title": "Name", "description": "Its name.", "type": "string" } } } }',
      ),
      [
        'schema-required schemas/blocks/notice.json:3 "nmae"',
        'schema-required schemas/blocks/notice.json:5 "kind"',
      ],
    ],
    [
      'required items without the property that identifies them',
      block(
        '{ "title": "Text", "description": "Its words.", "type": "array", "requiredItems": { "keys": ["a"] },\n"items": { "title": "Item", "description": "One.", "type": "string" } }',
      ),
      ['schema-missing schemas/blocks/notice.json:2 "text"'],
    ],
    [
      'a file with another extension',
      { 'blocks/notice.JSON': '{}' },
      ['schema-file-name schemas/blocks/notice.JSON:1 {}'],
    ],
    [
      'a block with the name of a shared schema',
      {
        'blocks/image.json':
          '{ "title": "Image", "description": "A picture.", "type": "object", "additionalProperties": false, "properties": {} }',
      },
      ['schema-title schemas/blocks/image.json:1 "Image"'],
    ],
  ] as const)('reports %s', (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('is reported in the same run as all others, without diagnostics in pages', () => {
    const found = problems({
      ...text('"not": {}'),
      'content/service.json': '{ "title": "Service" ',
      'shared/link.json': '{}',
    });
    expect(new Set(found.map((line) => line.split(' ')[1]?.split(':')[0]))).toEqual(
      new Set(['schemas/blocks/notice.json', 'schemas/content/service.json', 'schemas/shared/link.json']),
    );
  });

  it('has a location in the JSON and SARIF reports', () => {
    const workspace = withSchemas(text('"not": {}'));
    const { diagnostics } = check(workspace);
    const source = { ...workspace, folder: 'page-configs' };
    expect(JSON.parse(reportJson(diagnostics, source)).diagnostics).toMatchObject([
      { code: 'schema-keyword', file: 'schemas/blocks/notice.json', line: 3 },
    ]);
    expect(reportSarif(diagnostics, source)).toContain('"uri": "schemas/blocks/notice.json"');
  });
});

describe('a content schema', () => {
  const source = (content: string) => ({
    'content/news.json': `{ "title": "News", "description": "News.", "type": "object", "additionalProperties": false, "required": ["params", "content"], "properties": {
"params": { "title": "Params", "description": "None.", "type": "object", "additionalProperties": false, "properties": {} },
"content": { "title": "News", "description": "News.", ${content} } } }`,
  });

  it('cannot have a union, because a decoder could not choose a branch', () => {
    expect(problems(source('"anyOf": [{ "type": "string" }, { "type": "integer" }]'))).toEqual([
      'schema-keyword schemas/content/news.json:3 "anyOf"',
    ]);
  });

  it('cannot require a field that has a default', () => {
    expect(
      problems(
        source(
          '"type": "object", "additionalProperties": false, "required": ["a"], "properties": { "a": { "title": "A", "description": "A.", "type": "string", "default": "" } }',
        ),
      ),
    ).toEqual(['schema-required schemas/content/news.json:3 "a"']);
  });

  it('relates a slug only to a content type with slugs, and sets a form control only for a text of content', () => {
    const property = (keywords: string) => `{ "title": "Card", "description": "Its service.", ${keywords} }`;
    const news = (...properties: readonly string[]) => ({
      'content/news.json': `{ "title": "News", "description": "News.", "type": "object", "additionalProperties": false, "required": ["params", "content"], "properties": {
"params": { "title": "Params", "description": "None.", "type": "object", "additionalProperties": false, "properties": {} },
"content": { "title": "Content", "description": "All.", "type": "object", "additionalProperties": false, "properties": {
${properties.map((each, index) => `"p${index}": ${each}`).join(',\n')}
} } } }`,
    });
    expect(
      problems(
        news(
          property('"type": "string", "format": "slug", "relatesTo": "service"'),
          property('"type": "string", "input": "email"'),
        ),
      ),
    ).toEqual([]);
    expect(
      problems(
        news(
          property('"type": "string", "format": "slug", "relatesTo": "servce"'),
          property('"type": "string", "format": "slug", "relatesTo": "news"'),
          property('"type": "string", "format": "href", "relatesTo": "service"'),
          property('"type": "string", "input": "mail"'),
          property('"type": "integer", "input": "email"'),
        ),
      ),
    ).toEqual([
      'schema-value schemas/content/news.json:4 "servce"',
      'schema-value schemas/content/news.json:5 "news"',
      'schema-value schemas/content/news.json:6 "href"',
      'schema-value schemas/content/news.json:7 "mail"',
      'schema-keyword schemas/content/news.json:8 "input"',
    ]);
    for (const keyword of ['"input": "email"', '"format": "slug", "relatesTo": "service"'])
      expect(problems(text(keyword))).toHaveLength(1);
  });

  it('may have fields with the names of binding keywords', () => {
    expect(
      problems(
        source(
          '"type": "object", "additionalProperties": false, "properties": { "from": { "title": "From", "description": "A place.", "type": "string" } }',
        ),
      ),
    ).toEqual([]);
  });
});

describe('a format that a schema may use', () => {
  it('has a validator', () => {
    const [first, ...others] = Object.keys(formatTests()).map(
      (name) => `{ "title": "Text", "description": "Its words.", "type": "string", "format": "${name}" }`,
    );
    const named = others.map((property, index) => `"text${index + 2}": ${property}`);
    expect(problems(block([first, ...named].join(',\n')))).toEqual([]);
  });
});
