import { describe, expect, it } from 'vitest';
import { bandsOf, type Card } from '../../../src/blocks/alternating-cards/card-shapes.ts';

const plain: Card = { title: 'Plain', text: 'Text.' };
const tally = { all: 1400, few: 4, allText: 'systems', fewText: 'calls' };
const report = { title: 'Page', figures: [{ value: '5', text: 'last week' }] };
const table = { head: ['No.', 'Cargo'], rows: [{ cells: ['1', 'Vouchers'] }] };
const wide = { src: '/wide.avif', width: 1600, height: 500 };

/** The cards of each band, as shape and place. */
function bands(cards: readonly Card[], tone: 'paper' | 'tint' | 'ink' = 'paper') {
  return bandsOf(cards, tone).map((band) => [
    band.tone,
    ...band.cards.map(({ shape, place }) => `${shape} ${place}`),
  ]);
}

describe('the shape of a card', () => {
  it('depends on the content of the card', () => {
    expect(
      bands([
        plain,
        { ...plain, table, image: wide },
        { ...plain, report },
        { ...plain, tally },
        { ...plain, table },
      ]),
    ).toEqual([
      ['paper', 'plain 0', 'board 1'],
      ['tint', 'report 1'],
      ['ink', 'tally 2'],
      ['paper', 'table 2'],
    ]);
  });

  it('is plain if its content is empty or wrong', () => {
    const wrong: Card[] = [
      { ...plain, table: { head: ['No.', 'Cargo'], rows: [{ cells: ['1'] }] } },
      { ...plain, table: { head: [], rows: [] } },
      { ...plain, report: { title: 'Page', figures: [] } },
      { ...plain, tally: { ...tally, all: 3 } },
    ];
    expect(bands(wrong)).toEqual([['paper', 'plain 0', 'plain 1', 'plain 2', 'plain 3']]);
  });
});

describe('the place of a card', () => {
  it('repeats after four cards, and cards as wide as the page have no place', () => {
    const cards = [plain, plain, { ...plain, tally }, plain, plain, plain];
    expect(bands(cards).flatMap(([, ...all]) => all)).toEqual([
      'plain 0',
      'plain 1',
      'tally 2',
      'plain 2',
      'plain 3',
      'plain 0',
    ]);
  });
});

describe('the background of a card', () => {
  it('differs from its neighbours for a report, and is dark for a tally', () => {
    expect(bands([plain, { ...plain, report }], 'tint').map(([tone]) => tone)).toEqual(['tint', 'paper']);
    expect(bands([plain, { ...plain, tally }], 'ink').map(([tone]) => tone)).toEqual(['ink']);
  });
});
