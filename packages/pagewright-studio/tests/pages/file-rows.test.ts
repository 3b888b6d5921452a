import { describe, expect, it } from 'vitest';
import { createChecker } from '../../../pagewright/src/check/check.ts';
import type { JsonSchema } from '../../../pagewright/src/schema/json-schema.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { fileRows } from '../../src/browser/pages/list/file-rows.ts';
import { shownGroups } from '../../src/browser/pages/list/shown-rows.ts';
import { projectTexts } from '../fixtures/project-texts.ts';

type Files = Readonly<Record<string, string | null>>;

/** Remembers the parsed files that have not changed. */
const check = createChecker();

function rowsOf(files: Files = {}, disk: Files = {}, root = museum) {
  const state = projectTexts(files, { root, disk });
  const { diagnostics } = check(state.site.workspace);
  return fileRows({ ...state, diagnostics });
}

const page = (route: string, more: object = {}) =>
  JSON.stringify({ route, head: { title: `Title of ${route}`, description: 'D' }, blocks: [], ...more });

describe('the list of files', () => {
  it('has pages in the order of their paths, below each other, with titles in words', () => {
    const [pages] = shownGroups(rowsOf(), '');
    const lines = pages?.rows.map(
      ({ row, depth, ownPath }) => `${'  '.repeat(depth)}${row.title}  ${ownPath}`,
    );
    expect(lines?.join('\n')).toMatchInlineSnapshot(`
      "Ships, ropes and people  /
      About us  /about
      Schiffe, Seile und Menschen  /de
        Besuch  /besuch
      Exhibitions  /exhibitions
        An exhibition  /:slug
      Journal  /journal
        From the journal  /:slug
        One topic  /topic/:topic
      Museum night  /museum-night
      House rules  /policy
      Regatta  /regatta
      Search  /search
      Visit  /visit"
    `);
  });

  it('has a page below another one only if whole parts of its path are the same', () => {
    const rows = rowsOf({ 'a.json': page('/x'), 'b.json': page('/xy'), 'c.json': page('/x/y') });
    const [pages] = shownGroups(rows, '');
    const found = pages?.rows.filter(({ row }) => row.path.startsWith('/x'));
    expect(found?.map(({ row, depth }) => [row.path, depth])).toEqual([
      ['/x', 0],
      ['/x/y', 1],
      ['/xy', 0],
    ]);
  });

  it('has shared sections, and the files of the site in words', () => {
    const rows = rowsOf({}, {}, 'packages/pagewright/starter').filter(({ group }) => group !== 'pages');
    expect(rows.map(({ group, title, path }) => `${group}: ${title} (${path})`)).toMatchInlineSnapshot(`
      [
        "site: Site settings (_site.json)",
        "site: Redirects (_redirects.json)",
        "site: Words in Deutsch (_languages/de.json)",
        "sections: Latest posts (latest-posts.json)",
      ]
    `);
  });

  it('says what a draft, a scheduled page and a page in another language are', () => {
    const rows = rowsOf(
      {
        '_fair.json': page('/fair'),
        'later.json': page('/later', { showFrom: '2999-01-01' }),
        'over.json': page('/over', { showUntil: '2000-01-01' }),
        'now.json': page('/now', { showFrom: '2000-01-01' }),
        'both.json': page('/both', { languages: ['en', 'de'] }),
      },
      {},
      'packages/pagewright/starter',
    );
    const found = (file: string) => {
      const { kind, schedule, day, language } = rows.find((row) => row.file === file) ?? {};
      return { kind, schedule, day, language };
    };
    expect(found('_fair.json')).toEqual({ kind: 'draft', schedule: undefined, day: '', language: '' });
    expect(found('later.json')).toEqual({ kind: 'page', schedule: 'later', day: '2999-01-01', language: '' });
    expect(found('over.json')).toEqual({ kind: 'page', schedule: 'over', day: '2000-01-01', language: '' });
    expect(found('now.json').schedule).toBeUndefined();
    expect(found('both.json').language).toBe('en de');
    expect(found('de/about.json').language).toBe('de');
  });

  it('marks unsaved files, and keeps a deleted file until it is saved', () => {
    const rows = rowsOf(
      { 'new.json': page('/new'), 'policy.json': page('/policy'), 'search.json': null },
      { 'new.json': null, 'policy.json': '{}', 'search.json': page('/search') },
    );
    const change = (file: string) => rows.find((row) => row.file === file)?.change;
    expect(['new.json', 'policy.json', 'search.json', 'home.json'].map(change)).toEqual([
      'new',
      'unsaved',
      'deleted',
      undefined,
    ]);
    expect(rows.find(({ file }) => file === 'search.json')?.title).toBe('Title of /search');
  });

  it('hides no problem, even of a file with a syntax error, a missing file, or a file that is not a config', () => {
    const rows = rowsOf({ 'policy.json': '{ "route": ', '_site.json': null, 'site.txt.json': '{' });
    const problems = rows.filter(({ errors }) => errors > 0).map(({ file, group }) => `${group}: ${file}`);
    expect(problems).toEqual(expect.arrayContaining(['pages: policy.json', 'site: _site.json']));
    const groups = shownGroups(rows, '');
    const total = groups.reduce((sum, { errors }) => sum + errors, 0);
    const state = projectTexts({ 'policy.json': '{ "route": ', '_site.json': null, 'site.txt.json': '{' });
    expect(total).toBe(
      check(state.site.workspace).diagnostics.filter(({ severity }) => severity === 'error').length,
    );
  });
});

