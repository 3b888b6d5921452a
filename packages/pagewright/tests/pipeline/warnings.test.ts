import { describe, expect, it } from 'vitest';
import { printedWarnings, type Warning } from '../../src/pipeline/warnings.ts';

const warning = (text: string, cause = text, kind = 'values that were dropped'): Warning => ({
  kind,
  cause,
  text,
});
const many = (count: number, cause?: string) =>
  Array.from({ length: count }, (_, index) => warning(`posts: ${index}.slug`, cause));

describe('warnings of a build', () => {
  it('with the same cause are shortened to a few examples and a count', () => {
    expect(printedWarnings(many(415, 'no slug'))).toEqual([
      'posts: 0.slug',
      'posts: 1.slug',
      'posts: 2.slug',
      'and 412 more like these: values that were dropped',
    ]);
  });

  it('with the same cause are all printed if they are few', () => {
    const four = many(4, 'no slug');
    expect(printedWarnings(four)).toEqual(four.map(({ text }) => text));
  });

  it('with many causes end with a count', () => {
    const lines = printedWarnings(many(70));
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('and 20 more: values that were dropped');
  });

  it('with many causes are all printed if only one would be left', () => {
    const all = many(51);
    expect(printedWarnings(all)).toEqual(all.map(({ text }) => text));
  });

  it('of one kind do not hide warnings of other kinds', () => {
    const lines = printedWarnings([...many(70), warning('page.json: is gone', 'gone', 'pages')]);
    expect(lines.at(-1)).toBe('page.json: is gone');
  });

  it('are printed once', () => {
    expect(printedWarnings([warning('twice'), warning('twice')])).toEqual(['twice']);
  });

  it('are escaped, and so are their details', () => {
    const hostile = { ...warning('a\u001b[2J\nb'), details: ['c\n::error::d', '::error::e'] };
    expect(printedWarnings([hostile])).toEqual(['a\\u{1b}[2J\\nb\n  c\\n::error::d\n  \\u{3a}:error::e']);
  });
});
