import type { Json } from '../../json/json-value.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import { type CompiledValue, type Context, noBindings, type Place } from './compile-types.ts';
import { recordLandmark } from './record-landmark.ts';

/**
 * Compiles a plain value.
 * @param isKnownToFit true if Ajv has accepted the value
 */
export function compileLiteral(
  value: Json,
  place: Place,
  context: Context,
  isKnownToFit = false,
): CompiledValue | undefined {
  const problems = isKnownToFit ? [] : literalProblems(value, place.node, place.pointer);
  if (problems.length > 0) {
    context.problems.push(...problems);
    return undefined;
  }
  const compiled = { plan: { is: 'literal', value }, presence: 'always', weakest: noBindings } as const;
  recordLandmark(compiled.plan, place, context);
  return compiled;
}
