import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../pagewright/src/json/json-value.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { plainSentence } from '../../src/browser/publish/changes/change-sentences.ts';
import { fileChanges } from '../../src/browser/publish/changes/file-changes.ts';
import { renamedFile } from '../../src/browser/publish/changes/renamed-files.ts';
import { siteWith } from '../fixtures/section-site.ts';

const names = { site: siteWith(), contentName: 'WordPress' };

/** The sentences that describe the change of a text. */
function said(before: string | null, after: string | null, file = 'home.json'): readonly string[] {
  return fileChanges({ file, before, after }, names).sentences().map(plainSentence);
}

/** The sentences that describe the change of a config. */
function changed(before: Json, after: Json, file = 'home.json'): readonly string[] {
  return said(JSON.stringify(before), JSON.stringify(after), file);
}

const section = (type: string, props: Json = {}, more: { readonly [name: string]: Json } = {}) => ({
  type,
  props,
  ...more,
});
const page = (...blocks: readonly Json[]) => ({ route: '/', blocks });
const [masthead, saying, tickets, people] = ['masthead', 'saying', 'tickets', 'people'].map((type) =>
  section(type),
);
const [a, b, c, d] = [masthead ?? null, saying ?? null, tickets ?? null, people ?? null];

/** The sentences that describe a change of the properties of a masthead. */
const ofMasthead = (before: Json, after: Json) =>
  changed(page(section('masthead', before)), page(section('masthead', after)));

describe('the sections of a page', () => {
  it('are said to be added, with the section above', () => {
    expect(changed(page(a, b), page(a, c, b))).toEqual(['Added Tickets below Masthead']);
    expect(changed(page(a), page(c, a))).toEqual(['Added Tickets at the top']);
  });

  it('are said to be deleted', () => {
    expect(changed(page(a, b, c), page(a, c))).toEqual(['Deleted Saying']);
  });

  it('are moved in one sentence, and not deleted and added', () => {
    expect(changed(page(a, b, c, d), page(a, c, d, b))).toEqual(['Moved Saying below People']);
    expect(changed(page(a, b, c, d), page(d, a, b, c))).toEqual(['Moved People to the top']);
  });

  it('are moved and changed in two sentences', () => {
    const [old, now] = ['Old', 'New'].map((title) => section('masthead', { title, layout: 'plain' }));
    expect(changed(page(old ?? null, b, c), page(b, c, now ?? null))).toEqual([
      'Moved Masthead below Tickets',
      'Masthead: Title changed — “Old” → “New”',
    ]);
  });

  it('are named by their headings if there are several of a type', () => {
    const passages = ['On time', 'On budget'].map((heading) => section('passage', { heading }));
    expect(changed(page(...passages), page(...passages.slice(1)))).toEqual(['Deleted Passage “On time”']);
  });

  it('have numbers if they have the same name and no heading', () => {
    expect(changed(page(b, a, b), page(b, a))).toEqual(['Deleted Saying (2)']);
  });

  it('are hidden and shown again', () => {
    const hidden = section('saying', {}, { hidden: true });
    expect(changed(page(a, b), page(a, hidden))).toEqual(['Hid Saying from visitors']);
    expect(changed(page(a, hidden), page(a, b))).toEqual(['Showed Saying to visitors again']);
  });

  it('say when they are shown', () => {
    const later = section('saying', {}, { showFrom: '2027-01-01' });
    expect(changed(page(b), page(later))).toEqual([
      'Saying: Visibility changed — Always shown → From 2027-01-01',
    ]);
  });

  it('move into the slots of others, and out of them', () => {
    const columns = (left: Json) => section('columns', {}, { slots: { left } });
    expect(changed(page(columns([]), b), page(columns([b])))).toEqual(['Moved Saying to Columns › Left']);
    expect(changed(page(columns([b])), page(b))).toEqual(['Deleted Columns', 'Moved Saying to the top']);
    expect(changed(page(columns([b])), page(columns([{ ...section('saying'), hidden: true }])))).toEqual([
      'Hid Saying from visitors',
    ]);
  });

  it('at the end of all pages are replaced by an end of its own', () => {
    expect(changed(page(a), { ...page(a), end: [b] })).toEqual([
      'End of the page changed — As on all pages → 1 section of its own',
    ]);
  });
});

