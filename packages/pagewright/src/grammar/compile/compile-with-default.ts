import type { JsonObject } from '../../json/json-value.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import { problemAt } from '../../schema/value-problem.ts';
import { withDefaultForm } from '../binding-forms.ts';
import { parseString, unbracedPath } from '../string-value.ts';
import { compileString } from './compile-string.ts';
import { type CompiledValue, type Context, noBindings, type Place } from './compile-types.ts';
import { reject } from './paths/collect-query-names.ts';
import { isRootName } from './paths/resolve-path.ts';
import { plainDefault } from './plain-default.ts';

/** Compiles `{ "from": "{path}", "default": literal }`. */
export function compileWithDefault(
  value: JsonObject,
  place: Place,
  context: Context,
): CompiledValue | undefined {
  const formProblems = context.isValid ? [] : literalProblems(value, withDefaultForm, place.pointer);
  if (formProblems.length > 0) return reject(value, context, ...formProblems);
  const from = compileFrom(value, { ...place, pointer: `${place.pointer}/from`, mayBeEmpty: false }, context);
  // `"default": null` accepts that a missing value is dropped, and with it the object or array that requires the value.
  if (value.default === null) return from && accepted(from);
  const at = { ...place, pointer: `${place.pointer}/default` };
  const literal = plainDefault(value.default ?? null, at, context);
  if (!from || literal === undefined) return undefined;
  if (from.plan.is === 'literal') return from;
  return {
    plan: { is: 'withDefault', from: from.plan, default: literal },
    presence: 'always',
    weakest: noBindings,
  };
}

function compileFrom(value: JsonObject, at: Place, context: Context): CompiledValue | undefined {
  const source = value.from ?? null;
  if (typeof source === 'string' && isMeantAsPath(source, context)) return compileString(source, at, context);
  const data = { keyword: 'from', found: source } as const;
  return reject(value, context, problemAt('binding-without-path', at.pointer, data));
}

/** True for a string that is meant as a path, even if it has an error. */
function isMeantAsPath(source: string, context: Context): boolean {
  const isRoot = (name: string) => isRootName(name, context);
  const { is } = parseString(source, isRoot);
  if (is === 'template') return false;
  return is !== 'literal' || unbracedPath(source, isRoot) !== undefined;
}

function accepted(from: CompiledValue): CompiledValue {
  return { ...from, weakest: from.weakest.map((each) => ({ ...each, because: 'accepted' })) };
}
