import { type Json, pointerPath, valueAt } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import type { ValueProblem } from '../../schema/value-problem.ts';
import type { Plan } from '../plans/value-plan.ts';
import { BindingTree } from './binding-tree.ts';
import { type CompileOptions, compile, type Scope } from './compile.ts';
import type { Landmark } from './compile-types.ts';

/**
 * A link, image or heading. `path` leads to its plain text in the value, which differs between values. Without `path`, all values share the
 * plan.
 */
export interface VerifiedLandmark extends Landmark {
  readonly path: readonly string[] | undefined;
}

/** The result for all values with the same bindings. Pointers are relative to the value. */
export interface Verified {
  /** The plan of the first checked value, with the plain text of that value; undefined if the value has an error. */
  readonly plan: Plan | undefined;
  readonly problems: readonly ValueProblem[];
  /** The names of the queries that the value reads, sorted. */
  readonly queries: readonly string[];
  readonly landmarks: readonly VerifiedLandmark[];
}

type VerifyOptions = Pick<CompileOptions, 'isOptional' | 'alwaysNeeded' | 'isValid'>;

interface Results {
  readonly optional: BindingTree<Verified>;
  readonly needed: BindingTree<Verified>;
}

const verified = new WeakMap<Scope, WeakMap<JsonSchema, Results>>();

/**
 * Checks a value of a page config like `compile`, but only once for all values with the same bindings, because thousands of pages differ
 * only in their plain text.
 */
export function verify(value: Json, target: JsonSchema, scope: Scope, options: VerifyOptions): Verified {
  if (!options.isValid) return verifyAlone(value, target, scope, options);
  const results = resultsAt(scope, target);
  const place = (options.isOptional ? results.optional : results.needed).placeOf(value, nodeOf(target));
  if (place.result) return place.result;
  const result = verifyAlone(value, target, scope, options);
  // A result with errors is not cached, because a message may quote the plain text of its value.
  if (result.plan) place.result = result;
  return result;
}

function resultsAt(scope: Scope, target: JsonSchema): Results {
  const places = getOrInsert(verified, scope, () => new WeakMap<JsonSchema, Results>());
  return getOrInsert(places, target, () => ({ optional: new BindingTree(), needed: new BindingTree() }));
}

function verifyAlone(value: Json, target: JsonSchema, scope: Scope, options: VerifyOptions): Verified {
  const { compiled, problems, queries, landmarks } = compile(value, target, scope, options);
  return {
    plan: compiled?.plan,
    problems,
    queries,
    landmarks: landmarks.map((landmark) => ({ ...landmark, path: plainPath(landmark, value) })),
  };
}

/** The path to the plain text of a landmark; undefined if the text is not in the value itself. */
function plainPath({ plan, pointer }: Landmark, value: Json): readonly string[] | undefined {
  if (plan.is !== 'literal') return undefined;
  const path = pointerPath(pointer);
  return valueAt(value, path) === plan.value ? path : undefined;
}
