import { describe, expect, it } from 'vitest';
import { check } from '../../../pagewright/src/check/check.ts';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { isOnPath, paramsAtPath } from '../../src/browser/sections/operations/params-at-path.ts';
import { badgesOf, dateWords } from '../../src/browser/sections/operations/section-badges.ts';
import { indexProblems } from '../../src/browser/sections/operations/section-problems.ts';
import {
  listsIn,
  rowOfPart,
  rowsIn,
  sectionLists,
  usesOfSections,
} from '../../src/browser/sections/operations/section-rows.ts';
import { findEntry, outerKey, treeEntries } from '../../src/browser/sections/tree/tree-entries.ts';
import { siteWith } from '../fixtures/section-site.ts';

const print = (value: object) => JSON.stringify(value, null, 2);
const saying = (text: string) => ({ type: 'saying', props: { text } });
const slotted = {
  route: '/a',
  head: { title: 'A', description: 'B' },
  blocks: [
    { type: 'masthead', props: { title: 'A' } },
    { type: 'columns', slots: { left: [saying('B')] } },
  ],
};
const titles = (site: ReturnType<typeof siteWith>, file: string) =>
  listsIn(sectionLists(site, file)).map(
    ({ title, isElsewhere, rows }) =>
      `${title}${isElsewhere ? ' of all' : ''}: ${rows.map(({ name }) => name).join(', ')}`,
  );

describe('the sections of a file', () => {
  it('include its blocks, its slots, and the end that it shares with others', () => {
    const site = siteWith({ 'a.json': print(slotted) });
    expect(titles(site, 'a.json')).toEqual([
      'Sections: Masthead, Columns',
      'Left: Saying',
      'Right: ',
      'End of the page of all: Opening hours',
    ]);
    expect(titles(siteWith({ 'a.json': print({ ...slotted, end: [] }) }), 'a.json').at(-1)).toBe(
      'End of the page: ',
    );
    expect(titles(site, '_site.json')).toEqual(['End of the page: Opening hours']);
    expect(titles(site, '_sections/journal-news.json')).toEqual(['Sections: Teasers']);
    expect(titles(site, '_redirects.json')).toEqual([]);
    expect(titles(site, 'missing.json')).toEqual([]);
  });

  it('leave out a slot that the block does not show with its props, unless something is in it', () => {
    const form = { type: 'enquiry', props: {} };
    const hero = (props: object, slots?: object) => ({ type: 'masthead', props, ...(slots && { slots }) });
    const slots = (block: object) => {
      const lists = sectionLists(siteWith({ 'a.json': print({ ...slotted, blocks: [block] }) }), 'a.json');
      return listsIn(lists).flatMap(({ is, title, rows }) => (is === 'slot' ? [[title, rows.length]] : []));
    };
    expect(slots(hero({ title: 'A' }))).toEqual([]);
    expect(slots(hero({ layout: 'plain' }))).toEqual([]);
    expect(slots(hero({ layout: 'desk' }))).toEqual([['Note', 0]]);
    expect(slots(hero({ layout: '{house.layout}' }))).toEqual([['Note', 0]]);
    expect(slots(hero({ layout: 'plain' }, { note: [form] }))).toEqual([['Note', 1]]);
  });

  it('stay the same object until the file changes', () => {
    const site = siteWith();
    expect(sectionLists(site, 'home.json')).toBe(sectionLists(site, 'home.json'));
  });

  it('have their first words, with words of the site filled in, or the name of their content', () => {
    const passage = (heading: string) => ({ type: 'passage', props: { heading } });
    const blocks = [passage('{site.name} in numbers'), passage('{house.visit_heading}'), passage('Ten days')];
    const site = siteWith({ 'a.json': print({ ...slotted, blocks, end: [] }) });
    const rows = rowsIn(sectionLists(site, 'a.json'));
    expect(rows.map(({ name, heading }) => [name, heading?.text, heading?.isBound])).toEqual([
      ['Passage', 'Harbour Museum in numbers', false],
      ['Passage', 'visit heading', true],
      ['Passage', 'Ten days', false],
    ]);
  });

  it('survive values of any kind', () => {
    const odd = [
      null,
      3,
      'text',
      {},
      { type: 4 },
      { section: 5 },
      { type: 'x'.repeat(500) },
      { type: 'columns', slots: 3 },
    ];
    const site = siteWith({ 'a.json': print({ ...slotted, blocks: odd, end: 'text' }) });
    expect(rowsIn(sectionLists(site, 'a.json')).map(({ index, count }) => [index, count])).toEqual([
      [3, 8],
      [4, 8],
      [5, 8],
      [6, 8],
      [7, 8],
    ]);
  });

  it('say by how many pages a shared section is used', () => {
    const uses = usesOfSections(siteWith());
    expect(uses.get('journal-news')).toEqual({ pages: 4, isOnAll: false });
    expect(uses.get('opening-hours')).toMatchObject({ isOnAll: true });
  });

  it('describe their limits', () => {
    const texts = (block: object) =>
      badgesOf(JSON.parse(JSON.stringify(block))).map(({ is, text }) => `${is}: ${text}`);
    expect(texts({ hidden: true, only: { slug: ['a', 'b', 'c', 'd', 'e'] } })).toEqual([
      'hidden: Hidden',
      'limited: Only on a, b, c and 2 more',
    ]);
    expect(texts({ showFrom: '2026-12-01', showUntil: '2026-12-24T18:00' })).toEqual([
      'scheduled: Shown from 1 Dec 2026. Shown until 24 Dec 2026, 18:00',
    ]);
    expect(texts({ when: { value: '{post.kind}', is: ['video', 'talk'] }, unless: '{post.old}' })).toEqual([
      'condition: Shown when there is post.kind = video, talk. Shown unless there is post.old',
    ]);
    expect(texts({ hidden: 'yes', only: 3, when: [] })).toEqual(['condition: Shown when there is ']);
    expect(dateWords('2026-13-99')).toBe('2026-13-99');
  });

  it('are shown on the path of the frame, or on others', () => {
    const limited = (text: string, more: object) => ({ ...saying(text), ...more });
    const blocks = [
      saying('all'),
      limited('security', { only: { slug: ['security', 'pmo'] } }),
      limited('testing', { only: { slug: ['testing'] } }),
      limited('not security', { except: { slug: ['security'] } }),
    ];
    const params = { slug: ['security', 'pmo', 'testing'] };
    const site = siteWith({ 'a.json': print({ ...slotted, route: '/services/:slug', params, blocks }) });
    const page = readConfig(site, 'a.json');
    if (!page) throw new Error('There is no page.');
    const shown = (path: string) =>
      rowsIn(sectionLists(site, 'a.json').slice(0, 1)).flatMap(({ value, heading }) =>
        isOnPath(value, paramsAtPath(page, path)) ? [heading?.text] : [],
      );
    expect(shown('/services/security?x=1')).toEqual(['all', 'security']);
    expect(shown('/services/pmo')).toEqual(['all', 'security', 'not security']);
    expect(shown('/elsewhere')).toEqual(['all', 'security', 'testing', 'not security']);
  });
});

