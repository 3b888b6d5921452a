import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import type { Messages } from '../../message-text.ts';

/** What the message of each code about arrays with items from content needs to know. */
export type LoopData = Pick<ValueProblemData, 'second-each' | 'misplaced-each' | 'each-of-no-list'>;

export const loopMessages: Messages<LoopData> = {
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
};
