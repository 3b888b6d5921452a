import { describe, expect, it } from 'vitest';
import { createChecker } from '../../../pagewright/src/check/check.ts';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { objectOf } from '../../../pagewright/src/json/json-value.ts';
import {
  addSection,
  clipboardText,
  copySection,
  deleteSection,
  detachSection,
  duplicateSection,
  hideSection,
  pasteSection,
  queriesToBring,
  sectionInText,
  sectionNameProblem,
  sharedParts,
  shareSection,
} from '../../src/browser/sections/operations/section-operations.ts';
import { rowsIn, sectionLists } from '../../src/browser/sections/operations/section-rows.ts';
import { samplePage } from '../fixtures/sample-page.ts';
import { diffOf, done, refusal, siteAfter, siteWith, textAfter } from '../fixtures/section-site.ts';

const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const saying = (text: string, more: object = {}) => ({ type: 'saying', ...more, props: { text } });
const page = (blocks: readonly object[], more: object = {}) => ({
  route: '/a',
  head: { title: 'A', description: 'B' },
  ...more,
  blocks,
});
const siteOf = (value: object, files: Readonly<Record<string, object>> = {}) => {
  const others = Object.entries(files).map(([file, each]) => [file, print(each)]);
  return siteWith({ 'a.json': print(value), ...Object.fromEntries(others) });
};
const at = (...steps: readonly (string | number)[]) => ({ file: 'a.json', steps });
const spot = (index: number, list: readonly (string | number)[] = ['blocks'], file = 'a.json') => ({
  file,
  list,
  index,
});
const home = (index: number) => ({ file: 'home.json', steps: ['blocks', index] });

describe('adding a section', () => {
  it('writes it between two others, and selects it', () => {
    const site = siteWith({ 'policy.json': samplePage });
    const outcome = addSection(site, { file: 'policy.json', list: ['blocks'], index: 1 }, saying('A'));
    expect(diffOf(site, outcome)).toMatchInlineSnapshot(`
      "policy.json
      @@ -23,0 +24,6 @@
      +      "type": "saying",
      +      "props": {
      +        "text": "A"
      +      }
      +    },
      +    {
      "
    `);
    expect(done(outcome)).toMatchObject({
      select: { file: 'policy.json', steps: ['blocks', 1] },
      said: 'Added Saying, 2 of 4.',
    });
  });

  it('is refused where it is not allowed', () => {
    const site = siteOf(page([{ type: 'columns' }]));
    const slot = ['blocks', 0, 'slots', 'left'];
    expect(refusal(addSection(site, spot(0, slot), { type: 'film' }))).toContain('not allowed there');
    expect(refusal(addSection(site, spot(0), { type: 'unknown' }))).toContain('no sections of the type');
    expect(refusal(addSection(site, spot(0, ['blocks'], '_redirects.json'), saying('A')))).toContain(
      'has no sections there',
    );
    const section = spot(0, ['blocks'], '_sections/opening-hours.json');
    expect(refusal(addSection(site, section, { section: 'journal-news' }))).toContain('cannot use other');
  });
});

describe('a copy of a section', () => {
  it('follows it, without the anchors, which must differ on a page', () => {
    const inner = { left: [saying('a', { id: 'inner' })] };
    const site = siteOf(page([saying('a', { id: 'top' }), { type: 'columns', id: 'outer', slots: inner }]));
    const text = textAfter(site, duplicateSection(site, at('blocks', 0)), 'a.json');
    expect(JSON.parse(text).blocks.slice(0, 2)).toEqual([saying('a', { id: 'top' }), saying('a')]);
    const nested = JSON.parse(textAfter(site, duplicateSection(site, at('blocks', 1)), 'a.json'));
    expect(nested.blocks[2]).toEqual({ type: 'columns', slots: { left: [saying('a')] } });
    expect(done(duplicateSection(site, at('blocks', 0))).select.steps).toEqual(['blocks', 1]);
  });
});

describe('hiding a section', () => {
  it('adds a line below its type, and showing it again removes the line', () => {
    const site = siteWith({ 'policy.json': samplePage });
    const text = { file: 'policy.json', steps: ['blocks', 1] };
    const hide = hideSection(site, text);
    expect(diffOf(site, hide)).toMatchInlineSnapshot(`
      "policy.json
      @@ -24,0 +25,1 @@
      +      "hidden": true,
      "
    `);
    const hidden = siteAfter(site, done(hide));
    expect(textAfter(hidden, hideSection(hidden, text), 'policy.json')).toBe(samplePage);
    expect(done(hideSection(hidden, text))).toMatchObject({ label: 'Show Passage' });
  });
});

