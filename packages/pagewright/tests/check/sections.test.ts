import { describe, expect, it } from 'vitest';
import { check, createChecker } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import type { Workspace } from '../../src/check/diagnostics/workspace.ts';
import { withFixes } from '../../src/check/fixes/apply-fixes.ts';
import { fixesOf } from '../../src/check/fixes/fixes-of.ts';
import { reportText } from '../../src/check/printers/report-text.ts';
import { fill } from '../../src/grammar/fill.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();

/** A section with two blocks, a query of its own, and params: `heading` must be given. */
const section = `{
  "description": "Posts, below a heading that the page gives.",
  "data": { "posts": { "source": "posts", "params": { "per_page": { "from": "{section.count}", "default": 3 } } } },
  "blocks": [
    { "type": "prose", "props": { "text": "About {section.heading}" } },
    { "type": "cards", "props": {
      "heading": "{section.heading}",
      "columns": { "from": "{section.columns}", "default": 2 },
      "cards": [
        { "each": "{section.links}", "show": { "title": "{item.label}", "href": "{item.href}" } },
        { "each": "{posts}", "show": { "title": "{item.title}", "href": "/services/{item.slug}" } }
      ]
    } }
  ]
}`;

const use = `{ "section": "posts", "with": {
      "heading": "{service.title}",
      "links": [{ "label": "Planning", "href": "/services/planning" }, { "label": "Home", "href": "/" }]
    } }`;

const page = (blocks: string) => `{
  "route": "/work/:slug",
  "params": { "slug": ["security", "planning"] },
  "head": { "title": { "from": "{service.title}", "default": "Work" }, "description": "What we did." },
  "data": { "service": { "source": "service", "params": { "slug": "{route.slug}" } } },
  "blocks": [
    { "type": "banner", "props": { "title": { "from": "{service.title}", "default": "Work" } } },
    ${blocks}
  ]
}
`;

const site = (files: Readonly<Record<string, unknown>>): Workspace =>
  withFiles(fixtureSite, { '_sections/posts.json': section, 'work.json': page(use), ...files });

function planOf(workspace: Workspace, file = 'work.json') {
  const { diagnostics, pages } = check(workspace);
  expect(diagnostics).toEqual([]);
  const plan = pages.find((each) => each.file === file);
  if (!plan) throw new Error(`There is no plan of ${file}`);
  return plan;
}

