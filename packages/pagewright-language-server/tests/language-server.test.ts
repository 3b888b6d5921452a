import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallSite } from '../../pagewright/tests/check/check-fixture.ts';
import { pathBelow, pathOfUri, uriOfPath } from '../src/file-uris.ts';
import { EditorClient } from './editor-client.ts';

const workspace = mkdtempSync(path.join(tmpdir(), 'pagewright-editor-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** A site whose name has characters that clients encode in different ways. */
const site = createSite('my: site ü');

function createSite(name: string): string {
  const folder = path.join(workspace, name);
  cpSync(smallSite, folder, { recursive: true });
  renameSync(path.join(folder, 'pages'), path.join(folder, 'page-configs'));
  return folder;
}

/** The URI of a file, with an encoded colon, as some editors write it. */
function uriOf(file: string, folder = site): string {
  return pathToFileURL(path.join(folder, file)).href.replace('my:', 'my%3A');
}

function onDisk(file: string, folder = site): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

const home = uriOf('page-configs/home.json');
const service = uriOf('page-configs/service.json');
const none = (found: readonly string[]) => found.length === 0;

const editor = new EditorClient();
afterAll(() => editor.kill());
beforeAll(async () => {
  await editor.start([site]);
  for (const [uri, file] of [
    [home, 'home.json'],
    [service, 'service.json'],
  ] as const)
    await editor.open(uri, onDisk(`page-configs/${file}`));
});

/** Replaces a text of the service page, asks with the cursor at `|`, and restores the page. */
async function typed<Result>(
  found: string,
  marked: string,
  ask: (offset: number) => Promise<Result>,
  uri = service,
): Promise<Result> {
  const offset = await editor.type(uri, found, marked);
  try {
    return await ask(offset);
  } finally {
    await editor.type(uri, marked.replace('|', ''), found);
  }
}

const labels = async (offset: number) => (await editor.complete(service, offset)).map(({ label }) => label);

describe('the language server, while a page config is typed', () => {
  it('reports the same as the check, and its fix corrects the mistake', async () => {
    const offset = await editor.type(service, '"Parts"', '"{service.tilte|}"');
    const found = await editor.whenDiagnostics(service, (all) => all.length > 0);
    expect(found).toEqual(['unknown-field "{service.tilte}"']);
    const [fix] = await editor.quickFixes(service, offset);
    expect(fix?.title).toBe('Change to "{service.title}"');
    await editor.apply(fix?.edit);
    expect(editor.text(service)).toContain('"heading": "{service.title}"');
    await editor.type(service, '"heading": "{service.title}"', '"heading": "Parts"');
    await editor.whenDiagnostics(service, none);
  });

  it('reports broken JSON, and still completes in it', async () => {
    const items = await typed('"lead": "A service."', '"lead": "{service.|', async (offset) => {
      const found = await editor.whenDiagnostics(service, (all) => all.length > 0);
      expect(found.every((each) => each.startsWith('json-syntax'))).toBe(true);
      return editor.complete(service, offset);
    });
    expect(items.map(({ label }) => label)).toContain('title');
    await editor.whenDiagnostics(service, none);
  });

  it('checks schemas too, and pages again when a schema is corrected', async () => {
    const schema = uriOf('schemas/blocks/banner.json');
    await editor.open(schema, onDisk('schemas/blocks/banner.json'));
    await editor.type(schema, '"lead": {', '"intro": {');
    await editor.whenDiagnostics(service, (all) => all.includes('unknown-key "lead"'));
    await editor.type(schema, '"title": "Lead",', '"titel": "Lead",');
    await editor.whenDiagnostics(schema, (all) => all.some((each) => each.startsWith('schema-')));
    // Completion still uses the last schemas that had no error.
    expect(await typed('"lead": "A service."', '"|": 1', labels)).toContain('intro');
    await editor.close(schema);
    await editor.whenDiagnostics(service, none);
    await editor.whenDiagnostics(schema, none);
  });
});

describe('completion', () => {
  it('offers tags of languages: all tags in the site config, and in a page only the languages of the site', async () => {
    const file = uriOf('page-configs/_site.json');
    await editor.open(file, onDisk('page-configs/_site.json'));
    const labelsIn = async (offset: number) =>
      (await editor.complete(file, offset)).map(({ label }) => label);
    const all = await typed('"logo"', '"languages": { "|" }, "logo"', labelsIn, file);
    expect(all).toEqual(expect.arrayContaining(['de', 'en', 'ja']));
    const listed = '"languages": { "en": { "name": "English" }, "de": { "name": "Deutsch" } }, "logo"';
    await editor.type(file, '"logo"', listed);
    expect(await typed('"blocks"', '"language": "|", "blocks"', labels)).toEqual(['en', 'de']);
    expect(await typed('"blocks"', '"languages": ["|"], "blocks"', labels)).toEqual(['en', 'de']);
    await editor.type(file, listed, '"logo"');
    await editor.close(file);
    await editor.whenDiagnostics(service, none);
  });

  it.each([
    ['the roots of a path', '"A service."', '"{|}"', ['service', 'route', 'site']],
    ['the fields of a query', '"lead": "A service."', '"lead": "{service.t|}"', ['title', 'lead', 'quote']],
    ['the items of a list', '"{item.name}"', '"{item.|}"', ['name', 'note']],
    ['lists for each', '"{service.parts}"', '"{service.|}"', ['parts']],
    ['route params', '"{route.slug}"', '"{route.|}"', ['slug']],
    ['texts of the site', '"lead": "A service."', '"lead": "{site.|}"', ['name']],
    ['whole paths that fit', '"lead": "A service."', '"image": "|"', ['{service.image}']],
    ['block types', '"banner"', '"|"', ['banner', 'cards', 'prose']],
    ['sources', '"source": "service"', '"source": "|"', ['posts', 'service']],
    ['fallbacks', '"fallback": "service"', '"fallback": "|"', ['service']],
    ['names of props', '"lead": "A service."', '"|": "A service."', ['image', 'links', 'tone']],
    ['names of params', '"slug": "{route.slug}"', '"|": "{route.slug}"', ['slug']],
    ['values of an enum', '"lead": "A service."', '"tone": "|"', ['paper', 'ink', 'purple']],
    ['values without quotation marks', '"lead": "A service."', '"tone": p|', ['paper']],
    ['values of a route param', '"id": "parts"', '"only": { "slug": ["|"] }', ['security', 'planning']],
    ['content for a condition', '"id": "parts"', '"when": "{service.|}"', ['title', 'image', 'parts']],
    ['a comparison', '"id": "parts"', '"unless": { "|" }', ['value', 'is']],
    ['content to compare', '"id": "parts"', '"when": { "value": "{site.|}" }', ['name']],
    [
      'values to compare with',
      '"id": "parts"',
      '"when": { "value": "{route.slug}", "is": "|" }',
      ['planning'],
    ],
    [
      'one of several values',
      '"id": "parts"',
      '"when": { "value": "{route.slug}", "is": ["|"] }',
      ['planning'],
    ],
    ['slots', '"blocks": [', '"blocks": [{ "type": "columns", "slots": { "|" } },', ['left', 'right']],
    [
      'blocks of a slot',
      '"blocks": [',
      '"blocks": [{ "type": "columns", "slots": { "left": [|] } },',
      ['prose'],
    ],
    ['pictures', '"lead": "A service."', '"image": { "src": "|" }', ['/logo.svg', '/plates/bridge.avif']],
    ['links', '"lead": "A service."', '"links": [{ "href": "|" }]', ['/', '/services/planning']],
    ['anchors of the page', '"lead": "A service."', '"links": [{ "href": "#|" }]', ['#parts', '#lets-talk']],
    ['anchors of another page', '"A service."', '"x", "links": [{ "href": "/#|" }]', ['/#lets-talk']],
    ['whole blocks', '"blocks": [', '"blocks": [|,', ['banner', 'cards']],
    ['an item from content', '"cards": [', '"cards": [|,', ['each']],
  ])('offers %s', async (_, found, marked, expected) => {
    const last = found === '"A service."' ? `"lead": ${found}` : found;
    const text = found === '"A service."' ? `"lead": ${marked}` : marked;
    expect(await typed(last, text, labels)).toEqual(expect.arrayContaining(expected));
  });

  it('shows types and sample values, puts what fits first, and closes the braces', async () => {
    const items = await typed('"heading": "Parts"', '"heading": "{service.|', (offset) =>
      editor.complete(service, offset),
    );
    const sorted = items.toSorted((one, other) => ((one.sortText ?? '') < (other.sortText ?? '') ? -1 : 1));
    expect(sorted[0]?.label).toBe('title');
    expect(items.find(({ label }) => label === 'title')).toMatchObject({
      detail: 'a string',
      documentation: { value: expect.stringContaining('For example: `"Security"`') },
      filterText: 'service.title',
      textEdit: { newText: 'service.title}' },
    });
  });

  it('offers no binding or block where it is not allowed, and nothing after a value', async () => {
    const slot = '"blocks": [{ "type": "columns", "slots": { "left": [|] } },';
    expect(await typed('"blocks": [', slot, labels)).not.toContain('banner');
    expect(await typed('"default": "Service"', '"default": "{|}"', labels)).toEqual([]);
    expect(await typed('"lead": "A service."', '"lead": "A service." |', labels)).toEqual([]);
  });
});

describe('a path, a name and a link', () => {
  const at = (text: string, inside: string) => editor.text(service).indexOf(text) + text.indexOf(inside) + 1;

  it('have documentation', async () => {
    const path = await editor.hover(service, at('{service.title}', 'title'));
    expect(path?.about).toBe('service.title');
    expect(path?.markdown).toMatch(/is a string\.[\s\S]*Headline\.[\s\S]*"Security"/);
    expect(await editor.hover(service, at('"cards",', 'cards'))).toMatchObject({
      about: '"cards"',
      markdown: expect.stringContaining('- cards (required): an array'),
    });
    const prop = await editor.hover(service, at('"heading"', 'heading'));
    expect(prop?.markdown).toContain('Words above.');
    expect(await editor.hover(service, at('{item.name}', 'name'))).toMatchObject({ about: 'item.name' });
  });

  it('lead to their definitions', async () => {
    const definition = (text: string, inside: string) =>
      editor.locations('definition', service, at(text, inside));
    expect(await definition('{service.title}', 'service')).toEqual(['page-configs/service.json "service"']);
    expect(await definition('{service.parts}', 'parts')).toEqual(['content/service.json']);
    expect(await definition('{item.name}', 'item')).toEqual(['page-configs/service.json "{service.parts}"']);
    expect(await definition('{route.slug}', 'slug')).toEqual(['page-configs/service.json "slug"']);
    expect(await definition('"fallback": "service"', '"service')).toEqual(['_fallbacks/service.json']);
    expect(await definition('"type": "cards"', '"cards')).toEqual(['blocks/cards.json']);
    const link = editor.text(home).indexOf('/services/planning');
    expect(await editor.locations('definition', home, link)).toEqual([
      'page-configs/service.json "/services/:slug"',
    ]);
  });

  it('show where they are used', async () => {
    const uses = await editor.locations('references', service, at('{service.title}', 'service'));
    expect(uses).toEqual(Array.from({ length: 4 }, () => 'page-configs/service.json service'));
    const blocks = await editor.locations('references', service, at('"type": "banner"', '"banner'));
    expect(blocks).toEqual(['page-configs/home.json banner', 'page-configs/service.json banner']);
  });

  it('renames a query in data and in all paths', async () => {
    const before = editor.text(service);
    const offset = at('{service.title}', 'service');
    expect(await editor.prepareRename(service, offset)).toBe('service');
    await expect(editor.rename(service, offset, 'item')).rejects.toThrow('No query can be called "item"');
    await expect(editor.rename(service, offset, 'two words')).rejects.toThrow('only letters');
    await editor.rename(service, offset, 'offer');
    const renamed = editor.text(service);
    expect(renamed).toBe(before.replaceAll('{service.', '{offer.').replace('"service": {', '"offer": {'));
    await editor.rename(service, renamed.indexOf('"offer"') + 1, 'service');
    expect(editor.text(service)).toBe(before);
  });

  it('know the list that a page shows in several pages', async () => {
    const paging = '"paging": { "list": "|", "size": 5, "head": { "title": "{route.page}" } }, "head": {';
    expect(await typed('"head": {', paging, labels)).toEqual(['service']);
    const inHead = paging.replace('|', 'service').replace('{route.page}', '{route.|}');
    expect(await typed('"head": {', inHead, labels)).toEqual(['slug', 'page', 'url']);
    const named = paging.replace('|', 'service');
    await editor.type(service, '"head": {', named);
    await editor.rename(service, at('"list": "service"', 'service'), 'offer');
    expect(editor.text(service)).toContain('"list": "offer"');
    expect(editor.text(service)).toContain('"offer": {');
    await editor.rename(service, at('"offer": {', 'offer'), 'service');
    await editor.type(service, named, '"head": {');
  });

  it('know the params of the URL', async () => {
    const params = '"urlParams": { "q": { "type": "string" } }, "head": { "author": "{url.|}",';
    expect(await typed('"head": {', params, labels)).toEqual(['q']);
    const used = params.replace('|', 'q');
    await editor.type(service, '"head": {', used);
    expect(await editor.locations('definition', service, at('{url.q}', 'q'))).toEqual([
      'page-configs/service.json "q"',
    ]);
    await editor.type(service, used, '"head": {');
  });

  it('are in the outline of the page', async () => {
    const outline = (await editor.symbols(service)).map(({ name, children = [] }) => [
      name,
      ...children.map((each) => `${each.name}: ${each.detail}`),
    ]);
    expect(outline).toEqual([
      ['data', 'service: service'],
      ['blocks', 'banner: {service.title}', 'cards: Parts #parts'],
    ]);
  });
});

it('knows a shared section, although it is not saved yet', async () => {
  const section = uriOf('page-configs/_sections/offer.json');
  const card = { each: '{section.list}', show: { title: '{item.name}' } };
  const props = { heading: '{section.title}', cards: [card] };
  const blocks = [{ type: 'cards', id: 'offer', props }];
  await editor.open(section, JSON.stringify({ description: 'What we offer.', blocks }, null, 2));
  const before = editor.text(service);
  const blocksOf = (first: string) => `"blocks": [${first},`;
  const ask = <Result>(marked: string, answer: (offset: number) => Promise<Result>) =>
    typed('"blocks": [', blocksOf(marked), answer);
  expect(await ask('|', labels)).toContain('offer');
  expect(await ask('{ "|" }', labels)).toEqual(expect.arrayContaining(['type', 'section']));
  expect(await ask('{ "section": "|" }', labels)).toContain('offer');
  expect(await ask('{ "section": "offer", "with": { "|" } }', labels)).toEqual(['title', 'list']);

  const use = '{ "section": "offer", "with": { "title": "{service.|title}", "list": "{service.parts}" } }';
  const fields = await editor.complete(service, await editor.type(service, '"blocks": [', blocksOf(use)));
  expect(fields.map(({ label }) => label)).toContain('title');
  const within = (uri: string, text: string) => editor.text(uri).indexOf(text) + 2;
  const definition = (uri: string, text: string) => editor.locations('definition', uri, within(uri, text));
  expect((await editor.hover(service, within(service, '"offer"')))?.markdown).toContain('What we offer.');
  expect(await definition(service, '"offer"')).toEqual(['_sections/offer.json']);
  expect(await definition(service, '"list"')).toEqual(['_sections/offer.json section.list']);
  expect(await definition(section, 'n.title}')).toEqual(['page-configs/service.json "title"']);
  expect(await editor.locations('references', service, within(service, '"offer"'))).toEqual([
    'page-configs/service.json offer',
  ]);
  const item = await editor.type(section, '{item.name}', '{item.|name}');
  expect((await editor.complete(section, item)).map(({ label }) => label)).toEqual(['name', 'note']);
  const anchors = await typed('"lead": "A service."', '"links": [{ "href": "#|" }]', labels);
  expect(anchors).toContain('#offer');

  await editor.type(service, blocksOf(use.replace('|', '')), '"blocks": [');
  expect(editor.text(service)).toBe(before);
  await editor.close(section);
});

describe('unusual input', () => {
  it('finds positions in text with CRLF and characters of two code units', async () => {
    const uri = uriOf('page-configs/emoji.json');
    const page = { route: '/emoji', head: { title: 'Emoji', description: 'B' }, blocks: [] };
    const text = JSON.stringify(page, null, 2).replaceAll('\n', '\r\n');
    await editor.open(uri, text);
    const block = '[{ "type": "banner", "props": { "title": "👩‍🚀🎉 {site.nmae}" } }]';
    await editor.type(uri, '[]', block);
    const found = await editor.whenDiagnostics(uri, (all) => all.length > 0);
    expect(found).toEqual(['unknown-field "👩‍🚀🎉 {site.nmae}"']);
    const offset = await editor.type(uri, '{site.nmae}', '{site.|nmae}');
    const item = (await editor.complete(uri, offset)).find(({ label }) => label === 'name');
    expect(item).toMatchObject({ filterText: 'site.name' });
    expect(item?.textEdit && 'range' in item.textEdit && editor.textIn(uri, item.textEdit.range)).toBe(
      'site.nmae',
    );
    await editor.close(uri);
    await editor.whenDiagnostics(uri, none);
  });

  it('ignores files outside of page configs and of projects', async () => {
    for (const uri of [uriOf('notes.json'), uriOf('stray.json', workspace), 'untitled:page-configs/a.json']) {
      await editor.open(uri, '{ "route": ');
      expect(await editor.complete(uri, 3)).toEqual([]);
      expect(await editor.symbols(uri)).toEqual(uri === uriOf('notes.json') ? [] : null);
    }
    await editor.whenDiagnostics(service, none);
    expect(editor.filesWithDiagnostics()).toEqual([]);
  });

  it('follows files that are deleted and written on disk', async () => {
    const kept = onDisk('page-configs/service.json');
    await editor.close(service);
    rmSync(path.join(site, 'page-configs/service.json'));
    await editor.changedOnDisk(service);
    expect(editor.watched.join()).toContain('page-configs');
    const dead = await editor.whenDiagnostics(home, (all) => all.length > 0);
    expect(dead).toContain('dead-link "/services/planning"');
    writeFileSync(path.join(site, 'page-configs/service.json'), kept);
    await editor.changedOnDisk(service);
    await editor.whenDiagnostics(home, none);
    await editor.open(service, kept);
  });

  it('keeps two projects of one workspace apart', async () => {
    const other = createSite('other');
    const own = uriOf('page-configs/home.json', other);
    const schema = uriOf('schemas/blocks/banner.json', other);
    await editor.open(schema, onDisk('schemas/blocks/banner.json', other).replace('"ink"', '"moss"'));
    await editor.open(own, onDisk('page-configs/home.json', other));
    const offset = await editor.type(own, '"links":', '"tone": "|", "links":');
    const tones = (await editor.complete(own, offset)).map(({ label }) => label);
    expect(tones).toContain('moss');
    expect(await typed('"lead": "A service."', '"tone": "|"', labels)).toContain('ink');
    await editor.whenDiagnostics(own, (all) => all.includes('not-allowed ""'));
    await editor.whenDiagnostics(home, none);
    rmSync(other, { recursive: true });
    await editor.changedOnDisk(own);
    await editor.whenDiagnostics(own, none);
  });

  it('understands URIs of Windows, however they are encoded', () => {
    const file = 'c:\\my site\\page-configs\\home.json';
    for (const uri of [
      'file:///c%3A/my%20site/page-configs/home.json',
      'file:///C:/my%20site/page-configs/home.json',
    ])
      expect(pathOfUri(uri, true)).toBe(file);
    expect(pathOfUri(uriOfPath(file, true), true)).toBe(file);
    expect(pathBelow('c:\\my site', file, true)).toBe('page-configs/home.json');
    expect(pathBelow('d:\\my site', file, true)).toBeUndefined();
    expect(pathOfUri('file:///%zz')).toBeUndefined();
  });
});

it('ends when the editor asks it to', async () => {
  expect(await editor.stop()).toBe(0);
});
