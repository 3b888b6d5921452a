import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { type Messages, pluralize } from '../../message-text.ts';

/** What the message of each code about values that are too small or too large needs to know. */
export type LimitData = Pick<ValueProblemData, 'text-length' | 'number-range'>;

/** Messages about values that are too small or too large. */
export const limitMessages: Messages<LimitData> = {
  'text-length': ({ found, min, max }) =>
    found.trim() === '' && min !== undefined
      ? {
          message: 'Expected text but found an empty string.',
          repair: 'Write some text, or remove the property.',
        }
      : {
          message: `Expected ${min === undefined ? `at most ${pluralize(max ?? 0, 'character')}` : `at least ${pluralize(min, 'character')}`} but found ${[...found].length}.`,
          repair: min === undefined ? 'Shorten the text.' : 'Write more text.',
        },
  'number-range': ({ found, min, max, step }) => {
    const range =
      min !== undefined ? `${min} or more` : max !== undefined ? `${max} or less` : `a multiple of ${step}`;
    return { message: `Expected ${range} but found ${found}.`, repair: `Write ${range}.` };
  },
};
