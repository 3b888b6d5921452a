import { describe, expect, it } from 'vitest';
import { shownOffers } from '../../src/browser/sections/dialogs/shown-offers.ts';
import { destinationsOf } from '../../src/browser/sections/operations/move-destinations.ts';
import {
  contentElsewhere,
  newBlock,
  newUse,
  offersAt,
} from '../../src/browser/sections/operations/new-section.ts';
import { sectionPreview } from '../../src/browser/sections/operations/section-preview.ts';
import { siteWith } from '../fixtures/section-site.ts';

const print = (value: object) => JSON.stringify(value, null, 2);
const page = (blocks: readonly object[]) =>
  print({ route: '/a', head: { title: 'A', description: 'B' }, blocks });
const columns = { type: 'columns', slots: { left: [{ type: 'saying', props: { text: 'A' } }] } };
const spot = (index: number, list: readonly (string | number)[] = ['blocks']) => ({
  file: 'a.json',
  list,
  index,
});

describe('the choice of new sections', () => {
  it('has all block types and the shared sections, or only those that a slot allows', () => {
    const site = siteWith({ 'a.json': page([columns]) });
    const names = offersAt(site, spot(0)).map(({ is, name }) => `${is} ${name}`);
    expect(names[0]).toBe('block columns');
    expect(names).toContain('section opening-hours');
    expect(offersAt(site, spot(0, ['blocks', 0, 'slots', 'right'])).map(({ name }) => name)).toEqual([
      'notice',
      'passage',
      'saying',
    ]);
    const ofSection = offersAt(site, { file: '_sections/opening-hours.json', list: ['blocks'] });
    expect(new Set(ofSection.map(({ is }) => is))).toEqual(new Set(['block']));
  });

  it('can be searched by titles first, then by descriptions', () => {
    const offers = offersAt(siteWith(), { file: 'home.json', list: ['blocks'] });
    expect(shownOffers(offers, 'SAYING').map(({ name }) => name)[0]).toBe('saying');
    expect(shownOffers(offers, 'portrait works').map(({ name }) => name)).toEqual(['people']);
    expect(shownOffers(offers, 'nothing like this')).toEqual([]);
    expect(shownOffers(offers, ' ')).toHaveLength(offers.length);
  });

  it('says which content a section shows, if it shows the same wherever it is used', () => {
    expect(contentElsewhere(siteWith(), 'pager')).toContain('paging');
    expect(contentElsewhere(siteWith(), 'film')).toEqual([]);
    expect(contentElsewhere(siteWith(), 'unused')).toEqual([]);
  });
});

describe('a new section', () => {
  const tone = (value: string) => ({ type: 'saying', props: { text: 'A', tone: value } });

  it('has another tone than its neighbours, unless it has one already', () => {
    const site = siteWith({ 'a.json': page([tone('sea'), tone('sand')]) });
    const added = (index: number, example: object) =>
      newBlock(site, spot(index), 'saying', { text: 'B', ...example }).props;
    expect(added(1, {})).toEqual({ text: 'B', tone: 'chalk' });
    expect(added(1, { tone: 'night' })).toEqual({ text: 'B', tone: 'night' });
    expect(added(1, { tone: 'sand' })).toEqual({ text: 'B', tone: 'chalk' });
    expect(added(2, {})).toEqual({ text: 'B' });
  });

  it('has another layout than a neighbour of its type, if its props allow it', () => {
    const cards = [{ title: 'A', href: '/' }];
    const teasers = { type: 'teasers', props: { cards, layout: 'cards', tone: 'night' } };
    const site = siteWith({ 'a.json': page([teasers]) });
    expect(newBlock(site, spot(1), 'teasers', { cards, tone: 'sand' }).props).toMatchObject({
      layout: 'rows',
    });
  });

  it('shows the braces of an example as text', () => {
    const block = newBlock(siteWith(), { file: 'home.json', list: ['blocks'], index: 0 }, 'saying', {
      text: 'A {b}',
    });
    expect(block.props).toMatchObject({ text: 'A {{b}' });
  });

  it('that is shared gets the typed values of another page, or else empty values', () => {
    const { with: values } = newUse(siteWith(), 'journal-news');
    expect(values).toEqual({ heading: 'From the journal' });
    expect(newUse(siteWith(), 'opening-hours')).toEqual({ section: 'opening-hours' });
  });

  it('that is shared is previewed with its own words, or with the words of an example', () => {
    expect(sectionPreview(siteWith(), 'opening-hours')[0]).toMatchObject({ type: 'notice' });
    const [cards] = sectionPreview(siteWith(), 'journal-news');
    expect(JSON.stringify(cards?.props)).not.toContain('{section.');
    expect(sectionPreview(siteWith(), 'missing')).toEqual([]);
  });
});

describe('the places that a section may be moved to', () => {
  it('are the lists of its file, with a reason where it is not allowed', () => {
    const blocks = [{ type: 'tickets', props: { heading: 'S' } }, columns];
    const { lists, own, index } = destinationsOf(siteWith({ 'a.json': page(blocks) }), {
      file: 'a.json',
      steps: ['blocks', 0],
    });
    expect(lists.map(({ title, names, refused }) => [title, names, refused])).toEqual([
      ['Sections', ['Columns'], undefined],
      ['Columns › Left', ['Saying: A'], 'This type of section is not allowed there.'],
      ['Columns › Right', [], 'This type of section is not allowed there.'],
    ]);
    expect([own, index]).toEqual([0, 0]);
  });
});
