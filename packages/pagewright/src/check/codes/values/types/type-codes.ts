import { compact } from '../../../../json/compact.ts';
import { isArray, isObject, type Json } from '../../../../json/json-value.ts';
import { replaceValue, type Spot } from '../../../../json/spot.ts';
import { describeValue, formatPhrase, phrases } from '../../../../schema/describe-schema.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { changeTo, type Fixers, type FixPlan, inBrackets, remove } from '../../fixer.ts';
import { formatValue, pluralize, type ValueMessages } from '../../message-text.ts';
import { drafts } from '../properties/meant-key.ts';
import { convert, writeBoolean } from './convert.ts';

/** What to do about a value without an obvious conversion. */
function typeRepair({ expected, found, items }: ValueProblemData['wrong-type']): string {
  if (items !== undefined) return `Write an array here. Each of its items is ${items}.`;
  if (expected === formatPhrase('date-time') && typeof found === 'boolean')
    return `Write the date, or remove the property. ${drafts}`;
  if (expected === phrases.boolean && typeof found === 'string') return writeBoolean;
  return found === null ? 'Remove the property if it has no value.' : `Write ${expected} here.`;
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
    repair: data.advice ?? convert(data)?.repair ?? typeRepair(data),
  }),
  'wrong-form': ({ expected, found, meant }) => ({
    message: `Expected ${expected} but found ${describeValue(found)}.`,
    repair: `Write ${meant === undefined ? `${expected} here` : compact(meant)}.`,
  }),
} satisfies ValueMessages;

export const typeFixers: Fixers<ValueProblemData> = {
  'wrong-type': (data, { spot }) => {
    const converted = data.advice === undefined ? convert(data) : undefined;
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