describe('a shared section', () => {
  it('becomes blocks of the page, with the values of the page and data of its own', () => {
    const { blocks, queries } = planOf(site({}));
    expect(blocks.map(({ type, place }) => [type, place.file, place.block])).toEqual([
      ['banner', 'work.json', 1],
      ['prose', '_sections/posts.json', 1],
      ['cards', '_sections/posts.json', 2],
      ['prose', '_site.json', 1],
    ]);
    expect(queries['_posts--posts']).toMatchObject({ params: { is: 'literal', value: { per_page: 3 } } });
    const content = {
      service: { title: 'Security' },
      '_posts--posts': [{ title: 'One', slug: 'security', image: null }],
    };
    expect(fill(blocks[1]?.props ?? never, content)).toMatchObject({ text: 'About Security' });
    expect(fill(blocks[2]?.props ?? never, content)).toMatchObject({
      heading: 'Security',
      columns: 2,
      cards: [
        { title: 'Planning', href: '/services/planning' },
        { title: 'Home', href: '/' },
        { title: 'One', href: '/services/security' },
      ],
    });
  });

  it('can be used twice, and its queries with equal params are merged', () => {
    const other = `{ "section": "posts", "only": { "slug": ["security"] }, "with": { "heading": "More", "count": 1 } }`;
    const { blocks, queries } = planOf(site({ 'work.json': page(`${use}, ${use}, ${other}`) }));
    expect(Object.keys(queries)).toEqual(['service', '_posts--posts', '_posts--posts-2']);
    expect(queries['_posts--posts-2']).toMatchObject({ params: { value: { per_page: 1 } } });
    expect(blocks.map(({ queries: read }) => read.join())).toEqual([
      'service',
      'service',
      '_posts--posts,service',
      'service',
      '_posts--posts,service',
      '',
      '_posts--posts-2',
      '',
    ]);
    expect(blocks[5]).toMatchObject({ only: { slug: ['security'] } });
  });

  it('keeps its queries separate from queries of the page with the same names', () => {
    const text = page(use.replace(/"links": \[[\s\S]*\]/, '"links": "{posts}"')).replace(
      '"data": {',
      '"data": { "posts": { "source": "posts" },',
    );
    const own = section.replace('"{item.label}", "href": "{item.href}"', '"{item.title}"');
    const { blocks, queries } = planOf(site({ 'work.json': text, '_sections/posts.json': own }));
    expect(Object.keys(queries)).toEqual(['posts', 'service', '_posts--posts']);
    expect(blocks[2]?.props).toMatchObject({
      properties: { cards: { items: [{ of: ['posts'] }, { of: ['_posts--posts'] }] } },
    });
  });

  it('takes a list whose items the page shows in its own way', () => {
    const links = `"links": [{ "each": "{service.parts}", "show": { "label": "{item.name}", "href": "/" } }]`;
    const text = page(use.replace(/"links": \[[\s\S]*\]/, links));
    const { blocks } = planOf(site({ 'work.json': text }));
    const content = {
      service: { title: 'Security', parts: [{ name: 'Locks' }, { name: 'Keys' }] },
      '_posts--posts': [],
    };
    expect(fill(blocks[2]?.props ?? never, content)).toMatchObject({
      cards: [
        { title: 'Locks', href: '/' },
        { title: 'Keys', href: '/' },
      ],
    });
    const misspelt = (from: string, to: string) =>
      diagnosticsOf(site({ 'work.json': text.replace(from, to) }));
    expect(misspelt('"{item.name}"', '"{item.nmae}"')).toEqual(['unknown-field work.json "{item.nmae}"']);
    expect(misspelt('"label"', '"lable"')).toEqual(['unknown-key work.json "lable"']);
    expect(misspelt('"{service.parts}"', '"{service.prats}"')).toEqual([
      'unknown-field work.json "{service.prats}"',
    ]);
  });

  it('can be the end of all pages', () => {
    const text = (fixtureSite.files.get('_site.json') ?? '').replace(
      /"end": \[[\s\S]*\]/,
      `"end": [{ "section": "posts", "with": { "heading": "{site.name}" } }, { "type": "prose", "id": "lets-talk", "props": { "text": "Talk to us." } }]`,
    );
    const { blocks, queries } = planOf(site({ '_site.json': text }), 'home.json');
    expect(blocks.map(({ type }) => type)).toEqual(['banner', 'cards', 'prose', 'cards', 'prose']);
    expect(blocks[2]?.props).toMatchObject({ value: { text: 'About Example Works' } });
    expect(Object.keys(queries)).toEqual(['_teaser--posts', '_posts--posts']);
  });

  it('has conditions on its own data', () => {
    const both = section.replace('"type": "cards",', '"type": "cards", "when": "{posts}",');
    const { blocks } = planOf(site({ '_sections/posts.json': both }));
    expect(blocks[2]?.when).toEqual([{ of: ['_posts--posts'] }]);
  });

  it('leaves out a value whose param the page does not give', () => {
    const optional = section.replace('"About {section.heading}"', '"About {section.heading}{section.more}"');
    const withMore = optional.replace(
      '"text": "About {section.heading}{section.more}"',
      `"text": "About us", "html": { "from": "{section.more}", "default": null }`,
    );
    const { blocks } = planOf(site({ '_sections/posts.json': withMore }));
    expect(blocks[1]?.props).toEqual({ is: 'literal', value: { text: 'About us' } });
  });

  it('shows a block with a condition on a param as the page gives it', () => {
    const shownWith = (value: string) => {
      const block = `{ "type": "prose", "when": "{section.note}", "props": { "text": "{section.note}" } }`;
      const files = {
        '_sections/posts.json': `{ "blocks": [${block}] }`,
        'work.json': page(`{ "section": "posts"${value} }`),
      };
      return planOf(site(files)).blocks.slice(1, -1);
    };
    expect(shownWith('')).toEqual([]);
    expect(shownWith(', "with": { "note": "Text" }')).toMatchObject([{ type: 'prose' }]);
    expect(shownWith(', "with": { "note": "Text" }')[0]).not.toHaveProperty('when');
    expect(shownWith(', "with": { "note": "{service.lead}" }')).toMatchObject([
      { when: [{ of: ['service', 'lead'] }], props: { properties: { text: { path: ['service', 'lead'] } } } },
    ]);
    expect(shownWith(', "unless": "{service.lead}", "with": { "note": "Text" }')).toMatchObject([
      { when: [{ of: ['service', 'lead'], not: true }] },
    ]);
  });

  it('is checked again when it changes, with the same result as a new checker', () => {
    const checker = createChecker();
    const versions = [
      section,
      section.replace('"cards":', '"crads":'),
      section.replace('{section.columns}', '{section.rows}'),
      section,
    ];
    for (const text of versions) {
      const workspace = site({ '_sections/posts.json': text });
      expect(checker(workspace)).toEqual(check(workspace));
    }
  });
});

