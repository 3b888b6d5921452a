import type { Json } from '../../../json/json-value.ts';
import { missingImageProps } from '../../../schema/literal-completion.ts';
import { literalProblems } from '../../../schema/literal-problems.ts';
import type { Plan } from '../../plans/value-plan.ts';
import {
  type CompiledProperty,
  type CompiledValue,
  type Context,
  noBindings,
  type Place,
} from '../compile-types.ts';
import { recordLandmark } from '../record-landmark.ts';
import { objectPresence } from './object-presence.ts';

/**
 * Assembles the plan of an object. The plan is a literal if all properties are plain.
 * @param defaults the defaults of the schema for properties that the config omits
 */
export function objectPlan(
  properties: readonly CompiledProperty[],
  defaults: readonly CompiledProperty[],
  place: Place,
  context: Context,
): CompiledValue | undefined {
  if (properties.every(isLiteral)) return plainObject([...properties, ...defaults], place, context);
  const plans: Record<string, Plan> = {};
  const needs: string[] = [];
  for (const { name, isNeeded, value } of properties) {
    plans[name] = value.plan;
    if (isNeeded) needs.push(name);
  }
  for (const { name, value } of defaults) plans[name] = value.plan;
  const needsOne = needs.length === 0 && defaults.length > 0 && !properties.some(isLiteral);
  const some = needsOne ? { some: properties.map(({ name }) => name) } : {};
  const plan: Plan = { is: 'object', needs, ...some, properties: plans };
  recordLandmark(plan, place, context);
  return { plan, ...objectPresence(properties, place) };
}

function isLiteral({ value }: CompiledProperty): boolean {
  return value.plan.is === 'literal';
}

function plainObject(
  properties: readonly CompiledProperty[],
  place: Place,
  context: Context,
): CompiledValue | undefined {
  const { node, pointer } = place;
  const value: Readonly<Record<string, Json>> = Object.fromEntries(
    properties.flatMap(({ name, value: { plan } }) => (plan.is === 'literal' ? [[name, plan.value]] : [])),
  );
  if (!context.isValid) {
    const problems = literalProblems(value, node, pointer).filter(
      (problem) => problem.pointer === pointer && problem.code !== 'missing-key',
    );
    context.problems.push(...problems);
    if (problems.length > 0) return undefined;
  }
  const plan: Plan = {
    is: 'literal',
    value: { ...value, ...missingImageProps(value, node, context.images) },
  };
  recordLandmark(plan, place, context);
  return { plan, presence: 'always', weakest: noBindings };
}
