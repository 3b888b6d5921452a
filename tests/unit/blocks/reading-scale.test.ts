import { expect, test } from 'vitest';
import {
  type ReadingProps,
  rulerValues,
  scaleOf,
  soundReading,
} from '../../../src/blocks/readings/reading-scale.ts';
import { draw } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

test.each([
  { max: 14, values: [0, 2, 4, 6, 8, 10, 12] },
  { max: 212, values: [0, 50, 100, 150, 200] },
  { max: 100, values: [0, 20, 40, 60, 80] },
  { max: 1300, values: [0, 200, 400, 600, 800, 1000, 1200] },
  { max: 1, values: [0, 0.2, 0.4, 0.6, 0.8] },
  { max: 0.7, values: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6] },
])('a ruler up to $max has the values $values', ({ max, values }) => {
  expect(rulerValues(max)).toEqual(values);
});

const reading = (more: Partial<ReadingProps>): ReadingProps => ({
  label: 'to close the books',
  after: 6,
  ...more,
});

test.each<{ of: string; more: Partial<ReadingProps>; is: string }>([
  { of: 'two readings', more: { before: 14 }, is: 'bars' },
  { of: 'one reading', more: {}, is: 'none' },
  { of: 'a part of up to a hundred', more: { of: 70 }, is: 'ticks' },
  { of: 'a part of more', more: { of: 426 }, is: 'bars' },
  { of: 'two parts of a whole', more: { before: 4, of: 100 }, is: 'bars' },
  { of: 'what was left over', more: { row: { count: 31 } }, is: 'row' },
  { of: 'nothing at all', more: { before: 0, after: 0 }, is: 'none' },
])('the drawing of $of is $is', ({ more, is }) => {
  const sound = soundReading(reading(more));
  expect(sound && scaleOf(sound).is).toBe(is);
});

test.each<[string, Partial<ReadingProps>]>([
  ['a first reading below zero', { before: -1 }],
  ['a whole that is smaller than its part', { of: 5 }],
  ['fewer boxes than stand out', { row: { count: 5 } }],
  ['more boxes than have room', { row: { count: 101 } }],
])('%s counts as missing', (_, more) => {
  const sound = soundReading(reading(more));
  expect(sound).toEqual(reading({}));
});

test('a reading below zero is not shown, but the others are', async () => {
  const props = { readings: [reading({ after: -6 }), reading({ before: 14, unit: 'hours' })], now: 'now' };
  const place = elementsOf(await draw('readings', { ...props, ofText: 'of [whole] [unit]', tone: 'tint' }));
  expect(place.querySelectorAll('dt')).toHaveLength(1);
  expect(place.querySelector('dd')?.textContent).toBe('14, now 6 hours');
  expect(place.querySelector('svg')?.closest('[aria-hidden="true"]')).toBeTruthy();
});

test('a figure alone has no empty drawing', async () => {
  const props = { readings: [reading({})], now: 'now', ofText: 'of [whole] [unit]', tone: 'tint' };
  expect(elementsOf(await draw('readings', props)).querySelectorAll('dd')).toHaveLength(1);
});
