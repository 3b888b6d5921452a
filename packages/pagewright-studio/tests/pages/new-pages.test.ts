import { afterAll, describe, expect, it } from 'vitest';
import { configsOf, readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { pageTemplates } from '../../../pagewright/src/node/scaffold/page-templates.ts';
import { DraftedProject } from '../../../pagewright/src/pipeline/site/drafted-project.ts';
import { MuseumCopy, museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { createPage } from '../../src/browser/pages/changes/create-page.ts';
import { menusOf } from '../../src/browser/pages/changes/menu-lists.ts';
import { copyOf, type NewPage } from '../../src/browser/pages/changes/page-copy.ts';
import type { ProjectTexts } from '../../src/browser/pages/changes/page-operation.ts';
import { textFromTemplate } from '../../src/browser/pages/new-page-text.ts';
import { afterwards, diffOf, problemsOf, projectTexts } from '../fixtures/project-texts.ts';

const starter = 'packages/pagewright/starter';
const fair: NewPage = { file: 'fair.json', title: 'The "Fair" {2027}', route: '/fair' };

function copy(state: ProjectTexts, like: string, page: NewPage, isFresh = true): string {
  const source = readConfig(state.site, like);
  if (!source) throw new Error(`There is no ${like}.`);
  return copyOf(state.site, source, page, isFresh);
}

/** The template of new pages that a site has itself. */
const ownTemplate = `{
  "$schema": "../schemas/page.schema.json",
  "route": "{{route}}",
  "head": {
    "title": "{{title}}",
    "description": "Describe in one or two sentences what a visitor finds at {{route}}."
  },
  "blocks": [
    {
      "type": "masthead",
      "props": {
        "title": "{{title}}",
        "lead": "One or two sentences that a visitor reads first.",
        "layout": "plain",
        "tone": "sand"
      }
    },
    {
      "type": "passage",
      "props": {
        "paragraphs": ["The first paragraph of the page."],
        "tone": "chalk"
      }
    }
  ]
}
`;

describe('a new page from a template', () => {
  const copied = new MuseumCopy();
  copied.write('templates/page.json.template', ownTemplate);
  const templates = {
    museum: pageTemplates(copied.root, new DraftedProject(museum).schemas),
    starter: pageTemplates(starter, new DraftedProject(starter).schemas),
  };
  afterAll(() => copied.remove());

  it.each([
    ['museum', museum, templates.museum.site],
    ['museum without a template of its own', museum, templates.museum.empty],
    ['starter', starter, templates.starter.empty],
  ])('of the %s has no problems', (_, root, template = '') => {
    const state = projectTexts({}, { root });
    for (const page of [fair, { ...fair, file: 'a/b/fair.json', title: 'Fair', showFrom: '2099-01-01' }]) {
      const text = textFromTemplate(state.site, template, page);
      const made = afterwards(state, createPage(state, text, { page }));
      // Words that only its author knows are placeholders.
      const problems = problemsOf(made).filter((each) => !each.endsWith(': placeholder-text'));
      expect(problems).toEqual([]);
    }
  });

  it('has its title where visitors see it', () => {
    const state = projectTexts();
    expect(textFromTemplate(state.site, templates.museum.site ?? '', fair)).toMatchInlineSnapshot(`
      "{
        "$schema": "../schemas/page.schema.json",
        "route": "/fair",
        "head": {
          "title": "The \\"Fair\\" {{2027}",
          "description": "Describe in one or two sentences what a visitor finds at /fair."
        },
        "blocks": [
          {
            "type": "masthead",
            "props": {
              "title": "The \\"Fair\\" {{2027}",
              "lead": "One or two sentences that a visitor reads first.",
              "layout": "plain",
              "tone": "sand"
            }
          },
          {
            "type": "passage",
            "props": {
              "paragraphs": ["The first paragraph of the page."],
              "tone": "chalk"
            }
          }
        ]
      }
      "
    `);
  });
});

describe('a new page like', () => {
  const state = projectTexts();
  it.each(configsOf(state.site, 'page').map(({ file }) => file))('%s has no problems', (file) => {
    const source = readConfig(state.site, file);
    const params = String(source?.value.route)
      .split('/')
      .filter((part) => part.startsWith(':'));
    const page = { ...fair, file: 'a/fair.json', route: ['/fair', ...params].join('/') };
    for (const isFresh of [true, false]) {
      const text = copy(state, file, page, isFresh);
      const made = afterwards(state, createPage(state, text, { page }));
      expect(problemsOf(made)).toEqual([]);
      expect(made.texts.get('a/fair.json')).toContain('"../../schemas/page.schema.json"');
    }
  });

  it('another one has its own title, and no notes, aliases, translations or schedule of it', () => {
    const note = {
      $comment: 'Ask Ada.',
      type: 'masthead',
      id: 'top',
      props: { $comment: 'Old', title: 'Old', links: [] },
    };
    const old = {
      $comment: 'Legal has approved this.',
      route: ['/old', '/older'],
      translationOf: '/alt',
      showFrom: '2020-01-01',
      showUntil: '2020-02-01',
      head: { title: 'Old', description: 'D', canonical: '/old' },
      blocks: [note],
    };
    const with3 = projectTexts({ 'old.json': JSON.stringify(old, null, 2) });
    expect(JSON.parse(copy(with3, 'old.json', { ...fair, title: 'Fair' }))).toEqual({
      route: '/fair',
      head: { title: 'Fair', description: 'D', canonical: '/fair' },
      blocks: [{ type: 'masthead', id: 'top', props: { title: 'Fair', links: [] } }],
    });
    expect(JSON.parse(copy(with3, 'old.json', { ...fair, title: 'Copy of Old' }, false))).toEqual({
      $comment: 'Legal has approved this.',
      route: '/fair',
      head: { title: 'Copy of Old', description: 'D', canonical: '/fair' },
      blocks: [note],
    });
  });

  it('one in another language translates it', () => {
    const german = projectTexts({ 'de/about.json': null }, { root: starter });
    const page = {
      file: 'de/ueber.json',
      title: 'Über uns',
      route: '/de/ueber',
      language: 'de',
      translationOf: '/about',
    };
    const text = copy(german, 'about.json', page);
    expect(text).toMatchInlineSnapshot(`
      "{
        "$schema": "../../schemas/page.schema.json",
        "route": "/de/ueber",
        "language": "de",
        "translationOf": "/about",
        "head": { "title": "Über uns", "description": "Who we are, and what we do." },
        "blocks": [
          {
            "type": "section",
            "props": { "title": "Über uns", "text": "This text is in page-configs/about.json." }
          }
        ]
      }
      "
    `);
    expect(problemsOf(afterwards(german, createPage(german, text, { page })))).toEqual([]);
  });

  it('one with carriage returns has them too', () => {
    const crlf = projectTexts({
      'policy.json': (state.texts.get('policy.json') ?? '').replaceAll('\n', '\r\n'),
    });
    expect(copy(crlf, 'policy.json', { ...fair, showFrom: '2030-01-01' }).replaceAll('\r\n', '')).not.toMatch(
      /[\r\n]/,
    );
  });
});

describe('creating a page', () => {
  it('as a draft changes nothing that visitors see', () => {
    const state = projectTexts();
    const operation = createPage(state, '{}', { page: fair, isDraft: true, menu: menusOf(state.site)[0] });
    expect([...operation.changes.keys()]).toEqual(['_fair.json']);
    expect(operation.select).toEqual({ file: '_fair.json', steps: [] });
  });

  it('removes a redirect from its address', () => {
    const state = projectTexts();
    const page = { ...fair, title: 'Tickets', route: '/tickets', file: 'tickets.json' };
    const operation = createPage(state, copy(state, 'policy.json', page), { page });
    expect(diffOf(state, operation)).toMatchInlineSnapshot(`
      "_redirects.json
      @@ -4,1 +3,0 @@
      -    { "from": "/tickets", "to": "/visit" },
      tickets.json (new)"
    `);
    expect(problemsOf(afterwards(state, operation))).toEqual([]);
  });

  it('adds a link to a menu, before the links that come from content', () => {
    const state = projectTexts();
    expect(menusOf(state.site).map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "Menus",
        "Exhibitions › Links",
        "Museum › Links",
        "Footer › Links",
      ]
    `);
    const menu = menusOf(state.site).find(({ name }) => name.startsWith('Exhibitions'));
    const text = copy(state, 'policy.json', { ...fair, title: 'Fair' });
    const operation = createPage(state, text, { page: { ...fair, title: 'Fair' }, menu });
    expect(diffOf(state, operation)).toMatchInlineSnapshot(`
      "_site.json
      @@ -19,0 +20,4 @@
      +        {
      +          "label": "Fair",
      +          "href": "/fair"
      +        },
      fair.json (new)"
    `);
    expect(problemsOf(afterwards(state, operation))).toEqual([]);
  });
});
