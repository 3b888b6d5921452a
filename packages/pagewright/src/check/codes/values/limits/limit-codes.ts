import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { type Fixers, remove, suggestedChange } from '../../fixer.ts';
import {
  didYouMean,
  formatList,
  formatValue,
  pluralize,
  suggest,
  type ValueMessages,
} from '../../message-text.ts';

/** What other programs call a type of values. */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ['text', 'string'],
  ['number', 'integer'],
  ['int', 'integer'],
]);

export const limitMessages = {
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
  'not-allowed': ({ found, options }) => {
    const names = options.flatMap((option) => (typeof option === 'string' ? [option] : []));
    const meant = typeof found === 'string' ? otherTypes.get(found.toLowerCase()) : undefined;
    return {
      message: `Expected ${formatList(options, { conjunction: 'or' })} but found ${formatValue(found)}.`,
      ...(meant !== undefined && names.includes(meant)
        ? didYouMean(meant)
        : suggest(
            typeof found === 'string' ? found : JSON.stringify(found),
            names,
            `Write ${options.length === 1 ? formatValue(options[0] ?? null) : 'one of these values'}.`,
          )),
    };
  },
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
} satisfies ValueMessages;

export const limitFixers: Fixers<ValueProblemData> = {
  'not-allowed': ({ found }, place) => (typeof found === 'string' ? suggestedChange(place) : []),
  'repeated-entry': (_, { spot }) => remove(spot),
};