const never = { is: 'literal', value: null } as const;

/** Each row: a title, the file, a replacement in it, and all diagnostics. */
const mistakes: readonly (readonly [
  title: string,
  file: string,
  from: string,
  to: string,
  ...found: string[],
])[] = [
  [
    'a misspelt section',
    'work.json',
    '"section": "posts"',
    '"section": "post"',
    'unknown-section work.json "post"',
  ],
  ['a misspelt param', 'work.json', '"heading"', '"haeding"', 'unknown-key work.json "haeding"'],
  ['a param without a value', 'work.json', '"heading": "{service.title}",', '', 'missing-key work.json {'],
  [
    'a value that does not fit the prop',
    'work.json',
    '"heading": "{service.title}"',
    '"heading": 3',
    'wrong-type work.json 3',
  ],
  [
    'a path that does not exist',
    'work.json',
    '"heading": "{service.title}"',
    '"heading": "{service.titel}"',
    'unknown-field work.json "{service.titel}"',
  ],
  [
    'a list that does not exist',
    'work.json',
    '"links": [{ "label": "Planning", "href": "/services/planning" }, { "label": "Home", "href": "/" }]',
    '"links": "{service.linsk}"',
    'unknown-field work.json "{service.linsk}"',
  ],
  [
    'a dead link in a list',
    'work.json',
    '"/services/planning" }',
    '"/services/planing" }',
    'dead-link work.json "/services/planing"',
  ],
  ['an unknown key next to "with"', 'work.json', '"with"', '"whit"', 'unknown-key work.json "whit"'],
  [
    'an item outside of a list',
    'work.json',
    '"{service.title}"',
    '"{item.title}"',
    'item-outside-show work.json "{item.title}"',
  ],
  [
    'a list in place of a string',
    'work.json',
    '"heading": "{service.title}"',
    '"heading": ["a"]',
    'wrong-type work.json ["a"]',
  ],
  [
    'a list in place of a number',
    'work.json',
    '"links": [{',
    '"columns": [{ "label": "Planning" }], "links": [{',
    'wrong-type work.json [{ "label": "Planning" }]',
  ],
  [
    'a misspelt field in an item of a list',
    'work.json',
    '"label": "Planning"',
    '"lable": "Planning"',
    'unknown-key work.json "lable"',
  ],
  [
    'params in an array',
    'work.json',
    use,
    '{ "section": "posts", "with": ["A"] }',
    'wrong-type work.json ["A"]',
  ],
  [
    'params outside of "with"',
    'work.json',
    use,
    '{ "section": "posts", "heading": "A" }',
    'unknown-key work.json "heading"',
  ],
  [
    'a date in another form',
    '_sections/posts.json',
    '"type": "prose"',
    '"type": "prose", "showFrom": "24.12.2026"',
    'impossible-date _sections/posts.json "24.12.2026"',
  ],
  [
    'a value without a name',
    '_sections/posts.json',
    '"About {section.heading}"',
    '"About {section}"',
    'malformed-braces _sections/posts.json "About {section}"',
  ],
  [
    'a type',
    'work.json',
    '"section": "posts"',
    '"type": "section", "section": "posts"',
    'unknown-key work.json "type"',
  ],
  [
    'JSON with an error in the section',
    '_sections/posts.json',
    '"blocks": [',
    '"blocks": ',
    'json-syntax _sections/posts.json {',
  ],
  [
    'a misspelt prop',
    '_sections/posts.json',
    '"cards":',
    '"crads":',
    'unknown-key _sections/posts.json "crads"',
  ],
  [
    'a misspelt query',
    '_sections/posts.json',
    '"{posts}"',
    '"{post}"',
    'unknown-query _sections/posts.json "{post}"',
  ],
  [
    'a field that content does not have',
    '_sections/posts.json',
    '"{item.title}"',
    '"{item.titel}"',
    'unknown-field _sections/posts.json "{item.titel}"',
  ],
  [
    'a dead link',
    '_sections/posts.json',
    '"/services/{item.slug}"',
    '"/servces/{item.slug}"',
    'dead-link _sections/posts.json "/servces/{item.slug}"',
  ],
  [
    'a route param',
    '_sections/posts.json',
    '"About {section.heading}"',
    '"About {route.slug}"',
    'unknown-route-param _sections/posts.json "About {route.slug}"',
  ],
  [
    'a limit to some pages',
    '_sections/posts.json',
    '"type": "prose"',
    '"type": "prose", "only": { "slug": ["security"] }',
    'unknown-key _sections/posts.json "only"',
  ],
  [
    'a query that nothing uses',
    '_sections/posts.json',
    '"posts": {',
    '"news": { "source": "posts" }, "posts": {',
    'unused-query _sections/posts.json "news"',
  ],
  [
    'a section inside a section',
    '_sections/posts.json',
    '{ "type": "prose",',
    '{ "section": "posts" }, { "type": "prose",',
    'nested-section _sections/posts.json "section"',
  ],
  [
    'a list whose items have other fields',
    'work.json',
    '"links": [{ "label": "Planning", "href": "/services/planning" }, { "label": "Home", "href": "/" }]',
    '"links": "{service.parts}"',
    'unknown-field work.json "{service.parts}"',
  ],
  [
    'strings as the items of a list',
    'work.json',
    '[{ "label": "Planning", "href": "/services/planning" }, { "label": "Home", "href": "/" }]',
    '["Planning", "Home"]',
    'wrong-type work.json "Planning"',
  ],
  [
    'a param without the name of the section',
    '_sections/posts.json',
    '"About {section.heading}"',
    '"About {heading}"',
    'unknown-query _sections/posts.json "About {heading}"',
  ],
  [
    'a file that is still a page',
    '_sections/posts.json',
    '"data": {',
    '"route": "/posts", "head": { "title": "Posts", "description": "All." }, "data": {',
    'unknown-key _sections/posts.json "route"',
  ],
  [
    'a block type as a section',
    'work.json',
    use,
    '{ "section": "prose", "with": { "text": "A" } }',
    'unknown-section work.json "prose"',
  ],
];

