import { isArray, isObject, type Json, pointerToken } from '../../json/json-value.ts';
import { problemAt } from '../../schema/value-problem.ts';
import { parseString } from '../string-value.ts';
import { compileLiteral } from './compile-literal.ts';
import type { Context, Place } from './compile-types.ts';

/** The value of a `default`; undefined if it has an error. A default replaces missing content, so it must not contain bindings. */
export function plainDefault(value: Json, place: Place, context: Context): Json | undefined {
  const { problems } = context;
  const before = problems.length;
  let isChanged = false;
  const plain = (each: Json, at: string): Json => {
    if (isArray(each)) return each.map((item, index) => plain(item, at + pointerToken(index)));
    if (isObject(each)) {
      const properties = Object.entries(each).map(([name, property]) => [
        name,
        plain(property, at + pointerToken(name)),
      ]);
      return Object.fromEntries(properties);
    }
    if (typeof each !== 'string') return each;
    const parsed = parseString(each, () => false);
    if (parsed.is === 'literal') {
      isChanged ||= parsed.text !== each;
      return parsed.text;
    }
    problems.push(problemAt('default-not-literal', at, { found: each }));
    return each;
  };
  const literal = plain(value, place.pointer);
  if (problems.length > before) return undefined;
  // Ajv validated the strings while `{{` was still escaped, so changed strings are validated again.
  return compileLiteral(literal, place, context, context.isValid && !isChanged)?.plan.value;
}
