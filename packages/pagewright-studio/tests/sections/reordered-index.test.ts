import { describe, expect, it } from 'vitest';
import { indexAfterDrop, indexAfterKey } from '../../src/browser/reorder/reordered-index.ts';

describe('an item that is dropped on another one', () => {
  it.each([
    [0, 2, false, 1],
    [0, 2, true, 2],
    [2, 0, false, 0],
    [2, 0, true, 1],
    [1, 1, true, 1],
    [1, 0, true, 1],
    [1, 2, false, 1],
  ])('from %i over %i, after it: %s, comes to %i', (from, over, isAfter, to) => {
    expect(indexAfterDrop(from, over, isAfter)).toBe(to);
  });

  it('is at the same index as after the same change of an array', () => {
    const items = ['a', 'b', 'c', 'd'];
    const indexes = items.map((_, index) => index);
    for (const from of indexes)
      for (const over of indexes)
        for (const isAfter of [true, false]) {
          if (from === over) continue;
          const rest = items.filter((_, index) => index !== from);
          const at = rest.indexOf(items[over] ?? '') + (isAfter ? 1 : 0);
          expect(indexAfterDrop(from, over, isAfter)).toBe(at);
        }
  });
});

describe('an item that is moved by a key', () => {
  it('does not move past the ends, and ignores other keys', () => {
    const to = (key: string, index: number, altKey = true) => indexAfterKey({ key, altKey }, index, 3);
    expect([to('ArrowUp', 1), to('ArrowDown', 1), to('Home', 2), to('End', 0)]).toEqual([0, 2, 0, 2]);
    expect([to('ArrowUp', 0), to('ArrowDown', 2)]).toEqual([0, 2]);
    expect([to('ArrowUp', 1, false), to('Enter', 1)]).toEqual([undefined, undefined]);
  });
});
