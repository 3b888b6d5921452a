import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../packages/pagewright/src/check/check.ts';
import { reportJson } from '../../../packages/pagewright/src/check/printers/report-json.ts';
import { reportSarif } from '../../../packages/pagewright/src/check/printers/report-sarif.ts';
import { reportText } from '../../../packages/pagewright/src/check/printers/report-text.ts';
import { loadSchemas } from '../../../packages/pagewright/src/check/schemas/load-schemas.ts';
import { formatTests } from '../../../packages/pagewright/src/schema/formats.ts';
import { readWorld } from './page-world.ts';

const fixtures = path.resolve('tests/fixtures/schemas');
const world = readWorld();

/** The fixture site with some schema files added or replaced. */
function withSchemas(changes: Readonly<Record<string, string>>) {
  const schemaFiles = new Map([...world.schemaFiles, ...Object.entries(changes)]);
  const { schemas, diagnostics } = loadSchemas(schemaFiles);
  return { ...world, schemas, schemaFiles, schemaDiagnostics: diagnostics };
}

/** `schema-keyword schemas/blocks/notice.json:4:3 "requierd"`, with the words of the file that are marked. */
function problems(changes: Readonly<Record<string, string>>): readonly string[] {
  const workspace = withSchemas(changes);
  return check(workspace).diagnostics.map(({ code, folder, file, range }) => {
    const line = workspace.schemaFiles.get(file)?.split('\n')[range.line - 1] ?? '';
    const marked = line.slice(range.column - 1, range.endLine > range.line ? undefined : range.endColumn - 1);
    return `${code} ${folder}/${file}:${range.line} ${marked}`;
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

/** What the fixture site adds to `_site.json`. */
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

describe('a schema outside of the subset', () => {
  it.each(readdirSync(fixtures))('is reported as %s, at its place in the schema file', async (code) => {
    const folder = path.join(fixtures, code);
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
      ['json-syntax schemas/blocks/notice.json:2 ['],
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
      'a reference of the site that leads nowhere',
      site('"mark": { "$ref": "../shared/logo.json" }'),
      ['schema-reference schemas/site.json:3 "../shared/logo.json"'],
    ],
    [
      'a property of the site that every site has',
      site('"logo": { "$ref": "pagewright/image.json" }'),
      ['schema-property-name schemas/site.json:3 "logo"'],
    ],
    [
      'a title that a built-in schema has',
      { 'shared/image.json': '{ "title": "Image", "description": "A picture.", "type": "string" }' },
      ['schema-title schemas/shared/image.json:1 "Image"'],
    ],
    [
      'a keyword of JSON Schema that the subset does not have',
      text('"not": {}'),
      ['schema-keyword schemas/blocks/notice.json:3 "not"'],
    ],
    [
      'a keyword of another type',
      text('"minItems": 1'),
      ['schema-keyword schemas/blocks/notice.json:3 "minItems"'],
    ],
    [
      'a pattern next to a format',
      text('"format": "slug", "pattern": "a"'),
      ['schema-keyword schemas/blocks/notice.json:3 "pattern"'],
    ],
    [
      'a misspelt keyword that would be missing',
      block('{ "title": "Text", "description": "Its words.", "tpye": "string" }'),
      ['schema-keyword schemas/blocks/notice.json:3 "tpye"'],
    ],
    [
      'a format that nobody knows',
      text('"format": "moon"'),
      ['schema-value schemas/blocks/notice.json:3 "moon"'],
    ],
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
      'a pattern that is no regular expression',
      text('"pattern": "("'),
      ['schema-value schemas/blocks/notice.json:3 "("'],
    ],
    [
      'a limit that is no number',
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
      'a property without words for editors',
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
      'items that must be there, without the property that names them',
      block(
        '{ "title": "Text", "description": "Its words.", "type": "array", "requiredItems": { "keys": ["a"] },\n"items": { "title": "Item", "description": "One.", "type": "string" } }',
      ),
      ['schema-missing schemas/blocks/notice.json:2 "text"'],
    ],
    [
      'a file with another ending',
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

  it('is reported with all others at once, and no page is blamed', () => {
    const found = problems({
      ...text('"not": {}'),
      'content/service.json': '{ "title": "Service" ',
      'shared/link.json': '{}',
    });
    expect(new Set(found.map((line) => line.split(' ')[1]?.split(':')[0]))).toEqual(
      new Set(['schemas/blocks/notice.json', 'schemas/content/service.json', 'schemas/shared/link.json']),
    );
  });

  it('has its place in the reports for other programs', () => {
    const workspace = withSchemas(text('"not": {}'));
    const { diagnostics } = check(workspace);
    const source = { ...workspace, folder: 'page-configs' };
    expect(JSON.parse(reportJson(diagnostics, source)).diagnostics).toMatchObject([
      { code: 'schema-keyword', file: 'schemas/blocks/notice.json', line: 3 },
    ]);
    expect(reportSarif(diagnostics, source)).toContain('"uri": "schemas/blocks/notice.json"');
  });
});

describe('a schema of content', () => {
  const source = (content: string) => ({
    'content/news.json': `{ "title": "News", "description": "News.", "type": "object", "additionalProperties": false, "required": ["params", "content"], "properties": {
"params": { "title": "Params", "description": "None.", "type": "object", "additionalProperties": false, "properties": {} },
"content": { "title": "News", "description": "News.", ${content} } } }`,
  });

  it('has no union, which a response could not be decoded by', () => {
    expect(problems(source('"anyOf": [{ "type": "string" }, { "type": "integer" }]'))).toEqual([
      'schema-keyword schemas/content/news.json:3 "anyOf"',
    ]);
  });

  it('requires no field that a default fills', () => {
    expect(
      problems(
        source(
          '"type": "object", "additionalProperties": false, "required": ["a"], "properties": { "a": { "title": "A", "description": "A.", "type": "string", "default": "" } }',
        ),
      ),
    ).toEqual(['schema-required schemas/content/news.json:3 "a"']);
  });

  it('may have fields with the names of bindings, which only a config would misread', () => {
    expect(
      problems(
        source(
          '"type": "object", "additionalProperties": false, "properties": { "from": { "title": "From", "description": "A place.", "type": "string" } }',
        ),
      ),
    ).toEqual([]);
  });
});

describe('formats', () => {
  it('that schemas may name are those with a test', () => {
    for (const name of Object.keys(formatTests())) expect(problems(text(`"format": "${name}"`))).toEqual([]);
  });
});
