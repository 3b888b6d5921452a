import { compact } from '../../../../json/compact.ts';
import { isArray, isObject, type Json } from '../../../../json/json-value.ts';
import { replaceValue, type Spot } from '../../../../json/spot.ts';
import { describeValue, formatPhrase, phrases } from '../../../../schema/describe-schema.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { changeTo, type Fixers, type FixPlan, inBrackets, remove } from '../../fixer.ts';
import { formatValue, pluralize, type ValueMessages } from '../../message-text.ts';
import { drafts } from '../properties/meant-key.ts';
import { convert } from './convert.ts';

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

export const typeMessages = {
  'wrong-type': (data) => ({
    message: `Expected ${data.expected} but found ${describeValue(data.found)}${isShown(data.found) ? ` (${formatValue(data.found)})` : ''}${othersToo(data.more)}.`,
    repair: conversionRepair(data),
  }),
  'wrong-form': ({ expected, found, meant }) => ({
    message: `Expected ${expected} but found ${describeValue(found)}.`,
    repair: `Write ${meant === undefined ? `${expected} here` : compact(meant)}.`,
  }),
} satisfies ValueMessages;

export const typeFixers: Fixers<ValueProblemData> = {
  'wrong-type': (data, { spot }) => {
    const converted = convert(data);
    if (data.found === null) return remove(spot);
    if (!spot || !converted) return [];
    if (converted.as === 'object') return asObjects(data, spot);
    // Keeps the formatting of a value that only gets brackets.
    return converted.as === 'array' && isWhole(converted.value, data.found)
      ? inBrackets(spot)
      : changeTo(spot, converted.value, converted.as !== 'image' && converted.as !== 'names');
  },
  'wrong-form': ({ meant }, { spot }) => (meant === undefined ? [] : changeTo(spot, meant)),
};

/** Writes the items of an array that have the wrong type as objects. */
function asObjects(data: ValueProblemData['wrong-type'], spot: Spot): readonly FixPlan[] {
  const edits = (spot.parent?.tree.items ?? [spot.tree]).flatMap((tree) => {
    const converted = convert({ ...data, found: tree.value });
    return converted ? [replaceValue({ ...spot, tree }, converted.value)] : [];
  });
  const title = edits.length === 1 ? 'Write it as an object' : 'Write them as objects';
  return [{ title, edits, isSafe: false }];
}

/** False for several words in one string: each of them is an item. */
function isWhole(items: Json, found: Json): boolean {
  return isArray(items) && items.length === 1 && items[0] === found;
}