describe('deleting a section', () => {
  it('removes the queries that only this section reads', () => {
    const data = {
      house: { source: 'house' },
      shows: { source: 'exhibitions' },
      articles: { source: 'articles' },
    };
    const cards = ['{shows}', '{articles}'].map((each) => ({
      each,
      show: { title: '{item.title}', href: '/' },
    }));
    const teasers = { type: 'teasers', props: { heading: 'At the {house.name}', cards } };
    const site = siteOf(page([saying('{house.name}'), teasers], { data }));
    const outcome = deleteSection(site, at('blocks', 1));
    expect(JSON.parse(textAfter(site, outcome, 'a.json')).data).toEqual({ house: data.house });
    expect(done(outcome).said).toBe(
      'Deleted Teasers, and the content that only it read: shows, articles. Ctrl Z brings both back.',
    );
  });

  it('keeps queries that something else reads, such as the head or the pages of a list', () => {
    const block = { type: 'saying', props: { text: '{post.title}' } };
    const data = { post: { source: 'article', params: { slug: 'a' } } };
    const head = { title: '{post.title}', description: 'B' };
    const left = (config: object) => {
      const site = siteOf(config);
      return JSON.parse(textAfter(site, deleteSection(site, at('blocks', 0)), 'a.json'));
    };
    expect(left(page([block], { data }))).not.toHaveProperty('data');
    expect(left(page([block], { data, head }))).toHaveProperty('data.post');
    expect(left(page([block], { data, paging: { list: 'post' } }))).toHaveProperty('data.post');
  });

  it('selects the next section, or the one before, or the parent', () => {
    const site = siteOf(
      page([saying('a'), saying('b'), { type: 'columns', slots: { left: [saying('c')] } }]),
    );
    const selected = (...steps: readonly (string | number)[]) =>
      done(deleteSection(site, at(...steps))).select.steps;
    expect(selected('blocks', 0)).toEqual(['blocks', 0]);
    expect(selected('blocks', 2)).toEqual(['blocks', 1]);
    expect(selected('blocks', 2, 'slots', 'left', 0)).toEqual(['blocks', 2]);
  });

  it('is refused for the last one of a shared section', () => {
    const part = { file: '_sections/opening-hours.json', steps: ['blocks', 0] };
    expect(refusal(deleteSection(siteWith(), part))).toContain('at least one section');
  });
});

describe('pasting a section', () => {
  const data = { posts: { source: 'found-articles', params: { per_page: 2 } } };
  const reading = { type: 'saying', id: 'top', props: { text: '{posts.title} and {{posts}}' } };
  const source = page([reading], { data });

  it('brings the queries that the other page lacks, with another name if its name is taken', () => {
    const other = { posts: { source: 'found-articles', params: { per_page: 9 } } };
    const site = siteOf(source, { 'b.json': page([], { route: '/b', data: other }) });
    const copied = copySection(site, at('blocks', 0));
    if (!copied) throw new Error('Nothing was copied.');
    expect(queriesToBring(site, 'b.json', copied)).toEqual(['posts']);
    const pasted = JSON.parse(
      textAfter(site, pasteSection(site, spot(0, ['blocks'], 'b.json'), copied), 'b.json'),
    );
    expect(pasted.data).toEqual({ ...other, posts2: data.posts });
    expect(pasted.blocks[0].props.text).toBe('{posts2.title} and {{posts}}');
    const without = pasteSection(site, spot(0, ['blocks'], 'b.json'), copied, false);
    expect(JSON.parse(textAfter(site, without, 'b.json')).data).toEqual(other);
  });

  it('uses the queries that the page has already', () => {
    const site = siteOf(source);
    const copied = copySection(site, at('blocks', 0));
    if (!copied) throw new Error('Nothing was copied.');
    const pasted = JSON.parse(textAfter(site, pasteSection(site, spot(1), copied), 'a.json'));
    expect(pasted.data).toEqual(data);
    // The anchor is taken.
    expect(pasted.blocks[1]).toEqual({ type: 'saying', props: reading.props });
  });

  it('works through the clipboard of the system, also with a block that was written by hand', () => {
    const site = siteOf(source);
    const copied = copySection(site, at('blocks', 0));
    if (!copied) throw new Error('Nothing was copied.');
    expect(sectionInText(clipboardText(copied))).toEqual({ block: reading, data, from: 'a.json' });
    expect(sectionInText('{ "type": "saying", "props": { "text": "A" } }')?.block).toEqual(saying('A'));
    for (const text of ['', 'text', '{', '[]', '{ "a": 1 }', '{ "pagewrightSection": 1, "block": [] }'])
      expect(sectionInText(text), text).toBeUndefined();
  });

  it('leaves out properties that are not allowed at the new place', () => {
    const block = saying('A', { only: { slug: ['a'] }, showFrom: '2026-12-01' });
    const site = siteOf(
      page([block, { type: 'columns', slots: { left: [saying('B')] } }], { route: '/x/:slug' }),
      {
        'b.json': page([], { route: '/b' }),
      },
    );
    const copied = copySection(site, at('blocks', 0));
    if (!copied) throw new Error('Nothing was copied.');
    const put = (...[index, list, file]: Parameters<typeof spot>) =>
      JSON.parse(textAfter(site, pasteSection(site, spot(index, list, file), copied), file ?? 'a.json'));
    expect(put(0).blocks[0]).toEqual(block);
    expect(put(0, ['blocks'], 'b.json').blocks[0]).toEqual(saying('A', { showFrom: '2026-12-01' }));
    expect(put(0, ['blocks', 1, 'slots', 'left']).blocks[1].slots.left[0]).toEqual(saying('A'));
  });

  it('keeps its formatting', () => {
    const site = siteWith();
    const copied = copySection(site, home(4));
    if (!copied) throw new Error('Nothing was copied.');
    const text = textAfter(
      site,
      pasteSection(site, { file: 'policy.json', list: ['blocks'], index: 1 }, copied),
      'policy.json',
    );
    expect(text).toContain('"paragraphs": [{ "each": "{house.history}", "show": { "html": "{item}" } }],');
  });
});

