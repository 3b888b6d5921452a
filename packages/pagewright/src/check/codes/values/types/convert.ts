import { isArray, isObject, type Json } from '../../../../json/json-value.ts';
import { phrases } from '../../../../schema/describe-schema.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';

/** A value of the wrong type, written as a value of the expected type. */
export interface Conversion {
  readonly as: 'image' | 'object' | 'array' | 'names' | 'string' | 'number' | 'boolean';
  readonly value: Json;
}

const booleans: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** Single words with commas, such as "en, de". */
const words = /^[\w-]+(?:\s*,\s*[\w-]+)+$/;

/** Converts a value to the expected type, if only one value of that type can be meant. */
export function convert({
  expected,
  found,
  names,
  items,
  meant,
}: ValueProblemData['wrong-type']): Conversion | undefined {
  if (names) return { as: 'names', value: names };
  if (expected.startsWith(phrases.image) && typeof found === 'string')
    return { as: 'image', value: { src: found, alt: '' } };
  if (meant !== undefined) return { as: 'object', value: meant };
  const [, property] = /^an object \{ "([^"]+)": … \}$/.exec(expected) ?? [];
  // Text is not the name of a type.
  if (property !== undefined && property !== 'type' && typeof found === 'string')
    return { as: 'object', value: { [property]: found } };
  const [only, ...others] = isArray(found) ? found : [];
  const required = [...expected.matchAll(/"([^"]+)": …/g)].map(([, name = '']) => name);
  if (/^an object\b/.test(expected) && only !== undefined && isObject(only) && others.length === 0)
    return required.every((name) => name in only) ? { as: 'object', value: only } : undefined;
  if (expected === phrases.array && found !== null) {
    if (items !== undefined) return undefined;
    return {
      as: 'array',
      value: typeof found === 'string' && words.test(found) ? found.split(/\s*,\s*/) : [found],
    };
  }
  if (expected === phrases.string && (typeof found === 'number' || typeof found === 'boolean'))
    return { as: 'string', value: String(found) };
  if (typeof found !== 'string') return undefined;
  if (/number/.test(expected) && found.trim() !== '' && Number.isFinite(Number(found)))
    return { as: 'number', value: Number(found) };
  const boolean = expected === phrases.boolean ? booleans[found.trim().toLowerCase()] : undefined;
  return boolean === undefined ? undefined : { as: 'boolean', value: boolean };
}