describe('the search', () => {
  const rows = rowsOf();
  const found = (query: string) =>
    shownGroups(rows, query).flatMap(({ rows }) => rows.map(({ row }) => row.file));

  it.each([
    ['JOURNAL topic', ['topic.json']],
    ['/journal/', ['article.json', 'topic.json']],
    ['house rules', ['policy.json']],
    ['opening-hours', ['_sections/opening-hours.json']],
    ['redirects', ['_redirects.json']],
    ['nothing like this', []],
  ])('%j finds titles, addresses and files', (query, files) => {
    expect(found(query)).toEqual(files);
  });

  it('shows whole addresses, and no indentation', () => {
    const [pages] = shownGroups(rows, 'topic');
    expect(pages?.rows[0]).toMatchObject({ depth: 0, ownPath: '/journal/topic/:topic' });
  });
});

/** The schemas of blocks. Records which types are looked up: each page is named by its first block. */
class WatchedSchemas extends Map<string, JsonSchema> {
  readonly lookedUp: string[] = [];

  override get(type: string): JsonSchema | undefined {
    this.lookedUp.push(type);
    return super.get(type);
  }
}

describe('a change of one page', () => {
  it('reads and names no other page again', () => {
    const state = projectTexts({ 'a.json': page('/a', { blocks: [{ type: 'first' }] }) });
    const { workspace } = state.site;
    const blocks = new WatchedSchemas(workspace.schemas.blocks);
    const rowsWith = (text: string) => {
      const texts = new Map([...state.texts, ['a.json', text]]);
      const changed = { ...workspace, files: texts, schemas };
      return fileRows({ ...state, texts, site: { ...state.site, workspace: changed }, diagnostics: [] });
    };
    const schemas = { ...workspace.schemas, blocks };
    rowsWith(page('/a', { blocks: [{ type: 'first' }] }));
    expect(blocks.lookedUp.length).toBeGreaterThan(10);
    blocks.lookedUp.length = 0;
    const rows = rowsWith(page('/changed', { blocks: [{ type: 'second' }] }));
    expect(blocks.lookedUp).toEqual(['second']);
    expect(rows.find(({ file }) => file === 'a.json')?.title).toBe('Title of /changed');
  });
});