describe('the values of a section', () => {
  it('are named by the titles of their schemas, with their words before and after', () => {
    expect(ofMasthead({ titleSeparator: '|' }, { titleSeparator: '/' })).toEqual([
      expect.stringMatching(/^Masthead: .+ changed — “\|” → “\/”$/),
    ]);
    expect(ofMasthead({}, { eyebrow: 'Firm' })).toEqual(['Masthead: Eyebrow added — “Firm”']);
    expect(ofMasthead({ eyebrow: 'Firm' }, {})).toEqual(['Masthead: Eyebrow removed — “Firm”']);
  });

  it('are choices by name, and start with their default', () => {
    expect(ofMasthead({}, { layout: 'plain' })).toEqual(['Masthead: Layout changed — Side → Plain']);
  });

  it('that are long texts are cut to the part that differs', () => {
    const text = 'We agree the measure of success with you first, and then advise, build and hire until the';
    const [sentence = ''] = ofMasthead(
      { eyebrow: `${text} reading moves for good.` },
      { eyebrow: `${text} number moves for good.` },
    );
    expect(sentence).toMatch(/“….*the reading moves for good\.” → “….*the number moves for good\.”$/);
    expect(sentence.length).toBeLessThan(200);
  });

  it('are replaced images, by the names of their files', () => {
    const image = (src: string, alt = '') => ({ image: { src, alt } });
    expect(ofMasthead(image('/pictures/a.avif'), image('/pictures/b.avif'))).toEqual([
      'Masthead: Image replaced — a.avif → b.avif',
    ]);
    expect(ofMasthead(image('/a.avif'), image('/a.avif', 'A bridge'))).toEqual([
      expect.stringMatching(/^Masthead: Image › .+ — empty → “A bridge”$/),
    ]);
  });

  it('come from content, from other content, or no longer from it', () => {
    const bound = { title: '{exhibition.title}' };
    expect(ofMasthead({ title: 'Old' }, bound)).toEqual([
      'Masthead: Title now comes from WordPress (Exhibition › Title)',
    ]);
    expect(ofMasthead(bound, { title: '{exhibition.name}' })).toEqual([
      'Masthead: Title comes from other content — WordPress (Exhibition › Title) → WordPress (Exhibition › Name)',
    ]);
    expect(ofMasthead(bound, { title: 'Typed' })).toEqual([
      'Masthead: Title no longer comes from WordPress (Exhibition › Title) — “Typed”',
    ]);
    expect(ofMasthead(bound, { title: '{site.name}' })[0]).toContain('→ Site › Name');
    const withDefault = (words: string) => ({ title: { from: '{exhibition.title}', default: words } });
    expect(ofMasthead(withDefault('One'), withDefault('Two'))).toEqual([
      'Masthead: Default of Title changed — “One” → “Two”',
    ]);
  });

  it('of HTML are shown without their tags, unless only these differ', () => {
    const text = (html: string) => page(section('passage', { paragraphs: [{ html }] }));
    expect(changed(text('<p>Old</p>'), text('<p>New</p>'))[0]).toMatch(/ — “Old” → “New”$/);
    expect(changed(text('<p>Old</p>'), text('<p><b>Old</b></p>'))[0]).toMatch(/ → “<p><b>Old<\/b><\/p>”$/);
  });

  it('say that only spaces differ', () => {
    expect(ofMasthead({ eyebrow: 'Our firm' }, { eyebrow: 'Our  firm' })).toEqual([
      'Masthead: Eyebrow: only spaces changed',
    ]);
  });
});

describe('the items of a list', () => {
  const link = (label: string) => ({ label, href: `/${label}` });
  const links = (...labels: readonly string[]) => ({ links: labels.map(link) });

  it('are added, removed and moved by their place and words', () => {
    expect(ofMasthead(links('a'), links('a', 'b'))).toEqual(['Masthead: Link 2 added — “b”']);
    expect(ofMasthead(links('a', 'b'), links('b'))).toEqual(['Masthead: Link 1 removed — “a”']);
    expect(ofMasthead(links('a', 'b'), links('b', 'a'))).toEqual(['Masthead: Link 2 moved to place 1 — “b”']);
  });

  it('are named with the words of the item around them', () => {
    const menus = (...labels: readonly string[]) => ({
      menus: [{ label: 'Company', links: labels.map(link) }],
    });
    expect(changed(menus('a'), menus('a', 'b'), '_site.json')).toEqual([
      'Menu 1 “Company” › Link 2 added — “b”',
    ]);
  });

  it('are recognised although their words change', () => {
    const [sentence, ...others] = ofMasthead(links('a', 'b'), {
      links: [link('a'), { label: 'c', href: '/b' }],
    });
    expect(sentence).toMatch(/^Masthead: Link 2 › .+ changed — “b” → “c”$/);
    expect(others).toEqual([]);
  });

  it('are recognised by what stays the same if they are moved and changed at once', () => {
    const [old, now] = [links('a', 'b', 'c'), [{ label: 'd', href: '/c' }, link('a'), link('b')]];
    expect(ofMasthead(old, { links: now })).toEqual([
      'Masthead: Link 3 moved to place 1 — “d”',
      expect.stringMatching(/^Masthead: Link 1 › .+ changed — “c” → “d”$/),
    ]);
  });

  it('of redirects show both addresses', () => {
    const redirects = (...list: Json[]) => ({ redirects: list });
    const one = { from: '/a', to: '/b' };
    expect(changed(redirects(), redirects(one), '_redirects.json')).toEqual(['Redirect 1 added — “/a → /b”']);
  });
});

