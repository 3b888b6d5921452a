import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import type { Workspace } from '../../src/check/diagnostics/workspace.ts';
import { loadSchemas } from '../../src/check/schemas/load-schemas.ts';
import { migrateConfigs, placeOf } from '../../src/check/versions/migrate-configs.ts';
import { type Migration, mapItems } from '../../src/check/versions/migration.ts';
import { findOldConfigs } from '../../src/check/versions/old-blocks.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

/** The fixture site after its cards have got version 3, in which a prop and a field of its items have new names. */
function withNewCards(
  files: Readonly<Record<string, string>>,
  example = '{ "heading": "Old", "cards": [{ "title": "One" }] }',
): Workspace {
  const cards = (fixtureSite.schemaFiles.get('blocks/cards.json') ?? '')
    .replace('"version": 2,', `"version": 3,\n  "examples": [${example}],`)
    .replace('"heading": {', '"title": {')
    .replace('"title"\n        ]', '"label"\n        ]')
    .replace('"title": {\n            "title": "Title"', '"label": {\n            "title": "Title"');
  const schemaFiles = new Map([...fixtureSite.schemaFiles, ['blocks/cards.json', cards]]);
  const { schemas, diagnostics } = loadSchemas(schemaFiles);
  return { ...withFiles(fixtureSite, files), schemas, schemaFiles, schemaDiagnostics: diagnostics };
}

const toVersion3: Migration = ({ heading, cards, ...others }) => ({
  title: heading,
  ...others,
  cards: mapItems(cards, ({ title, ...item }) => ({ label: title, ...item })),
});

function migrated(workspace: Workspace, migration = toVersion3) {
  const found = findOldConfigs(workspace);
  const { files, schemaFiles, failures } = migrateConfigs(
    workspace,
    found,
    [...found.current.keys()],
    () => migration,
  );
  const { schemas, diagnostics } = loadSchemas(schemaFiles);
  return {
    after: { ...workspace, files, schemaFiles, schemas, schemaDiagnostics: diagnostics },
    failures,
  };
}

const page = (blocks: string) => `{
  "route": "/work",
  "head": { "title": "Work", "description": "What we did." },
  "data": { "posts": { "source": "posts" } },
  "blocks": [
    { "type": "banner", "props": { "title": "Work" } },
${blocks}
  ]
}
`;

const oldBlocks = `    {
      "type": "cards",
      "$comment": "The best first.",
      "props": { "heading": "Work", "cards": [ {"title":"One", "href": "/"} ] }
    },
    {
      "type": "cards", "id": "all",
      "props": {
        "cards": [
          { "each": "{posts}", "show": { "title": "{item.title}" }, "default": [{ "title": "None" }] },
          { "title": { "from": "{posts}", "default": "Two" } }
        ]
      }
    }`;

const newBlocks = `    {
      "type": "cards",
      "$comment": "The best first.",
      "props": { "title": "Work", "cards": [ {"label":"One", "href": "/"} ] }
    },
    {
      "type": "cards", "id": "all",
      "props": {
        "cards": [
          { "each": "{posts}", "show": { "label": "{item.title}" }, "default": [{ "label": "None" }] },
          { "label": { "from": "{posts}", "default": "Two" } }
        ]
      }
    }`;

