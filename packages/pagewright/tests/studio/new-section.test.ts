import { describe, expect, it } from 'vitest';
import { shownOffers } from '../../src/studio/sections/dialogs/shown-offers.ts';
import { destinationsOf } from '../../src/studio/sections/operations/move-destinations.ts';
import {
  contentElsewhere,
  newBlock,
  newUse,
  offersAt,
} from '../../src/studio/sections/operations/new-section.ts';
import { sectionPreview } from '../../src/studio/sections/operations/section-preview.ts';
import { siteWith } from './section-site.ts';

const print = (value: object) => JSON.stringify(value, null, 2);
const page = (blocks: readonly object[]) =>
  print({ route: '/a', head: { title: 'A', description: 'B' }, blocks });
const columns = { type: 'columns', slots: { left: [{ type: 'quote', props: { text: 'A' } }] } };
const spot = (index: number, list: readonly (string | number)[] = ['blocks']) => ({
  file: 'a.json',
  list,
  index,
});

describe('what may be added', () => {
  it('is all block types and the shared sections, or only what a slot allows', () => {
    const site = siteWith({ 'a.json': page([columns]) });
    const names = offersAt(site, spot(0)).map(({ is, name }) => `${is} ${name}`);
    expect(names[0]).toBe('block alternating-cards');
    expect(names).toContain('section lets-talk');
    expect(offersAt(site, spot(0, ['blocks', 0, 'slots', 'right'])).map(({ name }) => name)).toEqual([
      'quote',
      'text-section',
    ]);
    const ofSection = offersAt(site, { file: '_sections/lets-talk.json', list: ['blocks'] });
    expect(ofSection.every(({ is }) => is === 'block')).toBe(true);
  });

  it('is found by its title first, then by what it is for', () => {
    const offers = offersAt(siteWith(), { file: 'home.json', list: ['blocks'] });
    expect(shownOffers(offers, 'QUOTE').map(({ name }) => name)[0]).toBe('quote');
    expect(shownOffers(offers, 'portrait biography').map(({ name }) => name)).toEqual(['team']);
    expect(shownOffers(offers, 'nothing like this')).toEqual([]);
    expect(shownOffers(offers, ' ')).toHaveLength(offers.length);
  });

  it('says where it shows content, if it does so wherever it is used', () => {
    expect(contentElsewhere(siteWith(), 'pager')).toContain('paging');
    expect(contentElsewhere(siteWith(), 'logo-strip')).toEqual([]);
    expect(contentElsewhere(siteWith(), 'unused')).toEqual([]);
  });
});

describe('a new section', () => {
  const tone = (value: string) => ({ type: 'quote', props: { text: 'A', tone: value } });

  it('has another tone than its neighbours, unless it has one already', () => {
    const site = siteWith({ 'a.json': page([tone('paper'), tone('white')]) });
    const added = (index: number, example: object) =>
      newBlock(site, spot(index), 'quote', { text: 'B', ...example }).props;
    expect(added(1, {})).toEqual({ text: 'B', tone: 'tint' });
    expect(added(1, { tone: 'ink' })).toEqual({ text: 'B', tone: 'ink' });
    expect(added(1, { tone: 'white' })).toEqual({ text: 'B', tone: 'tint' });
    expect(added(2, {})).toEqual({ text: 'B' });
  });

  it('has another layout than a neighbour of its type, if its props allow it', () => {
    const grid = { type: 'card-grid', props: { cards: [{ title: 'A' }], layout: 'cells', tone: 'ink' } };
    const site = siteWith({ 'a.json': page([grid]) });
    expect(
      newBlock(site, spot(1), 'card-grid', { cards: [{ title: 'B' }], tone: 'paper' }).props,
    ).toMatchObject({ layout: 'ruled' });
  });

  it('shows the braces of an example as text', () => {
    const block = newBlock(siteWith(), { file: 'home.json', list: ['blocks'], index: 0 }, 'quote', {
      text: 'A {b}',
    });
    expect(block.props).toMatchObject({ text: 'A {{b}' });
  });

  it('that is shared gets the values that another page has typed, and empty ones otherwise', () => {
    const { with: values } = newUse(siteWith(), 'related-reading');
    expect(values).toMatchObject({ heading: 'Read further', tone: 'paper', search: '' });
    expect(newUse(siteWith(), 'lets-talk')).toEqual({ section: 'lets-talk' });
  });

  it('that is shared is previewed with its own words, or with those of an example', () => {
    expect(sectionPreview(siteWith(), 'lets-talk')[0]).toMatchObject({ type: 'contact-form' });
    const [cards] = sectionPreview(siteWith(), 'related-reading');
    expect(JSON.stringify(cards?.props)).not.toContain('{section.');
    expect(sectionPreview(siteWith(), 'missing')).toEqual([]);
  });
});

describe('the places that a section may be moved to', () => {
  it('are the lists of its file, with the reason where it cannot be', () => {
    const blocks = [{ type: 'steps', props: { heading: 'S' } }, columns];
    const { lists, own, index } = destinationsOf(siteWith({ 'a.json': page(blocks) }), {
      file: 'a.json',
      steps: ['blocks', 0],
    });
    expect(lists.map(({ title, names, refused }) => [title, names, refused])).toEqual([
      ['Sections', ['Columns'], undefined],
      ['Columns › Left', ['Quote: A'], 'This type of section is not allowed there.'],
      ['Columns › Right', [], 'This type of section is not allowed there.'],
    ]);
    expect([own, index]).toEqual([0, 0]);
  });
});
