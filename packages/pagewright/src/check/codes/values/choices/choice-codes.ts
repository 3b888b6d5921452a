import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { formatList, formatValue, type Messages, suggest } from '../../message-text.ts';

/** What the message of each code about values that are not among those that their schema lists needs to know. */
export type ChoiceData = Pick<ValueProblemData, 'not-allowed'>;

/** What other programs call a type of values. */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ['text', 'string'],
  ['number', 'integer'],
  ['int', 'integer'],
]);

/** Messages about values that are not among those that their schema lists. */
export const choiceMessages: Messages<ChoiceData> = {
  'not-allowed': ({ found, options }) => {
    const names = options.flatMap((option) => (typeof option === 'string' ? [option] : []));
    const meant = typeof found === 'string' ? otherTypes.get(found.toLowerCase()) : undefined;
    return {
      message: `Expected ${formatList(options, { conjunction: 'or' })} but found ${formatValue(found)}.`,
      ...(meant !== undefined && names.includes(meant)
        ? { repair: `Did you mean "${meant}"?`, suggestion: meant }
        : suggest(
            typeof found === 'string' ? found : JSON.stringify(found),
            names,
            `Write ${options.length === 1 ? formatValue(options[0] ?? null) : 'one of these values'}.`,
          )),
    };
  },
};
