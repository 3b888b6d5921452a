import { describe, expect, it } from 'vitest';
import { configsOf, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { routesOf } from '../../../pagewright/src/editor/linkable-paths.ts';
import type { PageOperation, ProjectTexts } from '../../src/browser/pages/changes/page-operation.ts';
import { renamePage } from '../../src/browser/pages/changes/rename-page.ts';
import { savedRoutes } from '../../src/browser/pages/dialogs/move-values.ts';
import { linksTo } from '../../src/browser/pages/links/page-links.ts';
import { afterwards, diffOf, problemsOf, projectTexts } from '../fixtures/project-texts.ts';

/** Renames a page with the default choices of the dialog. */
function rename(state: ProjectTexts, file: string, routes: readonly string[], newFile = file) {
  const page = readConfig(state.site, file);
  if (!page) throw new Error(`There is no ${file}.`);
  return renamePage(state, { file, newFile, routes, isRedirected: true, links: linksTo(state.site, page) });
}

/** The files that contain a text, before or after an operation. */
function textsWith(state: ProjectTexts, operation: PageOperation | undefined, text: string) {
  const { texts } = operation ? afterwards(state, operation) : state;
  return [...texts].flatMap(([file, each]) => (each.includes(text) ? [file] : [])).toSorted();
}

/** The lines that an operation changes, each before and after, in all files except the redirects. */
function changedLines(state: ProjectTexts, operation: PageOperation): readonly [string, string][] {
  const { texts } = afterwards(state, operation);
  return [...texts].flatMap(([file, after]) => {
    if (file === '_redirects.json') return [];
    const before = (state.texts.get(file) ?? '').split('\n');
    const lines = after.split('\n');
    expect(lines.length, file).toBe(before.length);
    return lines.flatMap((line, at): readonly [string, string][] =>
      line === before[at] ? [] : [[before[at] ?? '', line]],
    );
  });
}

describe('a page with a new address', () => {
  it('takes its links with it, with their anchors, and leaves a redirect', () => {
    const state = projectTexts();
    const operation = rename(state, 'about.json', ['/about-us']);
    const lines = changedLines(state, operation);
    expect(lines).toHaveLength(4);
    for (const [before, after] of lines) expect(after).toBe(before.replace(/"\/about(?=["#])/, '"/about-us'));
    expect(textsWith(state, operation, '"/about"')).toEqual(['_redirects.json']);
    expect(textsWith(state, operation, '"/about-us#people"')).toEqual(['home.json']);
    expect(diffOf(state, operation).split('\n_site')[0]).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -6,1 +6,2 @@
      -    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true }
      +    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true },
      +    { "from": "/about", "to": "/about-us" }"
    `);
    expect(operation.select).toEqual({ file: 'about.json', steps: [] });
    expect(operation.label).toBe('Change address of “About us”');
  });

  it('takes links with content in their paths with it, and redirects to it', () => {
    const links = [{ label: 'Rope', href: '/journal/a-mile-of-rope' }];
    const state = projectTexts({
      'a.json': page('/a', { blocks: [{ type: 'topics', props: { label: 'Read on', links } }] }),
    });
    const operation = rename(state, 'article.json', ['/notes/:slug']);
    const lines = changedLines(state, operation);
    expect(lines).toHaveLength(6);
    for (const [before, after] of lines)
      expect(after).toBe(before.replace(/"\/journal\/(?=[{:a-z])/, '"/notes/'));
    for (const address of ['"/journal/{item.slug}"', '"/journal/a-mile-of-rope"'])
      expect(textsWith(state, operation, address)).toEqual([]);
    // The pages of topics have their own addresses.
    expect(textsWith(state, operation, '"/journal/topic/')).toEqual(
      textsWith(state, undefined, '"/journal/topic/'),
    );
    expect(diffOf(state, operation).split('\n_sections')[0]).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -5,2 +5,3 @@
      -    { "from": "/news/:slug", "to": "/journal/:slug" },
      -    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true }
      +    { "from": "/news/:slug", "to": "/notes/:slug" },
      +    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true },
      +    { "from": "/journal/:slug", "to": "/notes/:slug" }"
    `);
  });
});

describe('the check finds nothing after the rename of', () => {
  const state = projectTexts();
  const lasting = configsOf(state.site, 'page').filter(({ value }) => value.showFrom === undefined);
  it.each(lasting.map(({ file }) => file))('%s', (file) => {
    const page = readConfig(state.site, file);
    const routes = page ? routesOf(page) : [];
    const moved = afterwards(
      state,
      rename(
        state,
        file,
        routes.map((route) => route.replace(/^(\/de\b)?/, '$1/new').replace(/\/$/, '')),
        `moved/${file}`,
      ),
    );
    // Code names the path of the home page, which only its authors can change.
    expect(problemsOf(moved).filter((each) => !each.endsWith(': dead-path'))).toEqual([]);
    const back = afterwards(moved, rename(moved, `moved/${file}`, routes, file));
    expect(problemsOf(back)).toEqual([]);
    expect(back.texts.get(file)).toBe(state.texts.get(file));
  });
});

