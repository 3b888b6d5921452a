import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../pagewright/src/json/text-edit.ts';
import { budget } from '../../../pagewright/tests/budget.ts';
import { applyChange, changeOf, composeChanges, invertChange } from '../../src/browser/drafts/file-change.ts';

describe('two changes of a text that are combined into one', () => {
  it('keep an insertion at the place of a removal', () => {
    const first = changeOf('abcd', [{ start: 1, end: 1, text: 'X' }]);
    const second = changeOf('aXbcd', [{ start: 2, end: 4, text: '' }]);
    expect(applyChange('abcd', composeChanges('abcd', first, second))).toBe('aXd');
  });

  it('lead to the same text as one after the other, and back', () => {
    const edits = fc.record({ at: fc.nat(30), length: fc.nat(6), text: fc.string({ maxLength: 4 }) });
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(edits, { maxLength: 6 }), (text, all) => {
        let now = text;
        let whole = changeOf(text, []);
        for (const { at, length, text: added } of all) {
          const start = Math.min(at, now.length);
          const edit = { start, end: Math.min(start + length, now.length), text: added };
          const change = changeOf(now, [edit]);
          whole = composeChanges(text, whole, change);
          now = applyEdits(now, [edit]);
        }
        expect(applyChange(text, whole)).toBe(now);
        expect(applyChange(now, invertChange(text, whole))).toBe(text);
      }),
      budget(100, 5_000),
    );
  });
});
