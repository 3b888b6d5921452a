import { describe, expect, test } from 'vitest';
import { chooseContent } from '../../src/content/choose-content.ts';
import type { ContentIssue, Decoded } from '../../src/content/source.ts';

const issue = (path: string): ContentIssue => ({ path, expected: 'a slug', found: 'nothing' });
const list = (length: number, badItems = 0): Decoded<unknown> => ({
  content: Array.from({ length }, (_, id) => ({ id })),
  issues: Array.from({ length: badItems }, (_, index) => issue(`${length + index}.slug`)),
});
const object = (content: unknown, issueCount = 0): Decoded<unknown> => ({
  content,
  issues: Array.from({ length: issueCount }, (_, index) => issue(`team.${index}`)),
});
const full = { title: 'Company', core: ['One', 'Two', 'Three'], team: [{ name: 'A' }, { name: 'B' }] };

describe('the next content replaces the current content', () => {
  test.each<[string, Decoded<unknown> | undefined, Decoded<unknown>]>([
    ['when there is no current content', undefined, object({ title: 'x' }, 1)],
    ['when the current list is empty', list(0), list(1, 1)],
    ['when it is a shorter list without issues', list(50), list(1)],
    ['when one item of a long list is bad', list(50), list(50, 1)],
    ['when one item of a short list is bad', list(2), list(1, 1)],
    ['when a fifth of the items are bad', list(50), list(40, 10)],
    ['when it is a list with as many issues', list(50, 30), list(50, 30)],
    ['when it is an object with as many issues', object(full, 2), object(full, 2)],
    ['when a property was removed', object(full), object({ ...full, team: undefined })],
    ['when a text became shorter', object({ title: 'Long title' }), object({ title: 'T' })],
  ])('%s', (_, current, next) => {
    expect(chooseContent(current, next)).toBe(next);
  });
});

describe('the current content is kept', () => {
  test.each<[string, Decoded<unknown>, Decoded<unknown>]>([
    ['when there is no next content', list(2), object(undefined)],
    ['when the next list is empty', list(2), list(0)],
    ['when the only item is bad', list(1), list(0, 1)],
    ['when more than a fifth of the items are bad', list(50), list(39, 11)],
    ['when more than a fifth of the items have issues', list(50), list(50, 11)],
    [
      'when a list with issues is more than a fifth shorter, though the current one has issues',
      list(50, 5),
      list(30, 1),
    ],
    ['when an object has its first issues', object(full), object({ ...full, team: [] }, 2)],
    ['when an object lacks most of its values, without issues', object(full), object({ title: '7' })],
    ['when most of its lists are empty', object(full), object({ title: '7', core: [], team: [] })],
    ['when a list would replace an object', object(full), object([])],
  ])('%s', (_, current, next) => {
    expect(chooseContent(current, next)).toBe(current);
  });
});
