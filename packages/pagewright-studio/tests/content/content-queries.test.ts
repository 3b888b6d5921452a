import { describe, expect, it } from 'vitest';
import { type ConfigText, type EditorSite, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { applyEdits, type TextEdit } from '../../../pagewright/src/json/text-edit.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import {
  addQuery,
  changeSource,
  newNameProblem,
  paramsFromRoute,
  proposedName,
  removeQuery,
  renameQuery,
} from '../../src/browser/data/queries/query-edits.ts';
import { brokenBy, partsAround, usesOfQuery } from '../../src/browser/data/queries/query-uses.ts';
import { sourceChoices } from '../../src/browser/data/queries/source-choices.ts';
import { teaserPage } from '../fixtures/sample-page.ts';

const site = readEditorSite(museum);

function config(file: string, of: EditorSite = site): ConfigText {
  const found = readConfig(of, file);
  if (!found) throw new Error(`There is no ${file}.`);
  return found;
}

const home = config('home.json');
const exhibition = config('exhibition.json');

/** The lines that edits remove and add. */
function diff({ text }: ConfigText, edits: readonly TextEdit[] | string): readonly string[] {
  if (typeof edits === 'string') return [edits];
  const [before, after] = [text, applyEdits(text, edits)].map((each) => each.split('\n'));
  const removed = before?.filter((line) => !after?.includes(line)) ?? [];
  const added = after?.filter((line) => !before?.includes(line)) ?? [];
  return [...removed.map((line) => `- ${line.trim()}`), ...added.map((line) => `+ ${line.trim()}`)];
}

describe('renaming a query', () => {
  it('changes its declaration and each of its uses', () => {
    expect(diff(home, renameQuery(site, home, 'exhibitions', 'shows'))).toEqual([
      '- "exhibitions": {',
      '- "each": "{exhibitions}",',
      '+ "shows": {',
      '+ "each": "{shows}",',
    ]);
  });

  it('is refused for a name that cannot be used', () => {
    expect(renameQuery(site, home, 'exhibitions', 'house')).toContain('already has a query');
    expect(renameQuery(site, home, 'exhibitions', 'item')).toContain('No query can be called');
    expect(renameQuery(site, home, 'exhibitions', '1st')).toContain('starts with a letter');
  });
});

describe('adding a query', () => {
  it('proposes the name of its source, or one with a number', () => {
    expect(proposedName(home, 'found-articles')).toBe('foundArticles');
    expect(proposedName(home, 'house')).toBe('house2');
    expect(newNameProblem(home, 'house')).toContain('house');
    expect(newNameProblem(home, 'section')).toBeDefined();
    expect(newNameProblem(home, 'a b')).toBeDefined();
    expect(newNameProblem(home, 'recent')).toBeUndefined();
  });

  it('reads the entry that the address of the page names', () => {
    expect(paramsFromRoute(site, exhibition, 'article')).toEqual({ slug: '{route.slug}' });
    expect(paramsFromRoute(site, home, 'article')).toEqual({});
    expect(paramsFromRoute(site, exhibition, 'exhibitions')).toEqual({});
  });

  it('writes it after the others', () => {
    expect(diff(home, addQuery(site, home, 'media', 'media', {}))).toEqual([
      '+ "media": {',
      '+ "source": "media"',
    ]);
  });

  it('writes the first one where it belongs', () => {
    const policy = config('policy.json');
    const after = applyEdits(policy.text, addQuery(site, policy, 'articles', 'articles', { per_page: 2 }));
    expect(Object.keys(JSON.parse(after)).slice(-2)).toEqual(['data', 'blocks']);
  });
});

describe('removing a query', () => {
  it('removes only its lines', () => {
    const after = applyEdits(home.text, removeQuery(site, home, 'exhibitions'));
    const { data } = JSON.parse(after);
    expect(Object.keys(data)).toEqual(['house']);
    expect(diff(home, removeQuery(site, home, 'exhibitions')).filter((line) => line.startsWith('+'))).toEqual(
      [],
    );
  });

  it('removes the list of queries with the last of them', () => {
    const only = '{\n  "route": "/x",\n  "data": { "a": { "source": "articles" } },\n  "blocks": []\n}\n';
    const files = new Map([...site.workspace.files, ['x.json', only]]);
    const other = { ...site, workspace: { ...site.workspace, files }, parsed: new Map() };
    const page = config('x.json', other);
    expect(JSON.parse(applyEdits(only, removeQuery(other, page, 'a')))).toEqual({ route: '/x', blocks: [] });
  });

  it('names the parts of the page that use it, each once', () => {
    expect(partsAround(home, usesOfQuery(home, 'house')).map((steps) => steps.join('.'))).toEqual([
      'head',
      'blocks.0',
      'blocks.1',
      'blocks.2',
      'blocks.3',
      'blocks.4',
    ]);
  });

  it('knows the list of a page with several pages as a use', () => {
    const journal = config('journal.json');
    expect(usesOfQuery(journal, 'articles')).toContainEqual(['paging', 'list']);
  });
});

describe('changing the source', () => {
  const files = new Map([...site.workspace.files, ['on-show.json', teaserPage]]);
  const other = { ...site, workspace: { ...site.workspace, files }, parsed: new Map() };
  const onShow = config('on-show.json', other);

  it('removes the bindings to fields that the new source does not have', () => {
    const broken = brokenBy(other, onShow, changeSource(other, onShow, 'shows', 'articles'));
    expect(broken.map((steps) => steps.slice(-2).join('.'))).toEqual(['show.text', 'show.image']);
  });

  it('removes nothing if the new source has the same fields', () => {
    const topic = config('topic.json');
    expect(brokenBy(site, topic, changeSource(site, topic, 'articles', 'found-articles'))).toEqual([]);
  });

  it('removes the params that the new source does not declare', () => {
    const { data } = JSON.parse(applyEdits(home.text, changeSource(site, home, 'exhibitions', 'house')));
    expect(data.exhibitions.params).toBeUndefined();
    expect(data.exhibitions.loading).toEqual({ view: 'placeholder', images: 3 });
  });

  it('takes the params that the new source needs from the address', () => {
    const { data } = JSON.parse(
      applyEdits(exhibition.text, changeSource(site, exhibition, 'exhibitions', 'article')),
    );
    expect(data.exhibitions).toEqual({ source: 'article', params: { slug: '{route.slug}' } });
  });
});

describe('sources', () => {
  it('are found by their names first, and described without technical details', () => {
    const [first] = sourceChoices(site, 'exhibitions');
    expect(first).toEqual({
      name: 'exhibitions',
      label: 'Exhibitions',
      description: 'Exhibitions as lists show them, oldest first.',
      isList: true,
    });
  });
});