describe('the problems of a page', () => {
  it('belong to the innermost section, or to the section around it while that is closed', () => {
    const blocks = [
      slotted.blocks[0],
      { type: 'columns', slots: { left: [{ type: 'saying', props: { text: 3 } }] }, unknown: 1 },
    ];
    const site = siteWith({ 'a.json': print({ ...slotted, blocks }) });
    const { diagnostics } = check(site.workspace);
    const index = indexProblems(diagnostics, rowsIn(sectionLists(site, 'a.json')));
    expect(index.own.get('a.json blocks/1')?.errors).toBe(1);
    expect(index.own.get('a.json blocks/1/slots/left/0')).toMatchObject({ errors: 1, warnings: 0 });
    expect(index.all.get('a.json blocks/1')?.errors).toBe(2);
    expect(index.own.get('a.json blocks/0')).toBeUndefined();
  });
});

describe('the tree', () => {
  const site = siteWith({ 'a.json': print(slotted) });
  const lists = sectionLists(site, 'a.json');
  const keys = (collapsed: readonly string[]) => treeEntries(lists, new Set(collapsed)).map(({ key }) => key);

  it('has a place to add a section at the end of each list of its file', () => {
    expect(keys([])).toEqual([
      'a.json blocks',
      'a.json blocks/0',
      'a.json blocks/1',
      'a.json blocks/1/slots/left',
      'a.json blocks/1/slots/left/0',
      'a.json blocks/1/slots/left +',
      'a.json blocks/1/slots/right',
      'a.json blocks/1/slots/right +',
      'a.json blocks +',
      '_site.json end',
      '_site.json end/0',
    ]);
  });

  it('leaves out the content of closed rows', () => {
    expect(keys(['a.json blocks/1', '_site.json end'])).toEqual([
      'a.json blocks',
      'a.json blocks/0',
      'a.json blocks/1',
      'a.json blocks +',
      '_site.json end',
    ]);
  });

  it('finds rows by the letters that are typed', () => {
    const types = ['masthead', 'saying', 'notice', 'saying', 'film', 'teasers', 'tickets'];
    const other = siteWith({ 'a.json': print({ ...slotted, blocks: types.map((type) => ({ type })) }) });
    const entries = treeEntries(sectionLists(other, 'a.json'), new Set());
    const at = (index: number) => `a.json blocks/${index}`;
    expect(findEntry(entries, at(0), 's')).toBe(at(1));
    expect(findEntry(entries, at(1), 'ss')).toBe(at(3));
    expect(findEntry(entries, at(4), 'ti')).toBe(at(6));
    expect(findEntry(entries, at(6), 'm')).toBe(at(0));
    expect(findEntry(entries, at(0), 'xyz')).toBeUndefined();
  });

  it('knows the rows around a row, and the row of a part inside a section', () => {
    const entries = treeEntries(lists, new Set());
    expect(outerKey(entries, 'a.json blocks/1/slots/left/0')).toBe('a.json blocks/1/slots/left');
    expect(outerKey(entries, 'a.json blocks/1/slots/left')).toBe('a.json blocks/1');
    expect(outerKey(entries, 'a.json blocks')).toBeUndefined();
    const part = { file: 'a.json', steps: ['blocks', 1, 'slots', 'left', 0, 'props', 'text'] };
    expect(rowOfPart(rowsIn(lists), part)?.name).toBe('Saying');
    expect(rowOfPart(rowsIn(lists), { file: 'a.json', steps: ['data', 'x'] })).toBeUndefined();
  });
});
