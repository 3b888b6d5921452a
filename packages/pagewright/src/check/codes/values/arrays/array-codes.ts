import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { formatValue, type Messages, pluralize } from '../../message-text.ts';

/** What the message of each code about arrays needs to know. */
export type ArrayData = Pick<ValueProblemData, 'list-length' | 'repeated-entry'>;

/** Messages about arrays. */
export const arrayMessages: Messages<ArrayData> = {
  'list-length': ({ length, min, max }) => ({
    message: `Expected ${min === undefined ? `at most ${pluralize(max ?? 0, 'item')}` : `at least ${pluralize(min, 'item')}`} but found ${length}.`,
    repair:
      min === undefined
        ? `Remove ${pluralize(length - (max ?? 0), 'item')}.`
        : length === 0
          ? 'Add an item, or remove the property if it is not required.'
          : 'Add the missing items.',
  }),
  'repeated-entry': ({ found }) => ({
    message: `This array contains ${formatValue(found)} twice, but its items must differ.`,
    repair: 'Remove one of them.',
  }),
};