it('visitors know only the addresses of pages that are saved and have been shown', () => {
  const [past, future] = ['2020-01-01', '2999-01-01'];
  const files = {
    'new.json': page('/new'),
    'later.json': page('/later', { showFrom: future }),
    'over.json': page('/over', { showFrom: past, showUntil: past }),
  };
  const state = projectTexts(files, { disk: { 'new.json': null } });
  const known = savedRoutes(state);
  expect(['/about', '/over', '/later', '/new', '/museum-night'].filter((route) => known.has(route))).toEqual([
    '/about',
    '/over',
  ]);
});

/** A page with a route and the given other properties. */
function page(route: string | readonly string[], more: Readonly<Record<string, unknown>> = {}): string {
  const title = [route].flat()[0];
  const blocks = [{ type: 'masthead', props: { title } }];
  return `${JSON.stringify({ route, head: { title, description: `About ${title}.` }, blocks, ...more }, null, 2)}\n`;
}

const starter = 'packages/pagewright/starter';

describe('other references to a page follow it', () => {
  it('translations, in both directions of languages', () => {
    const state = projectTexts({}, { root: starter });
    expect(diffOf(state, rename(state, 'about.json', ['/who-we-are']))).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -3,1 +3,1 @@
      -  "redirects": [{ "from": "/welcome", "to": "/" }]
      +  "redirects": [{ "from": "/welcome", "to": "/" }, { "from": "/about", "to": "/who-we-are" }]
      about.json
      @@ -3,1 +3,1 @@
      -  "route": "/about",
      +  "route": "/who-we-are",
      de/about.json
      @@ -5,1 +5,1 @@
      -  "translationOf": "/about",
      +  "translationOf": "/who-we-are","
    `);
    expect(diffOf(state, rename(state, 'de/about.json', ['/de/wer-wir-sind']))).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -3,1 +3,1 @@
      -  "redirects": [{ "from": "/welcome", "to": "/" }]
      +  "redirects": [{ "from": "/welcome", "to": "/" }, { "from": "/de/ueber-uns", "to": "/de/wer-wir-sind" }]
      de/about.json
      @@ -3,1 +3,1 @@
      -  "route": "/de/ueber-uns",
      +  "route": "/de/wer-wir-sind","
    `);
    expect(problemsOf(afterwards(state, rename(state, 'about.json', ['/who-we-are'])))).toEqual([]);
  });

  it('a page in several languages, with its links in each', () => {
    const links = [
      { label: 'Notes', href: '/notes' },
      { label: 'Notizen', href: '/de/notes#a' },
    ];
    const state = projectTexts(
      {
        'notes.json': page('/notes', { languages: ['en', 'de'] }),
        'list.json': page('/list', { blocks: [{ type: 'section', props: { title: 'List', links } }] }),
      },
      { root: starter },
    );
    expect(diffOf(state, rename(state, 'notes.json', ['/texts']))).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -3,1 +3,1 @@
      -  "redirects": [{ "from": "/welcome", "to": "/" }]
      +  "redirects": [{ "from": "/welcome", "to": "/" }, { "from": "/notes", "to": "/texts" }, { "from": "/de/notes", "to": "/de/texts" }]
      list.json
      @@ -15,1 +15,1 @@
      -            "href": "/notes"
      +            "href": "/texts"
      @@ -19,1 +19,1 @@
      -            "href": "/de/notes#a"
      +            "href": "/de/texts#a"
      notes.json
      @@ -2,1 +2,1 @@
      -  "route": "/notes",
      +  "route": "/texts","
    `);
  });

  it('canonical URLs, links with a query, links with the origin of the site, and links in text', () => {
    const state = projectTexts({
      'a.json': page('/a', {
        head: { title: 'A', description: 'A.', canonical: 'https://a.example/b?x=1#y' },
      }),
      'b.json': page('/b'),
      'c.json': page('/c', {
        blocks: [
          {
            type: 'passage',
            props: {
              paragraphs: [
                'Plain words about https://a.example/b.',
                { html: 'See <a class="x" href="/b#y">this</a>, or <a href=\'/about\'>that</a>.' },
              ],
            },
          },
        ],
      }),
    });
    const { workspace } = state.site;
    const withUrl = {
      ...state,
      site: { ...state.site, workspace: { ...workspace, siteUrl: 'https://a.example' } },
    };
    expect(diffOf(withUrl, rename(withUrl, 'b.json', ['/b/c']))).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -6,1 +6,2 @@
      -    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true }
      +    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true },
      +    { "from": "/b", "to": "/b/c" }
      a.json
      @@ -6,1 +6,1 @@
      -    "canonical": "https://a.example/b?x=1#y"
      +    "canonical": "https://a.example/b/c?x=1#y"
      b.json
      @@ -2,1 +2,1 @@
      -  "route": "/b",
      +  "route": "/b/c",
      c.json
      @@ -14,1 +14,1 @@
      -            "html": "See <a class=\\"x\\" href=\\"/b#y\\">this</a>, or <a href='/about'>that</a>."
      +            "html": "See <a class=\\"x\\" href=\\"/b/c#y\\">this</a>, or <a href='/about'>that</a>.""
    `);
  });

  it('drafts, which the check does not read', () => {
    const state = projectTexts({
      '_fair.json': page('/fair', {
        blocks: [
          {
            type: 'masthead',
            props: { title: 'Fair', links: [{ label: 'Write', href: '/visit' }] },
          },
        ],
      }),
    });
    const { site } = state;
    const visit = readConfig(site, 'visit.json');
    expect(visit && linksTo(site, visit).filter(({ file }) => file === '_fair.json')).toMatchObject([
      { steps: ['blocks', 0, 'props', 'links', 0, 'href'], line: 15, label: 'Write', kind: 'link' },
    ]);
  });
});

