import { compact } from '../../../../json/compact.ts';
import { isObject, itemsOf, type Json } from '../../../../json/json-value.ts';
import { phrases } from '../../../../schema/describe-schema.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { formatValue } from '../../message-text.ts';

/** A value of the wrong type, written as a value of the expected type. */
interface Conversion {
  readonly as: 'image' | 'object' | 'array' | 'names' | 'string' | 'number' | 'boolean';
  readonly value: Json;
  /** How to write it. */
  readonly repair: string;
}

const object = (value: Json): Conversion => ({ as: 'object', value, repair: `Write ${compact(value)}.` });

const listed = (values: readonly Json[]) => `[ ${values.map(formatValue).join(', ')} ]`;

const booleans: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

export const writeBoolean = 'Write true or false, without quotation marks.';

/** Single words with commas, such as "en, de". */
const words = /^[\w-]+(?:\s*,\s*[\w-]+)+$/;

/** Converts a value to the expected type, if only one value of that type can be meant. */
export function convert(data: ValueProblemData['wrong-type']): Conversion | undefined {
  const { expected, found, names, items, meant } = data;
  if (names) return { as: 'names', value: names, repair: `Write an array of the names: ${listed(names)}.` };
  if (expected.startsWith(phrases.image) && typeof found === 'string')
    return {
      as: 'image',
      value: { src: found, alt: '' },
      repair: `Write { "src": ${formatValue(found)}, "alt": "" }.`,
    };
  if (meant !== undefined) return object(meant);
  if (expected !== phrases.array) return asObject(expected, found) ?? asScalar(expected, found);
  return found === null || items !== undefined ? undefined : asArray(found);
}

/** The value of the only property, or the only item of an array that has the properties that are expected. */
function asObject(expected: string, found: Json): Conversion | undefined {
  const [, property] = /^an object \{ "([^"]+)": … \}$/.exec(expected) ?? [];
  // Text is not the name of a type.
  if (property !== undefined && property !== 'type' && typeof found === 'string')
    return object({ [property]: found });
  const [only, ...others] = itemsOf(found);
  if (!/^an object\b/.test(expected) || only === undefined || !isObject(only) || others.length > 0)
    return undefined;
  const required = [...expected.matchAll(/"([^"]+)": …/g)].map(([, name = '']) => name);
  return required.every((name) => name in only) ? object(only) : undefined;
}

function asArray(found: Json): Conversion {
  const isList = typeof found === 'string' && words.test(found);
  const value = isList ? found.split(/\s*,\s*/) : [found];
  return { as: 'array', value, repair: `Put it in brackets: ${listed(value)}.` };
}

function asScalar(expected: string, found: Json): Conversion | undefined {
  if (expected === phrases.string && (typeof found === 'number' || typeof found === 'boolean'))
    return { as: 'string', value: String(found), repair: `Put it in quotation marks: "${found}".` };
  if (typeof found !== 'string') return undefined;
  const number = Number(found);
  if (/number/.test(expected) && found.trim() !== '' && Number.isFinite(number))
    return { as: 'number', value: number, repair: `Remove the quotation marks: ${formatValue(number)}.` };
  const boolean = expected === phrases.boolean ? booleans[found.trim().toLowerCase()] : undefined;
  return boolean === undefined ? undefined : { as: 'boolean', value: boolean, repair: writeBoolean };
}
