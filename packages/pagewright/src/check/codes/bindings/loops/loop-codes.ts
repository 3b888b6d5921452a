import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { type Fixers, inBrackets } from '../../fixer.ts';
import type { ValueMessages } from '../../message-text.ts';

export const loopMessages = {
  'second-each': ({ path }) => ({
    message: `"show" makes one item, but this "each" (${path}) makes several.`,
    repair: `Put it in brackets, where the item has an array: [ { "each": "${path}", "show": … } ].`,
  }),
  'misplaced-each': ({ expected, fixedIn }) =>
    fixedIn === undefined
      ? {
          message: `Expected ${expected} but found an "each", which must be an item of an array.`,
          repair: 'Put it in brackets where an array is expected: [ { "each": …, "show": … } ].',
        }
      : {
          message: `Expected ${expected} but found an "each": this array takes no items from content.`,
          repair:
            fixedIn === 'language'
              ? 'Write its items, or remove the array, so that this language shows the array of _site.json.'
              : 'Write its items.',
        },
  'each-of-no-list': ({ path, found }) => ({
    message: `"each" expects an array, but ${path} is ${found}.`,
    repair: `Use ${path} without "each", or write the path of an array.`,
  }),
} satisfies ValueMessages;

export const loopFixers: Fixers<ValueProblemData> = {
  'misplaced-each': ({ fixedIn }, { spot }) => (fixedIn === undefined ? inBrackets(spot) : []),
};
