import { imageAddition } from '../../schema/literal-completion.ts';
import { ownProblems } from '../../schema/literal-problems.ts';
import type { Json, Plan } from '../plan.ts';
import { type CompiledValue, type Context, noBindings, type Place } from './compile-types.ts';
import { objectPresence } from './object-presence.ts';
import { watchLandmark } from './watch-landmark.ts';

/** A property of an object, compiled. */
export interface CompiledProperty {
  readonly name: string;
  readonly value: CompiledValue;
}

/**
 * Puts the properties of an object together: a literal where all of them are plain, else a plan with what it needs.
 * @param defaults the schema's values of properties that the config does not mention
 */
export function objectPlan(
  written: readonly CompiledProperty[],
  defaults: readonly CompiledProperty[],
  needed: ReadonlySet<string>,
  place: Place,
  context: Context,
): CompiledValue | undefined {
  const properties = defaults.length === 0 ? written : [...written, ...defaults];
  if (properties.every(({ value }) => value.plan.is === 'literal'))
    return plainObject(properties, place, context);
  const plans: Record<string, Plan> = {};
  for (const { name, value } of properties) plans[name] = value.plan;
  const names = written.map(({ name }) => name);
  const needs = names.filter((name) => needed.has(name));
  const needsOne =
    needs.length === 0 && defaults.length > 0 && written.every(({ value }) => value.plan.is !== 'literal');
  const plan: Plan = { is: 'object', needs, ...(needsOne ? { some: names } : {}), members: plans };
  watchLandmark(plan, place, context);
  return { plan, ...objectPresence(written, needed, place) };
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
  watchLandmark(plan, place, context);
  return { plan, presence: 'always', weakest: noBindings };
}
