import { describe, expect, it } from 'vitest';
import { type DiffLine, lineDiff } from '../../src/browser/publish/review/line-diff.ts';

const lines = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `${at + from}\n`).join('');

/** A line of a unified diff, with its highlighted part in brackets. */
function written({ is, text, mark }: DiffLine): string {
  const [start, end] = mark ?? [0, 0];
  const marked = mark ? `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}` : text;
  return `${{ same: ' ', removed: '-', added: '+' }[is]}${marked}`;
}

const diffOf = (before: string | null, after: string | null) =>
  lineDiff(before, after).hunks.flatMap((hunk) => hunk.lines.map(written));

describe('the difference of two texts', () => {
  it('shows changed lines with three equal lines around them, and how many are left out', () => {
    const { hunks, skipped, added, removed } = lineDiff(lines(20), lines(20).replace('10\n', 'ten\n'));
    expect(hunks).toHaveLength(1);
    expect(hunks[0]?.skipped).toBe(6);
    expect(hunks[0]?.lines.map(written)).toEqual([' 7', ' 8', ' 9', '-10', '+ten', ' 11', ' 12', ' 13']);
    expect({ skipped, added, removed }).toEqual({ skipped: 7, added: 1, removed: 1 });
  });

  it('numbers the lines of both texts', () => {
    const { hunks } = lineDiff('a\nb\nc\n', 'a\nx\nb\nc\n');
    expect(hunks[0]?.lines.map(({ before, after }) => [before, after])).toEqual([
      [1, 1],
      [undefined, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it('marks the differences in similar lines', () => {
    expect(diffOf('  "title": "Our team"\n', '  "title": "Our great team"\n')).toEqual([
      '-  "title": "Our []team"',
      '+  "title": "Our [great ]team"',
    ]);
    expect(diffOf('  "title": "Our team"\n', '  { }\n')).toEqual(['-  "title": "Our team"', '+  { }']);
  });

  it('never marks half a character', () => {
    expect(diffOf('"the sun 🌞"\n', '"the sun 🌝"\n')).toEqual(['-"the sun [🌞]"', '+"the sun [🌝]"']);
  });

  it('says where only the end of a line differs', () => {
    const { hunks } = lineDiff('a\r\nb', 'a\nb\n');
    expect(hunks[0]?.lines.map(({ is, text, isSameText }) => [is, text, isSameText])).toEqual([
      ['removed', 'a', true],
      ['removed', 'b', true],
      ['added', 'a', true],
      ['added', 'b', true],
    ]);
  });

  it('shows a new file as added and a deleted one as removed', () => {
    expect(diffOf(null, 'a\n')).toEqual(['+a']);
    expect(diffOf('a\n', null)).toEqual(['-a']);
    expect(diffOf(null, '')).toEqual([]);
  });

  it('is computed quickly, no matter how much differs', () => {
    // Finding the shortest difference of so many lines would take minutes.
    const { added, removed } = lineDiff(lines(10_000), lines(10_000, 30_000));
    expect({ added, removed }).toEqual({ added: 10_000, removed: 10_000 });
  });
});
