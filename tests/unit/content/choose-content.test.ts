import { describe, expect, test } from 'vitest';
import { chooseContent } from '../../../packages/pagewright/src/content/choose-content.ts';
import type { ContentIssue, Decoded } from '../../../packages/pagewright/src/content/source.ts';

const fault = (path: string): ContentIssue => ({ path, expected: 'a slug', found: 'nothing' });
const list = (length: number, badItems = 0): Decoded<unknown> => ({
  content: Array.from({ length }, (_, id) => ({ id })),
  issues: Array.from({ length: badItems }, (_, index) => fault(`${length + index}.slug`)),
});
const object = (content: unknown, faults = 0): Decoded<unknown> => ({
  content,
  issues: Array.from({ length: faults }, (_, index) => fault(`team.${index}`)),
});
const full = { title: 'Company', core: ['One', 'Two', 'Three'], team: [{ name: 'A' }, { name: 'B' }] };

describe('what arrives replaces what is held', () => {
  test.each<[string, Decoded<unknown> | undefined, Decoded<unknown>]>([
    ['when nothing is held', undefined, object({ title: 'x' }, 1)],
    ['when an empty list is held', list(0), list(1, 1)],
    ['when it is a shorter list without faults', list(50), list(1)],
    ['when one item of a long list is bad', list(50), list(50, 1)],
    ['when one item of a short list is bad', list(2), list(1, 1)],
    ['when a fifth of the items is bad', list(50), list(40, 10)],
    ['when it is as faulty a list as the one held', list(50, 30), list(50, 30)],
    ['when it is as faulty an object as the one held', object(full, 2), object(full, 2)],
    ['when a property was removed', object(full), object({ ...full, team: undefined })],
    ['when a text became shorter', object({ title: 'Long title' }), object({ title: 'T' })],
  ])('%s', (_, held, arrived) => {
    expect(chooseContent(held, arrived)).toBe(arrived);
  });
});

describe('what is held stays', () => {
  test.each<[string, Decoded<unknown>, Decoded<unknown>]>([
    ['when nothing arrives', list(2), object(undefined)],
    ['when an empty list arrives', list(2), list(0)],
    ['when the only item is bad', list(1), list(0, 1)],
    ['when more than a fifth of the items is bad', list(50), list(39, 11)],
    ['when more than a fifth of the items was changed by faults', list(50), list(50, 11)],
    [
      'when a list with faults lost more than a fifth, though the one held has faults',
      list(50, 5),
      list(30, 1),
    ],
    ['when an object has faults for the first time', object(full), object({ ...full, team: [] }, 2)],
    ['when an object lost most of what it had, without a fault', object(full), object({ title: '7' })],
    ['when most of its lists are empty', object(full), object({ title: '7', core: [], team: [] })],
    ['when a list arrives where an object is held', object(full), object([])],
  ])('%s', (_, held, arrived) => {
    expect(chooseContent(held, arrived)).toBe(held);
  });
});
