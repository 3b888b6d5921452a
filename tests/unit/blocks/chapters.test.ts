import { expect, test } from 'vitest';
import { orderedChapters } from '../../../src/blocks/chapters/chapter-order.ts';
import { dialSpan } from '../../../src/blocks/chapters/dial-span.ts';
import { chartOf, type PassageProps } from '../../../src/blocks/chapters/passage-data.ts';
import { draw } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

const steps: PassageProps['steps'] = [
  { date: '2026-03-14', moved: 4, retired: 1 },
  { date: '2026-03-07', moved: 2, label: 'A', outcome: 'back' },
  { date: '2026-03-21', moved: 2, label: 'A' },
  { date: '2026-03-21', moved: 3, retired: 2 },
];
const passage: PassageProps = { start: 12, end: 9, steps };

test('the shores of a passage follow from its steps; a step that was turned back moves nothing', () => {
  const stages = chartOf(passage)?.stages.map((stage) => [stage.old, stage.new, stage.steps.length]);
  expect(stages).toEqual([
    [12, 0, 1],
    [7, 4, 1],
    [0, 9, 2],
  ]);
});

test.each<[string, Partial<PassageProps>]>([
  ['the old place is not empty at the end', { start: 13 }],
  ['more arrived than moved', { end: 10 }],
  ['nobody was counted', { start: 0 }],
  [
    'a step has a negative number',
    { steps: [...steps.slice(1), { date: '2026-03-14', moved: 5, retired: -1 }] },
  ],
  [
    'a step has a date that does not exist',
    { steps: [{ ...steps[0], date: '14 March', moved: 4 }, ...steps.slice(1)] },
  ],
  [
    'there are fewer than three steps',
    {
      start: 5,
      end: 5,
      steps: [
        { date: '2026-03-07', moved: 2 },
        { date: '2026-03-14', moved: 3 },
      ],
    },
  ],
])('a passage is not drawn if %s', (_, more) => {
  expect(chartOf({ ...passage, ...more })).toBeUndefined();
});

test('days outside of a passage are ignored', () => {
  const chart = chartOf({ ...passage, opens: '2026-03-10', closes: '2026-03-10' });
  expect(chart?.opens).toBeLessThan(chart?.stages[0]?.day ?? 0);
  expect(chart?.closes).toBeGreaterThan(chart?.stages.at(-1)?.day ?? Infinity);
});

const words = {
  list: 'The same as a list',
  dateHead: 'Date',
  stepHead: 'Step',
  movedHead: 'Across',
  retiredHead: 'Switched off',
  acrossText: '[count] across',
  backText: 'turned back',
  tones: ['ink', 'paper'],
  tone: 'white',
};

async function chapter(section: object) {
  return elementsOf(await draw('chapters', { ...words, sections: [{ heading: 'Solution', ...section }] }));
}

const rows = (place: Element | DocumentFragment) =>
  [...place.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('a drawn passage also has a table in a disclosure', async () => {
  const place = await chapter({ passage });
  expect(place.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
  expect(place.querySelector('details > summary')?.textContent).toBe(words.list);
  const list = place.querySelector('details');
  expect(list && rows(list)).toEqual([
    ['Mar 7', 'A, turned back', '0', '0'],
    ['Mar 14', '1', '4', '1'],
    ['Mar 21', 'A', '2', '0'],
    ['Mar 21', '4', '3', '2'],
  ]);
});

test('a passage whose sums do not agree is the table alone', async () => {
  const place = await chapter({ passage: { ...passage, end: 10 } });
  expect(place.querySelectorAll('svg, details')).toHaveLength(0);
  expect(rows(place)).toHaveLength(4);
});

test('a section without additions has no empty elements', async () => {
  const place = await chapter({ text: 'One.\nTwo.' });
  expect([...place.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['One.', 'Two.']);
  expect(place.querySelectorAll('figure, ol, svg, ul, :empty')).toHaveLength(0);
});

const figure = { image: { src: '/plates/a.avif' } };

test.each([
  { plates: [true, false, true], mirrored: [false, false, true] },
  { plates: [false, false, true], mirrored: [false, false, true] },
  { plates: [true, true, true], mirrored: [false, true, false] },
])('plates at $plates are mirrored at $mirrored', ({ plates, mirrored }) => {
  const sections = plates.map((has) => (has ? { text: 'A', figure } : { text: 'A' }));
  expect(orderedChapters(sections).map(({ isMirrored }) => isMirrored)).toEqual(mirrored);
});

const dial = {
  start: '2026-05-29T18:00:00+02:00',
  turn: '2026-05-31T20:00:00+02:00',
  end: '2026-06-01T09:00:00+02:00',
};

test('a dial shows the hours as they were written, in any time zone', () => {
  expect(dialSpan(dial, 'en')).toEqual({ length: 63, done: 50, turn: 50, time: '20:00', weekday: 'Sunday' });
  expect(dialSpan({ ...dial, done: '2026-05-31T16:00:00+02:00' }, 'en')?.done).toBe(46);
});

test.each([
  ['turns back before it starts', { turn: '2026-05-29T08:00:00+02:00' }],
  ['ends before it turns back', { end: '2026-05-31T09:00:00+02:00' }],
  ['takes months', { end: '2026-09-01T09:00:00+02:00' }],
])('a dial that %s is not shown', async (_, more) => {
  const place = await chapter({ dial: { ...dial, ...more } });
  expect(place.querySelector('svg')).toBeNull();
});
