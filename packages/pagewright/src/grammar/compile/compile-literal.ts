import type { Json } from '../../json/json-value.ts';
import { withDefaults } from '../../schema/literal-completion.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import { type Context, noBindings, type Place } from './compile-types.ts';

/**
 * Compiles a value without bindings: adds the defaults of the schema and the sizes of images to it, and records its landmarks.
 * @param isKnownToFit true if Ajv has accepted the value
 */
export function compileLiteral(
  value: Json,
  { node, pointer }: Place,
  { problems, images, landmarks }: Context,
  isKnownToFit = false,
) {
  const found = isKnownToFit ? [] : literalProblems(value, node, pointer);
  if (found.length > 0) {
    problems.push(...found);
    return undefined;
  }
  const record = (each: Json, of: Place['node'], at: string) =>
    landmarks.push({ pointer: at, node: of, plan: { is: 'literal', value: each } });
  const whole = withDefaults(value, node, images, record, pointer);
  return { plan: { is: 'literal', value: whole }, presence: 'always', weakest: noBindings } as const;
}
