import { compact } from '../../../../json/compact.ts';
import { isObject, type Json } from '../../../../json/json-value.ts';
import { describeValue, formatPhrase, phrases } from '../../../../schema/describe-schema.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { formatValue, type Messages, pluralize } from '../../message-text.ts';
import { drafts } from '../properties/meant-key.ts';
import { convert } from './convert.ts';

/** What the message of each code about the types of values needs to know. */
export type TypeData = Pick<ValueProblemData, 'wrong-type' | 'wrong-form'>;

/** How to write the found value as the expected one, where the conversion is obvious. */
function conversionRepair(data: ValueProblemData['wrong-type']): string {
  const converted = convert(data);
  switch (converted?.as) {
    case 'image':
      return `Write { "src": ${formatValue(data.found)}, "alt": "" }.`;
    case 'names':
      return `Write an array of the names: [ ${(data.names ?? []).map((each) => formatValue(each)).join(', ')} ].`;
    case 'array':
      return `Put it in brackets: [ ${[converted.value]
        .flat()
        .map((each) => formatValue(each))
        .join(', ')} ].`;
    case 'string':
      return `Put it in quotation marks: "${data.found}".`;
    case 'number':
      return `Remove the quotation marks: ${formatValue(converted.value)}.`;
    case 'boolean':
      return 'Write true or false, without quotation marks.';
    case 'object':
      return `Write ${compact(converted.value)}.`;
    default:
      if (data.items !== undefined) return `Write an array here. Each of its items is ${data.items}.`;
      if (data.expected === formatPhrase('date-time') && typeof data.found === 'boolean')
        return `Write the date, or remove the property. ${drafts}`;
      if (data.expected === phrases.boolean && typeof data.found === 'string')
        return 'Write true or false, without quotation marks.';
      return data.found === null ? 'Remove the property if it has no value.' : `Write ${data.expected} here.`;
  }
}

/** Whether a value says more than its type. */
function isShown(value: Json): boolean {
  return !isObject(value) && value !== null && typeof value !== 'boolean' && value !== '';
}

function othersToo(more = 0): string {
  return more === 0 ? '' : `, here and in ${pluralize(more, 'other item')} of this array`;
}

export const typeMessages: Messages<TypeData> = {
  'wrong-type': (data) => ({
    message: `Expected ${data.expected} but found ${describeValue(data.found)}${isShown(data.found) ? ` (${formatValue(data.found)})` : ''}${othersToo(data.more)}.`,
    repair: conversionRepair(data),
  }),
  'wrong-form': ({ expected, found, meant }) => ({
    message: `Expected ${expected} but found ${describeValue(found)}.`,
    repair: `Write ${meant === undefined ? `${expected} here` : compact(meant)}.`,
  }),
};
