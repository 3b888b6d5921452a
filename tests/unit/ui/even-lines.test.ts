import { expect, it } from 'vitest';
import { anchorsOf } from '../../../src/ui/headings/anchors.ts';
import { fitLines } from '../../../src/ui/lettering/fit-lines.ts';

const stretchesOf = (texts: readonly string[]) =>
  fitLines(texts)?.lines.map(({ stretch, tenths }) => stretch + tenths / 10);

it('a long line gets narrower letters than a short one', () => {
  const [long = 0, short = 0] = stretchesOf(['sex, gender identity', 'religion, age']) ?? [];
  expect(long).toBeLessThan(100);
  expect(short).toBeGreaterThan(100);
});

it('letters stay between the narrowest and the widest of the font', () => {
  for (const stretch of stretchesOf(['a', 'a line with very many letters']) ?? []) {
    expect(stretch).toBeGreaterThanOrEqual(62);
    expect(stretch).toBeLessThanOrEqual(125);
  }
});

it('a letter with an accent is as wide as the letter without it', () => {
  expect(stretchesOf(['équité', 'mesure'])).toEqual(stretchesOf(['equite', 'mesure']));
});

it('lines that would be too small in their column are not fitted, nor is an empty list', () => {
  expect(fitLines(['a'.repeat(60)])).toBeUndefined();
  expect(fitLines(['engineering'], 3)).toBeUndefined();
  expect(fitLines([])).toBeUndefined();
});

it('anchors are made from headings, and no two are the same', () => {
  expect(anchorsOf(['Pay and working life', 'Égalité, 2026!', 'Pay and working life', '?', '勤務'])).toEqual([
    'pay-and-working-life',
    'égalité-2026',
    'pay-and-working-life-3',
    'part-4',
    '勤務',
  ]);
});