describe('a block type with a new version', () => {
  it('is reported in each block and in the examples that are written for an older one', () => {
    const workspace = withNewCards({ 'work.json': page(oldBlocks) });
    expect(check(workspace).diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'old-version _sections/teaser.json',
      'old-version blocks/cards.json',
      'old-version service.json',
      'old-version work.json',
      'old-version work.json',
    ]);
  });

  it('is migrated in pages, sections and examples, with their formatting', () => {
    const { after, failures } = migrated(
      withNewCards({
        'work.json': page(oldBlocks.replace('{ "from": "{posts}", "default": "Two" }', '"Two"')),
      }),
    );
    expect(failures).toEqual([]);
    expect(after.files.get('work.json')).toBe(
      page(newBlocks.replace('{ "from": "{posts}", "default": "Two" }', '"Two"')),
    );
    expect(after.files.get('_sections/teaser.json')).toContain(
      '"title": "{section.heading}",\n        "columns"',
    );
    expect(after.files.get('_sections/teaser.json')).toContain('"label": "{item.title}"');
    expect(after.schemaFiles.get('blocks/cards.json')).toContain(
      '[{ "title": "Old", "cards": [{ "label": "One" }] }]',
    );
    expect(after.schemaFiles.get('versions.json')).toBe('{\n  "cards": 3\n}\n');
    expect(check(after).diagnostics).toEqual([]);
    expect(findOldConfigs(after).old).toEqual([]);
  });

  it('keeps the binding of a value that gets another name', () => {
    const { after } = migrated(withNewCards({ 'work.json': page(oldBlocks) }));
    expect(after.files.get('work.json')).toBe(page(newBlocks));
  });

  it('is migrated in values that a page gives to a section', () => {
    const section =
      '{ "blocks": [{ "type": "cards", "props": { "heading": "All", "cards": "{section.cards}" } }] }';
    const use = (name: string) =>
      page(
        `    { "section": "list", "with": { "cards": [{ "${name}": "One" }, { "${name}": "Two" }] } }`,
      ).replace('  "data": { "posts": { "source": "posts" } },\n', '');
    const { after } = migrated(withNewCards({ '_sections/list.json': section, 'work.json': use('title') }));
    expect(after.files.get('work.json')).toBe(use('label'));
    expect(check(after).diagnostics).toEqual([]);
  });

  it('leaves a block unchanged if its migration fails, and names its place', () => {
    const { after, failures } = migrated(withNewCards({ 'work.json': page(oldBlocks) }), ({ heading }) => {
      if (heading === undefined) throw new Error('There is no heading.');
      return { title: heading };
    });
    expect(failures.map((each) => [placeOf(each.props, 'page-configs'), each.from, each.reason])).toEqual([
      ['page-configs/work.json:12:5', 2, 'There is no heading.'],
    ]);
    expect(after.files.get('work.json')).toContain(
      '"type": "cards", "id": "all",\n      "props": {\n        "cards"',
    );
  });
});

describe('a block that names its version', () => {
  const old = (version: string) =>
    page(
      `    { "type": "cards", ${version}"props": { "cards": [{ "each": "{posts}", "show": { "title": "{item.title}" } }] } }`,
    );

  it('loses the version when it is migrated, and is current', () => {
    const site = withFiles(fixtureSite, { 'work.json': old('"version": 1, ') });
    expect(diagnosticsOf(site)).toEqual(['old-version work.json 1']);
    const { after } = migrated(site, (props) => props);
    expect(after.files.get('work.json')).toBe(old(''));
    expect(diagnosticsOf(after)).toEqual([]);
  });

  it('cannot name one that its type does not have yet', () => {
    expect(diagnosticsOf(withFiles(fixtureSite, { 'work.json': old('"version": 3, ') }))).toEqual([
      'number-range work.json 3',
    ]);
  });
});

describe('schemas/versions.json', () => {
  it.each([
    ['{ "cards": 3 }', ['schema-value 3']],
    ['{ "cards": "2" }', ['schema-value "2"']],
    ['[]', ['schema-value []']],
    ['null', ['schema-value null']],
    ['{ "crads": 2 }', ['unknown-key "crads"']],
    ['{ "cards": 2, "gone": 4 }', []],
  ])('with %s is checked', (text, expected) => {
    const { diagnostics } = loadSchemas(new Map([...fixtureSite.schemaFiles, ['versions.json', text]]));
    expect(
      diagnostics.map(({ code, range }) => `${code} ${text.slice(range.column - 1, range.endColumn - 1)}`),
    ).toEqual(expected);
  });
});