describe('sharing a section', () => {
  it('with literal props moves it as it is written, and its limits stay on the page', () => {
    const block = saying('A', { only: { slug: ['a'] }, hidden: true });
    const site = siteOf(page([block], { route: '/x/:slug', $schema: '../schemas/page.schema.json' }));
    const outcome = shareSection(site, at('blocks', 0), 'saying', 'What people say.');
    expect(JSON.parse(textAfter(site, outcome, '_sections/saying.json'))).toEqual({
      $schema: '../../schemas/section.schema.json',
      description: 'What people say.',
      blocks: [saying('A')],
    });
    const [use] = JSON.parse(textAfter(site, outcome, 'a.json')).blocks;
    expect(Object.entries(use)).toEqual([
      ['section', 'saying'],
      ['hidden', true],
      ['only', { slug: ['a'] }],
    ]);
  });

  it('passes the content of the page as values, and moves queries that are the same on every page', () => {
    const data = {
      exhibition: { source: 'exhibition', params: { slug: '{route.slug}' } },
      posts: { source: 'found-articles', params: { per_page: 2 } },
    };
    const props = {
      heading: '{site.name} on {exhibition.title}',
      lead: { from: '{exhibition.lead}', default: 'Lead' },
      cards: [
        { each: '{posts}', show: { title: '{item.title}', href: '/journal/{item.slug}' } },
        { each: '{exhibition.parts}', show: { title: '{item.name}', href: '{route.url}' } },
        { title: '{other.title}', href: '/{exhibition.title}' },
      ],
    };
    const block = { type: 'teasers', when: '{exhibition.parts}', props };
    const site = siteOf(page([block], { route: '/x/:slug', data }));
    expect(sharedParts(site, at('blocks', 0))).toMatchObject({
      params: ['parts', 'title', 'lead', 'title2'],
      queries: ['posts'],
    });
    const outcome = shareSection(site, at('blocks', 0), 'teasers');
    const section = JSON.parse(textAfter(site, outcome, '_sections/teasers.json'));
    expect(section.data).toEqual({ posts: data.posts });
    expect(section.blocks).toEqual([
      {
        type: 'teasers',
        when: '{section.parts}',
        props: {
          heading: '{site.name} on {section.title}',
          lead: { from: '{section.lead}', default: 'Lead' },
          cards: [
            props.cards[0],
            { each: '{section.parts}', show: { title: '{item.name}', href: '{route.url}' } },
            { title: '{section.title2}', href: '/{section.title}' },
          ],
        },
      },
    ]);
    const changed = JSON.parse(textAfter(site, outcome, 'a.json'));
    expect(changed.data).toEqual({ exhibition: data.exhibition });
    expect(changed.blocks).toEqual([
      {
        section: 'teasers',
        with: {
          parts: '{exhibition.parts}',
          title: '{exhibition.title}',
          lead: '{exhibition.lead}',
          title2: '{other.title}',
        },
      },
    ]);
  });

  it('needs a free name and a place where shared sections are allowed', () => {
    const site = siteOf(
      page([{ type: 'columns', slots: { left: [saying('A')] } }, { section: 'opening-hours' }]),
    );
    expect(sectionNameProblem(site, 'opening-hours')).toContain('already');
    for (const name of ['', '_draft', 'a/b', '../a', 'Ä', 'a b'])
      expect(sectionNameProblem(site, name)).toBeDefined();
    expect(refusal(shareSection(site, at('blocks', 0, 'slots', 'left', 0), 'x'))).toContain('inside other');
    expect(refusal(shareSection(site, at('blocks', 1), 'x'))).toBe('It is shared already.');
    const part = { file: '_sections/opening-hours.json', steps: ['blocks', 0] };
    expect(refusal(shareSection(site, part, 'x'))).toContain('cannot use other');
  });

  it('and detaching it again gives the same page, for every section of the site', () => {
    const site = siteWith();
    let count = 0;
    for (const file of site.workspace.files.keys()) {
      const rows = rowsIn(sectionLists(site, file)).filter((row) => row.file === file);
      for (const { shared, steps } of file.startsWith('_sections/') ? [] : rows) {
        // A section inside another section is shared together with it.
        if (shared !== undefined || steps.includes('slots')) continue;
        const part = { file, steps };
        const then = siteAfter(site, done(shareSection(site, part, 'try-it')));
        const back = siteAfter(then, done(detachSection(then, part)));
        expect(readConfig(back, file)?.value, `${file} ${steps.join('.')}`).toEqual(
          readConfig(site, file)?.value,
        );
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(40);
  });

  it('causes no diagnostics', () => {
    const site = siteWith();
    const check = createChecker();
    const codes = (each: typeof site) =>
      check(each.workspace).diagnostics.map(({ code, file }) => `${code} ${file}`);
    const before = codes(site);
    const own = rowsIn(sectionLists(site, 'exhibition.json')).filter(
      ({ file }) => file === 'exhibition.json',
    );
    const last = own.findLast(({ shared }) => shared === undefined);
    if (!last) throw new Error('The page has no section of its own.');
    for (const part of [home(0), home(1), last])
      expect(codes(siteAfter(site, done(shareSection(site, part, 'try-it'))))).toEqual(before);
  });
});

describe('detaching a shared section', () => {
  const section = {
    data: { posts: { source: 'found-articles', params: { search: '{section.subject}' } } },
    blocks: [
      {
        type: 'saying',
        when: '{section.text}',
        props: { text: '{section.text}', tone: { from: '{section.tone}', default: 'night' } },
      },
      { type: 'saying', unless: '{section.subject}', props: { text: 'Never with a subject' } },
      {
        type: 'teasers',
        props: { cards: [{ each: '{posts}', show: { title: '{item.title}', href: '/' } }] },
      },
    ],
  };
  const files = { '_sections/news.json': section };

  it('writes its blocks with the values of the page, and with their limits', () => {
    const use = {
      section: 'news',
      only: { slug: ['a'] },
      with: { text: 'Hello', subject: '/x/{route.slug}' },
    };
    const site = siteOf(page([saying('before'), use], { route: '/x/:slug' }), files);
    const outcome = detachSection(site, at('blocks', 1));
    const { data, blocks } = JSON.parse(textAfter(site, outcome, 'a.json'));
    expect(data).toEqual({ posts: { source: 'found-articles', params: { search: '/x/{route.slug}' } } });
    expect(blocks.slice(1)).toEqual([
      { type: 'saying', only: { slug: ['a'] }, props: { text: 'Hello', tone: 'night' } },
      {
        type: 'saying',
        only: { slug: ['a'] },
        unless: '/x/{route.slug}',
        props: { text: 'Never with a subject' },
      },
      { type: 'teasers', only: { slug: ['a'] }, props: objectOf(section.blocks[2]).props },
    ]);
    expect(done(outcome).said).toBe('News is 3 sections of this page now.');
    expect(textAfter(site, outcome, '_sections/news.json')).toBe(print(section));
  });

  it('leaves out blocks that the typed values of the page never show', () => {
    const site = siteOf(page([{ section: 'news', with: { text: 'Hello', subject: 'Tax' } }]), files);
    const { blocks } = JSON.parse(textAfter(site, detachSection(site, at('blocks', 0)), 'a.json'));
    expect(blocks.map(({ type }: { readonly type: string }) => type)).toEqual(['saying', 'teasers']);
  });

  it('is refused if a block and its use have conditions of the same kind, or if the end of all pages would read content', () => {
    const conditional = { blocks: [saying('A', { when: '{site.name}' })] };
    const twice = siteOf(page([{ section: 'two', when: '{route.url}' }]), {
      '_sections/two.json': conditional,
    });
    expect(refusal(detachSection(twice, at('blocks', 0)))).toContain('condition');
    const site = siteOf(page([]), { ...files, '_languages/de.json': { end: [{ section: 'news' }] } });
    const end = { file: '_languages/de.json', steps: ['end', 0] };
    expect(refusal(detachSection(site, end))).toContain('reads content');
  });
});
