import { isArray, isObject, type Json, pointerToken } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { describeSchema } from '../../schema/describe-schema.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { literalProblems } from '../../schema/literal-problems.ts';
import { nodeOf, type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { arrayShape } from '../../schema/schema-shape.ts';
import { problemAt, type ValueProblem } from '../../schema/value-problem.ts';
import { conditionForm } from '../binding-forms.ts';
import type { Condition } from '../conditions.ts';
import type { Path } from '../path.ts';
import { parseString, unbracedPath } from '../string-value.ts';
import { rootsOf, type Scope } from './compile.ts';
import { type Context, newContext } from './compile-types.ts';
import { collectQueryNames, reject } from './paths/collect-query-names.ts';
import { isRootName, type ResolvedPath, resolvePath } from './paths/resolve-path.ts';
import { neededParams, withoutNeededParams } from './presence/needed-params.ts';

/** The properties of a block that contain a condition. */
export const conditionKeys = ['when', 'unless'] as const;

export type ConditionKey = (typeof conditionKeys)[number];

export interface CompiledCondition {
  /** Undefined if the condition has an error. */
  readonly condition: Condition | undefined;
  readonly problems: readonly ValueProblem[];
  readonly queries: readonly string[];
}

/**
 * Compiles a condition of a block: `"{path}"`, or `{ "value": "{path}", "is": literal | [ literal, … ] }`. Does not report problems with
 * its form, because the check of the file's structure does.
 * @param pointer the JSON pointer of the condition
 */
export function compileCondition(
  value: Json,
  key: ConditionKey,
  pointer: string,
  scope: Scope,
): CompiledCondition {
  const context = newContext(rootsOf(scope), {}, false);
  const condition = compile(value, key, pointer, context);
  return { condition, problems: context.problems, queries: [...context.queries].sort() };
}

function compile(value: Json, key: ConditionKey, pointer: string, context: Context): Condition | undefined {
  const { problems } = context;
  const not = key === 'unless' ? { not: true as const } : {};
  if (!isObject(value)) {
    if (typeof value !== 'string') return undefined;
    const resolved = conditionPath(value, key, pointer, context);
    if (!resolved) return undefined;
    if (isAlwaysThere(resolved))
      problems.push(problemAt('constant-condition', pointer, { path: resolved.binding, key }));
    return { of: resolved.path, ...not };
  }
  if (literalProblems(value, conditionForm).length > 0) return reject(value, context);
  const resolved = conditionPath(value.value ?? null, 'value', `${pointer}/value`, context);
  if (!resolved) return undefined;
  const { is = null } = value;
  const values = isArray(is) ? is : [is];
  const pointerOf = (index: number) =>
    isArray(is) ? `${pointer}/is${pointerToken(index)}` : `${pointer}/is`;
  const bound = boundProblems(values, pointerOf, context);
  const wrong = bound.length > 0 ? bound : comparedProblems(resolved, values, pointerOf);
  problems.push(...wrong);
  return wrong.length > 0 ? undefined : { of: resolved.path, is: values, ...not };
}

/** The path of a condition. Reports a value that is not a path. */
function conditionPath(
  source: Json,
  keyword: ConditionKey | 'value',
  pointer: string,
  context: Context,
): ResolvedPath | undefined {
  const isRoot = (name: string) => isRootName(name, context);
  const parsed = typeof source === 'string' ? parseString(source, isRoot) : undefined;
  if (parsed?.is === 'path') {
    const place = { node: nodeOf({}), pointer, item: undefined, mayBeEmpty: true };
    return resolvePath(parsed.path, place, context);
  }
  const bare = typeof source === 'string' ? unbracedPath(source, isRoot) : undefined;
  if (bare === undefined)
    return reject(source, context, problemAt('binding-without-path', pointer, { keyword, found: source }));
  const data = { found: String(source), path: bare, isCondition: true } as const;
  return reject([source, `${bare}}`], context, problemAt('forgotten-braces', pointer, data));
}

/** True if the schema of the content requires a value, so that the condition always has the same result. */
function isAlwaysThere({ node, presence }: ResolvedPath): boolean {
  if (node === 'unknown' || presence === 'maybe') return false;
  const types = typesOf(node);
  if (types.has('boolean')) return false;
  return !types.has('array') || arrayShape(node).minItems > 0;
}

/** Reports bindings where only literals may be. In a section, a param may take the place of a literal, because the page may give it one. */
function boundProblems(
  values: readonly Json[],
  pointerOf: (index: number) => string,
  context: Context,
): readonly ValueProblem[] {
  return values.flatMap((value, index) => {
    const parsed = typeof value === 'string' ? parseString(value, () => false) : undefined;
    if (typeof value !== 'string' || parsed?.is !== 'path') return [];
    if (parsed.path[0] === 'section' && context.roots.has('section')) return [];
    collectQueryNames(value, context.queries);
    return [problemAt('default-not-literal', pointerOf(index), { found: value, isCompared: true })];
  });
}

/** Reports literals that the content can never equal. */
function comparedProblems(
  { node, binding }: ResolvedPath,
  values: readonly Json[],
  pointerOf: (index: number) => string,
): readonly ValueProblem[] {
  if (node === 'unknown') return [];
  const types = typesOf(node);
  if (types.has('array') || types.has('object'))
    return [problemAt('compared-group', pointerOf(0), { path: binding, found: describeSchema(node) })];
  return values.flatMap((value, index) => literalProblems(value, node, pointerOf(index)));
}

/** The schema of content that meets the condition: the value at the path exists. */
function requirement([, ...fields]: Path, node: SchemaNode | undefined): JsonSchema {
  const [field, ...rest] = fields;
  if (field === undefined) return node && typesOf(node).has('array') ? { minItems: 1 } : {};
  return {
    required: [field],
    additionalProperties: true,
    properties: { [field]: requirement(['', ...rest], node) },
  };
}

/** A schema whose values must also fit a further schema. */
function extended(schema: JsonSchema, further: JsonSchema): JsonSchema {
  const { allOf = [] } = schema;
  return { ...schema, allOf: [...(Array.isArray(allOf) ? allOf : []), further] };
}

/**
 * A scope whose URL certainly has the required params. A condition on the content of a query implies that: without its params, the query
 * has no content.
 */
function urlWith({ url }: Scope, required: readonly string[]): Scope {
  if (required.length === 0 || url === undefined || url === 'unknown') return {};
  return { url: extended(url, { required, additionalProperties: true }) };
}

const narrowed = new WeakMap<Scope, Map<string, Scope>>();

/** The scope for the values of a block with a condition. The content that the condition requires certainly exists there. */
export function narrowScope(scope: Scope, { of, not }: Condition): Scope {
  const [root] = of;
  const schema = scope[root];
  if (not || schema === undefined || schema === 'unknown') return scope;
  const known = getOrInsert(narrowed, scope, () => new Map<string, Scope>());
  return getOrInsert(known, of.join('.'), () => {
    const context = newContext(rootsOf(scope), {}, false);
    const place = { node: nodeOf({}), pointer: '', item: undefined, mayBeEmpty: true };
    const node = resolvePath(of, place, context)?.node;
    const met = requirement(of, node === 'unknown' ? undefined : node);
    return {
      ...scope,
      ...urlWith(scope, neededParams(schema)),
      [root]: extended(withoutNeededParams(schema), met),
    };
  });
}