describe('a mistake in a shared section or in its use is one diagnostic at its place', () => {
  it.each(mistakes)('%s', (_, file, from, to, ...found) => {
    const files: Readonly<Record<string, string>> = {
      '_sections/posts.json': section,
      'work.json': page(use),
    };
    const text = files[file] ?? '';
    expect(text).toContain(from);
    expect(diagnosticsOf(site({ [file]: text.replace(from, () => to) }))).toEqual(found);
  });

  it('a file with a single block in place of a list, and a use with only a name, have fixes that correct everything', () => {
    const block = '{ "type": "prose", "id": "lets-talk", "props": { "text": "Talk to us." } }';
    const end = (fixtureSite.files.get('_site.json') ?? '').replace(/"end": \[[\s\S]*\]/, '"end": ["note"]');
    const workspace = withFiles(fixtureSite, { '_sections/note.json': block, '_site.json': end });
    const { diagnostics } = check(workspace);
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'misplaced-key _sections/note.json',
      'wrong-form _site.json',
    ]);
    const fixes = diagnostics.flatMap((each) => fixesOf(each, workspace));
    expect(check(withFixes(workspace, fixes)).diagnostics).toEqual([]);
  });

  it('never suggests the queries of the section for its values', () => {
    const end = `"end": [{ "section": "posts", "with": { "heading": "{posts.title}" } }, { "type": "prose", "id": "lets-talk", "props": { "text": "A" } }]`;
    const text = (fixtureSite.files.get('_site.json') ?? '').replace(/"end": \[[\s\S]*\]/, end);
    const { diagnostics } = check(
      site({ '_site.json': text, 'work.json': page('').replace('},\n    \n', '}\n') }),
    );
    expect(diagnostics.map(messageFor).map(({ message }) => message)).toEqual([
      'This file has no query "posts". A path can start with "route".',
    ]);
  });

  it('names a page that uses the section if the page is a part of the problem', () => {
    const second = '{ "blocks": [{ "type": "banner", "props": { "title": "Again" } }] }';
    const workspace = site({
      '_sections/posts.json': second,
      'work.json': page('{ "section": "posts" }'),
    });
    const { diagnostics } = check(workspace);
    const printed = reportText(diagnostics, { ...workspace, folder: 'page-configs' });
    expect(printed).toContain('error second-h1');
    expect(printed).toContain('Used by page-configs/work.json:8.');
  });
});
