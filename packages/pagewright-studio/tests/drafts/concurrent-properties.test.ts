import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget } from '../../../pagewright/tests/budget.ts';
import { WindowDrafts } from '../../src/browser/connection/window-drafts.ts';
import { changeOf } from '../../src/browser/drafts/file-change.ts';
import { removeValue, setValue } from '../../src/browser/edits/edit-config.ts';
import { mergeValues } from '../../src/browser/edits/merge-values.ts';

const file = 'home.json';
const order = ['title', 'eyebrow', 'lead', 'tone'];

/** A change of one property by the form. An empty text removes the property. */
function typed(text: string, name: string, value: string) {
  const edits = value === '' ? removeValue(text, [name]) : setValue(text, [name], value, order);
  return new Map([[file, changeOf(text, edits)]]);
}

const texts = fc.record(Object.fromEntries(order.map((name) => [name, fc.constantFrom('', 'a', 'b')])), {
  requiredKeys: order,
});

describe('two windows that add and remove properties of one object', () => {
  it('end with valid JSON that contains the input of both', () => {
    fc.assert(
      fc.property(
        texts,
        fc.uniqueArray(fc.constantFrom(...order), { minLength: 2, maxLength: 2 }),
        fc.constantFrom('', 'mine'),
        fc.constantFrom('', 'theirs'),
        (values, [mine = '', theirs = ''], myText, theirText) => {
          const props = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
          const before = `${JSON.stringify(props, null, 2)}\n`;
          const window = new WindowDrafts(new Map([[file, before]])).add('1', {
            is: 'step',
            label: 'Type',
            changes: typed(before, mine, myText),
          });
          const after = window.receive(typed(before, theirs, theirText), undefined);
          const expected = { ...props, [mine]: myText, [theirs]: theirText };
          const shown = Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== ''));
          expect(JSON.parse(after.shown.get(file) ?? '')).toEqual(shown);
        },
      ),
      budget(200, 20_000),
    );
  });

  it('merge lists that both have changed by taking the one of this window, and keep the rest', () => {
    const before = '{ "a": [1, 2], "b": 1 }';
    expect(JSON.parse(mergeValues(before, '{ "a": [1, 2, 3], "b": 1 }', '{ "a": [0, 2], "b": 2 }'))).toEqual({
      a: [1, 2, 3],
      b: 2,
    });
  });
});