describe('redirects of a page that moves again', () => {
  it('lead to its newest address, and never start at an address that it still has', () => {
    const first = projectTexts({ '_redirects.json': null, 'a.json': page('/a') });
    const second = afterwards(first, rename(first, 'a.json', ['/b']));
    expect(second.texts.get('_redirects.json')).toMatchInlineSnapshot(`
      "{
        "$schema": "../schemas/redirects.schema.json",
        "redirects": [
          { "from": "/a", "to": "/b" }
        ]
      }
      "
    `);
    const third = afterwards(second, rename(second, 'a.json', ['/c']));
    expect(JSON.parse(third.texts.get('_redirects.json') ?? '').redirects).toEqual([
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ]);
    const back = afterwards(third, rename(third, 'a.json', ['/a']));
    expect(JSON.parse(back.texts.get('_redirects.json') ?? '').redirects).toEqual([
      { from: '/b', to: '/a' },
      { from: '/c', to: '/a' },
    ]);
    expect(problemsOf(back)).toEqual([]);
  });

  it('exist for each path of a list in several pages', () => {
    const state = projectTexts();
    const text = JSON.parse(state.texts.get('journal.json') ?? '');
    expect(text.paging).toBeDefined();
    const moved = afterwards(state, rename(state, 'journal.json', ['/notes']));
    expect(JSON.parse(moved.texts.get('_redirects.json') ?? '').redirects.slice(3)).toEqual([
      { from: '/journal', to: '/notes' },
      { from: '/journal/page/:page', to: '/notes/page/:page' },
    ]);
  });

  it('exist for each value of a param where another page has a path of the same form', () => {
    const state = projectTexts({
      'a.json': page('/a/:slug', { params: { slug: ['x', 'y'] } }),
      'special.json': page('/a/special'),
    });
    const moved = afterwards(state, rename(state, 'a.json', ['/b/:slug']));
    expect(JSON.parse(moved.texts.get('_redirects.json') ?? '').redirects.slice(3)).toEqual([
      { from: '/a/x', to: '/b/x' },
      { from: '/a/y', to: '/b/y' },
    ]);
    expect(problemsOf(moved).filter((each) => each.startsWith('_redirects'))).toEqual([]);
  });

  it('do not start at an address that the page keeps as another route', () => {
    const state = projectTexts({
      'a.json': page(['/a', '/a-old']),
      'b.json': page('/b', { head: { title: 'B', description: 'B.', canonical: '/a' } }),
    });
    const operation = rename(state, 'a.json', ['/a-new', '/a']);
    expect(diffOf(state, operation)).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -6,1 +6,2 @@
      -    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true }
      +    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true },
      +    { "from": "/a-old", "to": "/a" }
      a.json
      @@ -3,2 +3,2 @@
      -    "/a",
      -    "/a-old"
      +    "/a-new",
      +    "/a""
    `);
    expect(problemsOf(afterwards(state, operation))).toEqual([]);
  });
});

describe('files with carriage returns', () => {
  it('keep them', () => {
    const crlf = (text = '') => text.replaceAll('\n', '\r\n');
    const texts = projectTexts().texts;
    const state = projectTexts({
      'policy.json': crlf(texts.get('policy.json')),
      '_redirects.json': crlf(texts.get('_redirects.json')),
      '_site.json': crlf(texts.get('_site.json')),
    });
    const moved = afterwards(state, rename(state, 'policy.json', ['/fairness'], 'about/fairness.json'));
    expect(moved.texts.has('policy.json')).toBe(false);
    for (const file of ['about/fairness.json', '_redirects.json', '_site.json'])
      expect(moved.texts.get(file)?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [, schema, route] = moved.texts.get('about/fairness.json')?.split('\r\n') ?? [];
    expect([schema, route]).toEqual([
      '  "$schema": "../../schemas/page.schema.json",',
      '  "route": "/fairness",',
    ]);
    expect(problemsOf(moved)).toEqual([]);
  });
});
