import { describe, expect, it } from 'vitest';
import { boxField } from '../../../src/blocks/measured-text/count-boxes.ts';
import { clockTime, dialOf } from '../../../src/blocks/measured-text/stopwatch-dial.ts';

const stages = [
  { name: 'Networks', minutes: 25 },
  { name: 'Databases', minutes: 95 },
];

describe('a stopwatch', () => {
  it('has a sector for each stage, and its hand at their sum', () => {
    const dial = dialOf({ limit: 240, stages });
    expect(dial?.sectors).toHaveLength(2);
    expect(dial?.total).toBe(120);
    expect(dial?.degrees).toBe(180);
    expect(dial?.labels.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  });

  it('has labels in minutes if it is short', () => {
    expect(dialOf({ limit: 120, stages })?.labels.map(({ text }) => text)).toEqual(['30', '60', '90', '120']);
  });

  it('is missing without stages, and if they are longer than the limit', () => {
    expect(dialOf({ limit: 240, stages: [] })).toBeUndefined();
    expect(dialOf({ limit: 119, stages })).toBeUndefined();
    expect(dialOf({ limit: 120, stages })).toBeDefined();
  });

  it('writes minutes as hours and minutes', () => {
    expect([5, 60, 230].map(clockTime)).toEqual(['0:05', '1:00', '3:50']);
  });
});

/** The number of boxes in the rows of a path. */
function boxesOf(rows: string): number {
  return [...rows.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + (Number(length) + 3) / 12, 0);
}

describe('a count', () => {
  it.each(['whole', 'rows'] as const)('has a box for each thing: %s', (layout) => {
    const parts = [22, 158, 7].map((count) => ({ text: String(count), count }));
    const field = boxField({ layout, parts });
    expect(field?.parts.map(({ rows }) => boxesOf(rows))).toEqual([22, 158, 7]);
  });

  it('is missing without parts, with more than four, and with more boxes than can be distinguished', () => {
    const part = { text: 'some', count: 500 };
    expect(boxField({ layout: 'whole', parts: [] })).toBeUndefined();
    expect(boxField({ layout: 'whole', parts: [part, part, part, part] })).toBeDefined();
    expect(boxField({ layout: 'whole', parts: [part, part, part, part, part] })).toBeUndefined();
    expect(boxField({ layout: 'whole', parts: [{ ...part, count: 2001 }] })).toBeUndefined();
  });
});
