import { describe, expect, it } from 'vitest';
import { barLengths, scaleTicks } from '../../../src/blocks/comparison/bar-scale.ts';
import { chanceOf, placeIn, shownRange } from '../../../src/blocks/rates/rate-scale.ts';
import { textsOf } from '../../pages/built-page.ts';
import { textOf } from '../../pages/page-blocks.ts';
import { draw } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

async function drawn(type: string, props: object): Promise<HTMLElement> {
  return elementsOf(await draw(type, props));
}

describe('comparison', () => {
  const bar = (value: string, rest: object = {}) => ({ value, label: value, ...rest });

  it('has bars in proportion to their lengths', () => {
    expect(barLengths([bar('10', { amount: 10 }), bar('20', { amount: 1200 })])).toEqual([10 / 1200, 1]);
  });

  it('uses the figures as lengths if all have the same unit', () => {
    expect(barLengths([bar('1,510'), bar('755')])).toEqual([1, 0.5]);
    expect(barLengths([bar('10', { unit: 'seconds' }), bar('20', { unit: 'minutes' })])).toBeUndefined();
  });

  it.each([
    ['a figure that is not a number', [bar('half'), bar('2')]],
    ['nothing but zeros', [bar('0'), bar('0')]],
    ['a missing length', [bar('10', { unit: 's', amount: 10 }), bar('20', { unit: 'min' })]],
  ])('%s draws no bars, and the figures stay', async (_, bars) => {
    const block = await drawn('comparison', { bars, tone: 'white', label: 'Comparison', joined: false });
    expect(block.querySelector('svg')).toBeNull();
    for (const { value } of bars) expect(textOf(block)).toContain(value);
  });

  it('has a scale in the unit of the longest bar', () => {
    const texts = (value: string, unit?: string) =>
      scaleTicks({ value, label: value, ...(unit === undefined ? {} : { unit }) }).map(({ text }) => text);
    expect(texts('20', 'minutes')).toEqual(['0', '5', '10', '15', '20 minutes']);
    expect(texts('151', 'days')).toEqual(['0', '50', '100', '151 days']);
    expect(texts('0.6')).toEqual(['0', '0.2', '0.4', '0.6']);
    expect(texts('1')).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1']);
    expect(texts('many')).toEqual([]);
    for (let end = 1; end < 3000; end++) expect(texts(`${end}`).length, `${end}`).toBeLessThanOrEqual(6);
  });
});

describe('rates', () => {
  it('has the range of chance for a number of people', () => {
    const range = chanceOf({ name: 'Under 25', people: 412, rate: 33 });
    expect(range?.low).toBeCloseTo(28.46, 2);
    expect(range?.high).toBeCloseTo(37.54, 2);
    expect(chanceOf({ name: 'One', people: 1, rate: 50 })).toEqual({ low: 0, high: 100 });
    expect(chanceOf({ name: 'Nobody counted', rate: 50 })).toBeUndefined();
  });

  it('shows the same range on each side of the line', () => {
    const range = shownRange({ groups: [{ name: 'A', rate: 24 }], line: 31, tolerance: 4 });
    expect(range.low).toBeCloseTo(19.1);
    expect(range.high).toBeCloseTo(42.9);
    expect(placeIn(range, 31)).toBe('50%');
    expect(placeIn(range, 99)).toBe('100%');
  });

  it('has a width if all rates are on the line', () => {
    const { low, high } = shownRange({ groups: [{ name: 'A', rate: 31 }], line: 31 });
    expect(high - low).toBeGreaterThan(1);
  });

  it('is a table with every number as text, with or without a drawing', async () => {
    const block = await drawn('rates', {
      label: 'March',
      lineLabel: 'All',
      peopleLabel: 'People',
      rateLabel: 'Passed',
      withdrawnLabel: 'withdrawn',
      line: 31,
      tolerance: 4,
      groups: [
        { name: 'Under 25', people: 1412, rate: 33 },
        { name: 'Question 9', rate: 24.5, withdrawn: true },
      ],
      tone: 'tint',
    });
    expect(textOf(block.querySelector('caption'))).toBe('March. All: 31%');
    expect(textsOf(block.querySelectorAll('th[scope=col]'))).toEqual(['March', 'People', 'Passed']);
    expect(textOf(block.querySelectorAll('tbody th')[1])).toBe('Question 9: withdrawn');
    expect(textsOf(block.querySelectorAll('tbody td'))).toEqual(['1,412', '33%', '', '', '24.5%', '']);
    for (const drawing of block.querySelectorAll('svg'))
      expect(drawing.getAttribute('aria-hidden')).toBe('true');
  });

  it('has neither a column for people nor a line if they are unknown', async () => {
    const block = await drawn('rates', {
      label: 'May',
      lineLabel: 'All',
      peopleLabel: 'People',
      rateLabel: 'Rate',
      withdrawnLabel: 'withdrawn',
      groups: [{ name: 'Counter', rate: 62 }],
      tone: 'tint',
    });
    expect(textsOf(block.querySelectorAll('th[scope=col]'))).toEqual(['May', 'Rate']);
    expect(block.querySelector('tbody svg line, tbody svg rect')).toBeNull();
    expect(block.querySelector('tbody svg circle')).not.toBeNull();
  });
});

describe('specimen', () => {
  const labels = { reasonLabel: 'What earns [score]', scoreLabel: '[score] of [scale]', tone: 'ink' };
  const passage = (rest: object) => ({ text: 'I rang the bus first.', scale: 5, ...rest });

  it('marks a passage with a criterion, and says its score', async () => {
    const passages = [passage({}), passage({ criterion: 'People first', score: 4, reason: 'Says why.' })];
    const block = await drawn('specimen', { passages, ...labels });
    expect(block.querySelectorAll('mark')).toHaveLength(1);
    expect(textOf(block)).toContain('People first 44 of 5');
    expect(textOf(block.querySelector('summary'))).toBe('What earns 4');
  });

  it.each([0, -1, 6, 0.5])('a score of %s on a scale of 5 is not shown', async (score) => {
    const passages = [passage({ criterion: 'People first', score, reason: 'Says why.' })];
    const block = await drawn('specimen', { passages, ...labels });
    expect(block.querySelector('svg, details')).toBeNull();
    expect(textOf(block)).toBe('I rang the bus first.People first');
  });

  it('a part that is not in the list is not marked', async () => {
    for (const [current, marked] of [
      [2, 'Two'],
      [0, ''],
      [3, ''],
    ] as const) {
      const block = await drawn('specimen', {
        passages: [passage({})],
        list: ['One', 'Two'],
        current,
        ...labels,
      });
      expect(textOf(block.querySelector('[aria-current]'))).toBe(marked);
    }
  });

  it('a document of one passage has no top line, list and foot', async () => {
    const block = await drawn('specimen', { passages: [passage({})], ...labels });
    expect(block.querySelector('figcaption, ol, ul, h2, h3')).toBeNull();
  });
});

describe('call-to-action', () => {
  it('has its terms next to the links, and without terms no list', async () => {
    const terms = [{ figure: '2 days', heading: 'With your best people', text: 'One job.' }];
    const block = await drawn('call-to-action', { title: 'Sit in', terms, tone: 'paper' });
    expect(textsOf(block.querySelectorAll('li'))).toEqual(['2 daysWith your best people One job.']);
    expect(
      (await drawn('call-to-action', { title: 'Sit in', tone: 'paper' })).querySelector('ul'),
    ).toBeNull();
  });
});
