import { imageAddition } from '../../schema/literal-completion.ts';
import { ownProblems } from '../../schema/literal-problems.ts';
import type { Json, Plan } from '../plan.ts';
import { type CompiledValue, type Context, noBindings, type Place } from './compile-types.ts';
import { objectPresence } from './object-presence.ts';
import { recordLandmark } from './record-landmark.ts';

/** A property of an object, compiled. */
export interface CompiledProperty {
  readonly name: string;
  /** Without it the object is dropped. */
  readonly isNeeded: boolean;
  readonly value: CompiledValue;
}

/**
 * Puts the properties of an object together: a literal where all of them are plain, else a plan with what it needs.
 * @param defaults the schema's values of properties that the config does not mention
 */
export function objectPlan(
  written: readonly CompiledProperty[],
  defaults: readonly CompiledProperty[],
  place: Place,
  context: Context,
): CompiledValue | undefined {
  if (written.every(isLiteral)) return plainObject([...written, ...defaults], place, context);
  const members: Record<string, Plan> = {};
  const needs: string[] = [];
  for (const { name, isNeeded, value } of written) {
    members[name] = value.plan;
    if (isNeeded) needs.push(name);
  }
  for (const { name, value } of defaults) members[name] = value.plan;
  const needsOne = needs.length === 0 && defaults.length > 0 && !written.some(isLiteral);
  const plan: Plan = needsOne
    ? { is: 'object', needs, some: written.map(({ name }) => name), members }
    : { is: 'object', needs, members };
  recordLandmark(plan, place, context);
  return { plan, ...objectPresence(written, place) };
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
    const problems = ownProblems(value, node, pointer).filter(
      (problem) => problem.pointer === pointer && problem.code !== 'missing-key',
    );
    context.problems.push(...problems);
    if (problems.length > 0) return undefined;
  }
  const plan: Plan = { is: 'literal', value: { ...value, ...imageAddition(value, node, context.images) } };
  recordLandmark(plan, place, context);
  return { plan, presence: 'always', weakest: noBindings };
}