describe('a whole file', () => {
  it('has a new title and address', () => {
    const config = (title: string, route: string) => ({ route, head: { title }, blocks: [] });
    expect(changed(config('Old', '/old'), config('New', '/new'))).toEqual([
      'Address changed — “/old” → “/new”',
      'Page title changed — “Old” → “New”',
    ]);
  });

  it('reads other data', () => {
    const data = (queries: Json) => ({ ...page(), data: queries });
    const query = { source: 'found-articles' };
    expect(changed(data({}), data({ articles: query }))).toEqual([
      'Added data “Articles” from Found articles',
    ]);
    expect(changed(data({ articles: query }), data({ news: query }))).toEqual([
      'Data “Articles” is now called “News”',
    ]);
    expect(changed(data({ articles: query }), data({}))).toEqual(['Deleted data “Articles”']);
  });

  it('has other params of its data and its addresses, the first like the others', () => {
    const data = (params: Json) => ({
      ...page(),
      data: { articles: { source: 'found-articles', ...Object(params) } },
    });
    const [none, one, two] = [{}, { params: { q: 'rope' } }, { params: { q: 'rope', page: 2 } }].map(data);
    const said = (before: Json = null, after: Json = null) => changed(before, after);
    expect([said(none, one), said(one, two), said(one, none)]).toEqual([
      ['Data “Articles”: Q added — “rope”'],
      ['Data “Articles”: Page added — 2'],
      ['Data “Articles”: Q removed — “rope”'],
    ]);
    const addresses = (params: Json) => ({ ...page(), ...Object(params) });
    expect(changed(addresses({}), addresses({ params: { slug: ['a'] } }))).toEqual([
      'The addresses of the page › Values added — “a”',
    ]);
  });

  it('is new or deleted, with its title and address', () => {
    const text = JSON.stringify({ route: '/fair', head: { title: 'The fair' }, blocks: [] });
    expect(said(null, text, 'fair.json')).toEqual(['New page “The fair” at /fair']);
    expect(said(text, null, 'fair.json')).toEqual(['Deleted the page “The fair” at /fair']);
    expect(said(null, text, '_fair.json')).toEqual(['New draft “The fair”, which visitors do not see']);
    expect(said('{}', null, '_sections/opening-hours.json')).toEqual(['Deleted: Section Opening hours']);
  });

  it('has another name, with its other changes', () => {
    const text = (title: string) => JSON.stringify({ route: '/fair', head: { title }, blocks: [b] });
    const old = { file: 'fair.json', before: text('The fair'), after: null };
    const now = (file: string) => ({ file, before: null, after: text('Our fair') });
    const saidOf = (file: string, of: 'old' | 'now') =>
      fileChanges(of === 'old' ? old : now(file), { ...names, others: [old, now(file)] })
        .sentences()
        .map(plainSentence);
    expect(saidOf('fairs.json', 'old')).toEqual(['The file is now called fairs.json']);
    expect(saidOf('fairs.json', 'now')).toEqual([
      'The file was called fair.json',
      'Page title changed — “The fair” → “Our fair”',
    ]);
    expect(saidOf('_fair.json', 'now')[0]).toBe(
      'Made a draft: it was the page fair.json, and visitors do not see it any more',
    );
  });

  it('is a new page if it resembles a page that stays', () => {
    const text = JSON.stringify({ route: '/fair', head: { title: 'The fair' }, blocks: [b] });
    const copies = ['one.json', 'two.json'].map((file) => ({ file, before: null, after: text }));
    const old = { file: 'fair.json', before: text, after: null };
    const kinds = [old, ...copies].map((each) => renamedFile(each, [old, ...copies])?.file);
    expect(kinds).toEqual(['one.json', 'fair.json', undefined]);
  });

  it('is deleted if another file has already taken its place', () => {
    const text = JSON.stringify(page(b));
    const olds = ['one.json', 'two.json'].map((file) => ({ file, before: text, after: null }));
    const all = [...olds, { file: 'fair.json', before: null, after: text }];
    expect(olds.map((each) => renamedFile(each, all)?.file)).toEqual(['fair.json', undefined]);
  });

  it('may have names of properties that every object has', () => {
    expect(said('{}', '{"constructor":"x"}')).toEqual(['Constructor added — “x”']);
  });

  it('has another format, or the same properties in another order', () => {
    const text = readFileSync(path.join(museum, 'page-configs/home.json'), 'utf8');
    const only = ['Only the formatting changed: spaces, line breaks or the order of properties.'];
    expect(said(text, JSON.stringify(JSON.parse(text)))).toEqual(only);
    expect(said('{"route":"/","head":{}}', '{"head":{},"route":"/"}')).toEqual(only);
  });

  it('with a syntax error has no sentences, only its lines', () => {
    const { isDescribed } = fileChanges({ file: 'home.json', before: '{}', after: '{' }, names);
    expect(isDescribed).toBe(false);
    expect(said('{', '{}')).toHaveLength(1);
  });

  it('without a change has no sentence', () => {
    expect(said('{', '{')).toEqual([]);
  });
});

it('has only as many sentences as requested, and says how many there are', () => {
  const [before, after] = [{}, Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`word${at}`, 'x']))];
  const file = 'home.json';
  const found = fileChanges({ file, before: JSON.stringify(before), after: JSON.stringify(after) }, names);
  expect(found.count).toBe(40);
  expect(found.sentences(12)).toHaveLength(12);
});
