import { describe, expect, it } from 'vitest';
import { configsOf, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { deletePage } from '../../src/browser/pages/changes/delete-page.ts';
import type { ProjectTexts } from '../../src/browser/pages/changes/page-operation.ts';
import { linksTo } from '../../src/browser/pages/links/page-links.ts';
import { removablePart } from '../../src/browser/pages/links/remove-links.ts';
import { afterwards, diffOf, problemsOf, projectTexts } from '../fixtures/project-texts.ts';

const starter = 'packages/pagewright/starter';

function linksOf(state: ProjectTexts, file: string) {
  const page = readConfig(state.site, file);
  return page ? linksTo(state.site, page) : [];
}

/** Deletes a page with the default choices of the dialog. */
function remove(state: ProjectTexts, file: string, target?: string, isKept = false) {
  return deletePage(state, { file, target, isKept, links: linksOf(state, file) });
}

describe('a deleted page', () => {
  it('sends visitors and links to another page', () => {
    const oneLine =
      '[{ "from": "/tickets", "to": "/visit" }, { "from": "/news/:slug", "to": "/journal/:slug" }]';
    const state = projectTexts({ '_redirects.json': `{\n  "redirects": ${oneLine}\n}\n` });
    const operation = remove(state, 'policy.json', '/about');
    expect(diffOf(state, operation)).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -2,1 +2,5 @@
      -  "redirects": [{ "from": "/tickets", "to": "/visit" }, { "from": "/news/:slug", "to": "/journal/:slug" }]
      +  "redirects": [
      +    { "from": "/tickets", "to": "/visit" },
      +    { "from": "/news/:slug", "to": "/journal/:slug" },
      +    { "from": "/policy", "to": "/about" }
      +  ]
      _site.json
      @@ -32,1 +32,1 @@
      -    "links": [{ "label": "House rules", "href": "/policy" }, { "label": "Search", "href": "/search" }],
      +    "links": [{ "label": "House rules", "href": "/about" }, { "label": "Search", "href": "/search" }],
      policy.json (deleted)"
    `);
    expect(problemsOf(afterwards(state, operation))).toEqual([]);
  });

  it('loses its links and the redirects to it if visitors are not sent to another page', () => {
    const text = projectTexts().texts.get('_site.json') ?? '';
    const item = '{\n      "label": "Visit",\n      "href": "/visit"\n    }';
    const state = projectTexts({
      '_site.json': text.replace('{ "label": "Visit", "href": "/visit" }', item),
    });
    const operation = remove(state, 'visit.json');
    const changed = diffOf(state, operation);
    expect(changed.split('\n_site')[0]).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -4,1 +3,0 @@
      -    { "from": "/tickets", "to": "/visit" },
      _sections/opening-hours.json
      @@ -10,1 +9,0 @@
      -        "link": { "label": "Plan a visit", "href": "/visit" },"
    `);
    // All lines of a menu item are removed, and no line replaces them.
    expect(changed).toMatch(/- {4}},\n- {4}{\n- {6}"label": "Visit",\n- {6}"href": "\/visit"\n/);
    expect(changed).toMatch(/\nvisit\.json \(deleted\)$/);
    const { texts } = afterwards(state, operation);
    expect([...texts].filter(([, text]) => text.includes('"/visit"'))).toEqual([]);
    const left = new Set(problemsOf(afterwards(state, operation)));
    expect([...left]).toEqual([]);
  });

  it('is no longer the original of its translations', () => {
    const state = projectTexts({}, { root: starter });
    const operation = remove(state, 'about.json', '/contact');
    expect(diffOf(state, operation)).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -3,1 +3,1 @@
      -  "redirects": [{ "from": "/welcome", "to": "/" }]
      +  "redirects": [{ "from": "/welcome", "to": "/" }, { "from": "/about", "to": "/contact" }]
      about.json (deleted)
      de/about.json
      @@ -5,1 +4,0 @@
      -  "translationOf": "/about","
    `);
    expect(problemsOf(afterwards(state, operation))).toEqual([]);
  });

  it('becomes a draft if it is kept', () => {
    const state = projectTexts({ '_policy.json': '{}' });
    const operation = remove(state, 'policy.json', undefined, true);
    expect([...operation.changes.keys()]).toEqual(['_site.json', 'policy.json', '_policy-2.json']);
    expect(afterwards(state, operation).texts.get('_policy-2.json')).toBe(state.texts.get('policy.json'));
    expect(operation.label).toBe('Make “House rules” a draft');
  });
});

describe('without its links, the check finds no dead link after the deletion of', () => {
  const state = projectTexts();
  it.each(configsOf(state.site, 'page').map(({ file }) => file))('%s', (file) => {
    const byHand = linksOf(state, file)
      .filter((link) => link.file !== file && !removablePart(state.site, link))
      .map((link) => `${link.file}: dead-link`);
    // Code names the path of the home page, which only its authors can change.
    const target = afterwards(state, remove(state, file, file === 'home.json' ? '/about' : '/'));
    expect(problemsOf(target).filter((each) => !/: (?:unused-|dead-path$)/.test(each))).toEqual([]);
    const dead = problemsOf(afterwards(state, remove(state, file))).filter((each) =>
      each.endsWith('dead-link'),
    );
    expect(dead.toSorted()).toEqual(byHand.toSorted());
  });
});

describe('the part that is removed with a link', () => {
  const site = (menus: unknown) =>
    JSON.stringify({ ...JSON.parse(projectTexts().texts.get('_site.json') ?? ''), menus }, null, 2);
  const partsOf = (files: Record<string, string>) => {
    const state = projectTexts({ ...files, 'a.json': '{ "route": "/a" }' });
    return linksOf(state, 'a.json').map((link) => removablePart(state.site, link)?.join('.'));
  };

  it.each([
    ['an item of a menu', [{ label: 'M', links: [{ label: 'A', href: '/a' }] }], 'menus.0.links.0'],
    ['a menu that is a link alone', [{ label: 'A', href: '/a' }], 'menus.0'],
    ['the link of a menu that has others', [{ label: 'A', href: '/a', links: [] }], 'menus.0.href'],
    [
      'all items from content',
      [{ label: 'M', links: [{ each: '{exhibitions}', show: { label: '{item.title}', href: '/a' } }] }],
      'menus.0.links.0',
    ],
  ])('is %s', (_, menus, part) => {
    expect(partsOf({ '_site.json': site(menus) })).toEqual([part]);
  });

  it.each([
    [
      'an optional property of a block',
      { type: 'passage', props: { paragraphs: [], link: { label: 'A', href: '/a' } } },
      'blocks.0.props.link',
    ],
    [
      'an optional part of an item',
      { type: 'tickets', props: { offers: [{ title: 'O', link: { label: 'A', href: '/a' } }] } },
      'blocks.0.props.offers.0.link',
    ],
    [
      'an item of a block',
      { type: 'masthead', props: { links: [{ label: 'A', href: '/a' }] } },
      'blocks.0.props.links.0',
    ],
    [
      'nothing if a block needs it',
      { type: 'topics', props: { label: 'L', links: [{ label: 'A', href: '/a' }] } },
      undefined,
    ],
  ])('is %s', (_, block, part) => {
    expect(partsOf({ 'b.json': JSON.stringify({ route: '/b', blocks: [block] }) })).toEqual([part]);
  });

  it('does not exist in a file with a syntax error', () => {
    expect(partsOf({ 'b.json': '{ "route": "/b", "head": { "canonical": "/a" }, }' })).toEqual([undefined]);
  });
});
