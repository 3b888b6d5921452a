import { describe, expect, it } from 'vitest';
import type { Json } from '../../../pagewright/src/json/json-value.ts';
import { canonicalJson, matchItems } from '../../src/browser/publish/changes/matched-items.ts';
import { valueChanges } from '../../src/browser/publish/changes/value-changes.ts';

/** The changes of a list of texts, in a short form. */
function changesOf(before: readonly Json[], after: readonly Json[]): readonly string[] {
  return valueChanges(before, after, ['texts']).map((change) => {
    if (change.is === 'value') return `${change.before} became ${change.after}`;
    if (change.is === 'item-added' || change.is === 'item-removed' || change.is === 'item-moved')
      return `${change.is} ${change.item}`;
    return change.is;
  });
}

describe('a rewritten text in a list', () => {
  it('is the one below the same text, even if another was added below it', () => {
    expect(changesOf(['One', 'Two', 'Three'], ['One', 'Second', 'New', 'Three'])).toEqual([
      'Two became Second',
      'item-added New',
    ]);
  });

  it('is the one above the same text if the one above it is new', () => {
    expect(changesOf(['Two', 'Three'], ['Second', 'Three'])).toEqual(['Two became Second']);
    expect(changesOf(['One', 'Two', 'Three'], ['Four', 'One', 'Second', 'Three'])).toEqual([
      'item-added Four',
      'Two became Second',
    ]);
  });

  it('at the top or at the end of a list is the one that was there before', () => {
    expect(changesOf(['One', 'Two'], ['First', 'New', 'Two'])).toEqual([
      'One became First',
      'item-added New',
    ]);
    expect(changesOf(['One', 'Two'], ['One', 'Second'])).toEqual(['Two became Second']);
  });

  it('is a new text if it does not resemble the old one', () => {
    expect(changesOf(['One', 2], ['One', true])).toEqual(['item-added true', 'item-removed 2']);
  });
});

describe('items of a list', () => {
  const nothingAlike = { names: [], isAlike: () => false };

  it('that are equal are matched in their order, and the remaining ones are removed', () => {
    expect(matchItems(['a', 'b', 'a', 'a'], ['a', 'a'], nothingAlike)).toEqual([
      { before: 0, after: 0, isMoved: false },
      { before: 2, after: 1, isMoved: false },
      { before: 1, after: undefined, isMoved: false },
      { before: 3, after: undefined, isMoved: false },
    ]);
  });

  it('are matched by their last name only if nothing else matches', () => {
    const lastName = () => 'any';
    expect(matchItems(['a', 'b'], ['b', 'c'], { ...nothingAlike, lastName })).toEqual([
      { before: 1, after: 0, isMoved: true },
      { before: 0, after: 1, isMoved: false },
    ]);
  });

  it('are moved as little as possible', () => {
    const moved = matchItems(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], nothingAlike);
    expect(moved.filter(({ isMoved }) => isMoved)).toEqual([{ before: 3, after: 0, isMoved: true }]);
  });
});

it('equal values have equal JSON, in whatever order their properties are', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    canonicalJson({ a: true, b: [1, { c: 'x', d: null }] }),
  );
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
