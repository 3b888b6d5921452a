import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import { fileRows } from '../../src/studio/pages/list/file-rows.ts';
import { shownGroups } from '../../src/studio/pages/list/shown-rows.ts';
import { projectTexts } from './project-texts.ts';

type Files = Readonly<Record<string, string | null>>;

function rowsOf(files: Files = {}, disk: Files = {}, root = '.') {
  const state = projectTexts(files, { root, disk });
  const { diagnostics } = createChecker()(state.site.workspace);
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
      "Technology consulting, engineering and talent  /
      Careers and open positions  /careers
      The company  /company
      Contact us  /contact-us
      Industries  /industry/:slug
      Blog: notes from the site book  /insight/blog
        From the blog  /:slug
        Articles by one author  /author/:author
        Articles on one topic  /topic/:topic
      Case studies, with the readings  /insight/case-studies
      A case study  /insight/case-study/:slug
      Platforms  /platform/:slug
      Diversity, equity and inclusion policy  /policy
      Services  /services/:slug
      Software  /software/:slug
      Talent sourcing by practising engineers  /sourcing"
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

  it('says what is not saved, and keeps a deleted file until then', () => {
    const rows = rowsOf(
      { 'new.json': page('/new'), 'policy.json': page('/policy'), 'talent.json': null },
      { 'new.json': null, 'policy.json': '{}', 'talent.json': page('/sourcing') },
    );
    const change = (file: string) => rows.find((row) => row.file === file)?.change;
    expect(['new.json', 'policy.json', 'talent.json', 'home.json'].map(change)).toEqual([
      'new',
      'unsaved',
      'deleted',
      undefined,
    ]);
    expect(rows.find(({ file }) => file === 'talent.json')?.title).toBe('Title of /sourcing');
  });

  it('hides no problem: not of a file with a mistake of syntax, of a missing file, or of one that is not a config', () => {
    const rows = rowsOf({ 'policy.json': '{ "route": ', '_site.json': null, 'site.txt.json': '{' });
    const problems = rows.filter(({ errors }) => errors > 0).map(({ file, group }) => `${group}: ${file}`);
    expect(problems).toEqual(expect.arrayContaining(['pages: policy.json', 'site: _site.json']));
    const groups = shownGroups(rows, '');
    const total = groups.reduce((sum, { errors }) => sum + errors, 0);
    const state = projectTexts({ 'policy.json': '{ "route": ', '_site.json': null, 'site.txt.json': '{' });
    expect(total).toBe(
      createChecker()(state.site.workspace).diagnostics.filter(({ severity }) => severity === 'error').length,
    );
  });
});

describe('the search', () => {
  const found = (query: string) =>
    shownGroups(rowsOf(), query).flatMap(({ rows }) => rows.map(({ row }) => row.file));

  it.each([
    ['BLOG author', ['blog-author.json']],
    ['/insight/case', ['case-studies.json', 'case-study.json']],
    ['diversity', ['policy.json']],
    ['lets-talk', ['_sections/lets-talk.json']],
    ['redirects', ['_redirects.json']],
    ['nothing like this', []],
  ])('%j finds titles, addresses and files', (query, files) => {
    expect(found(query)).toEqual(files);
  });

  it('shows whole addresses, and no indentation', () => {
    const [pages] = shownGroups(rowsOf(), 'topic');
    expect(pages?.rows[0]).toMatchObject({ depth: 0, ownPath: '/insight/blog/topic/:topic' });
  });
});

describe('500 pages', () => {
  it('are listed within 50 ms after one of them has changed', () => {
    const files = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        `p${index}.json`,
        page(`/section-${index % 20}/page-${index}`),
      ]),
    );
    const state = projectTexts(files);
    const listed = { ...state, diagnostics: [] };
    fileRows(listed);
    const texts = new Map([...state.texts, ['p250.json', page('/changed')]]);
    const site = { ...state.site, workspace: { ...state.site.workspace, files: texts } };
    const start = performance.now();
    const rows = shownGroups(fileRows({ ...listed, texts, site }), '');
    expect(performance.now() - start).toBeLessThan(50);
    expect(rows[0]?.rows).toHaveLength(516);
  });
});
