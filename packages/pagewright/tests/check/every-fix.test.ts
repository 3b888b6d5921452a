import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import { withFixes } from '../../src/check/fixes/apply-fixes.ts';
import { fixesOf } from '../../src/check/fixes/fixes-of.ts';
import { someOf } from '../budget.ts';
import { readFixtureSite, withFiles } from './check-fixture.ts';
import { page } from './typical-mistakes.ts';

const site = withFiles(readFixtureSite(), { 'work.json': page });
const check = createChecker();

/** Copies of a text, each without one character of a kind. */
function without(text: string, characters: RegExp): readonly (readonly [at: number, text: string])[] {
  return [...text.matchAll(characters)].map(({ index }) => [
    index,
    text.slice(0, index) + text.slice(index + 1),
  ]);
}

describe('one forgotten character', () => {
  const kinds = [
    ['bracket', /[[\]{}]/g],
    ['quotation mark', /"/g],
    ['comma or colon', /[,:]/g],
  ] as const;

  it.each(kinds)('is one message, and its fixes correct it: %s', (_, characters) => {
    for (const name of ['service.json', 'work.json']) {
      const all = without(site.files.get(name) ?? '', characters);
      const texts = someOf(all, 8);
      let corrected = 0;
      for (const [at, text] of texts) {
        const workspace = withFiles(site, { [name]: text });
        const { diagnostics } = check(workspace);
        const place = `${text.slice(Math.max(0, at - 30), at)}⌷${text.slice(at, at + 30)}`;
        expect(
          diagnostics.map(({ code }) => code),
          place,
        ).toHaveLength(1);
        const left = diagnostics.flatMap((diagnostic) =>
          fixesOf(diagnostic, workspace).map((fix) => check(withFixes(workspace, [fix])).diagnostics.length),
        );
        if (left.includes(0)) corrected += 1;
      }
      // In a line with several brackets, the missing one could be in several places.
      expect(corrected / texts.length).toBeGreaterThan(texts.length < all.length ? 0.3 : 0.6);
    }
  });
});
