import { isList, isObject } from '../../schema/json-value.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import type { Json, JsonSchema, Plan } from '../plan.ts';
import { bindingKey } from './binding-key.ts';
import { type CompileOptions, compile, type Scope } from './compile.ts';
import type { Landmark } from './compile-types.ts';
import type { ValueProblem } from './value-problem.ts';

/** A link, image or heading. With `path`, each value has its own plain text there; else the plan is the same for all. */
export interface VerifiedLandmark extends Landmark {
  readonly path: readonly string[] | undefined;
}

/** What is known of all values with the same bindings. Pointers begin at the value. */
export interface Verified {
  /** The plan of the first such value, with its plain text; undefined where the value has an error. */
  readonly plan: Plan | undefined;
  readonly problems: readonly ValueProblem[];
  /** The names of the queries that the value reads, sorted. */
  readonly queries: readonly string[];
  readonly landmarks: readonly VerifiedLandmark[];
}

type VerifyOptions = Pick<CompileOptions, 'isOptional' | 'alwaysNeeded' | 'isValid'>;

const verified = new WeakMap<Scope, WeakMap<JsonSchema, Map<string, Verified>>>();

/**
 * Checks a value of a page config, as `compile` does, but once for all values with the same bindings: thousands of pages
 * differ only in their plain text.
 */
export function verify(value: Json, target: JsonSchema, scope: Scope, options: VerifyOptions): Verified {
  if (!options.isValid) return verifyAlone(value, target, scope, options);
  const known = verifiedAt(scope, target);
  const key = `${options.isOptional ? '?' : '!'}${bindingKey(value, nodeOf(target))}`;
  const before = known.get(key);
  if (before) return before;
  const result = verifyAlone(value, target, scope, options);
  // An error may quote the plain text of its value.
  if (result.plan) known.set(key, result);
  return result;
}

function verifiedAt(scope: Scope, target: JsonSchema): Map<string, Verified> {
  const places = verified.get(scope) ?? new WeakMap<JsonSchema, Map<string, Verified>>();
  verified.set(scope, places);
  const known = places.get(target) ?? new Map<string, Verified>();
  places.set(target, known);
  return known;
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

/** The steps to a landmark whose text is written as it is shown. */
function plainPath({ plan, pointer }: Landmark, value: Json): readonly string[] | undefined {
  if (plan.is !== 'literal') return undefined;
  const path = pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  return valueAt(value, path) === plan.value ? path : undefined;
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: Json, path: readonly string[]): Json | undefined {
  let found: Json | undefined = value;
  for (const step of path) {
    if (found === undefined) return undefined;
    if (isList(found)) found = found[Number(step)];
    else found = isObject(found) ? found[step] : undefined;
  }
  return found;
}
