import { isArray, isObject, type Json } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { ImageSizes } from '../../schema/literal-completion.ts';
import { normalizedSchema } from '../../schema/normalized-schema.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { isWarning, type ValueProblem } from '../../schema/value-problem.ts';
import type { Plan } from '../plans/value-plan.ts';
import { BoundValues } from './bound-values.ts';
import { compileArray } from './compile-array.ts';
import { compileLiteral } from './compile-literal.ts';
import { compilePlain } from './compile-plain.ts';
import { compileString } from './compile-string.ts';
import {
  type CompiledValue,
  type Context,
  type Landmark,
  newContext,
  type Place,
  type Root,
} from './compile-types.ts';
import { compileObject } from './objects/compile-object.ts';
import { neededParams } from './presence/needed-params.ts';
import type { Presence } from './presence.ts';

/**
 * The names that a path can start with, each with the schema of its values: the queries of the page, `route`, `url` and `site`. A query
 * whose declaration has an error is `unknown`: paths into it are not checked. Properties of `site` are constants (`{ "const": "Example
 * Company" }`) and become part of the plan.
 */
export type Scope = Readonly<Record<string, JsonSchema | 'unknown'>>;

export interface Compiled {
  readonly plan: Plan;
  readonly presence: Presence;
}

export interface CompileOptions {
  /** True for a block that may be omitted when content lacks a required prop. */
  readonly isOptional?: boolean;
  /** Properties that need a value even without content: the title and description of a page, and its h1. */
  readonly alwaysNeeded?: ReadonlySet<string>;
  readonly images?: ImageSizes;
  /** True if Ajv has accepted the value, so that only its bindings are checked. */
  readonly isValid?: boolean;
  /** The JSON pointer of the value, with which the pointers of all problems start. `''` by default. */
  readonly pointer?: string;
}

const noNames: ReadonlySet<string> = new Set();
const noImages: ImageSizes = {};

const normalizedSchemas = new WeakMap<JsonSchema, JsonSchema>();

function normalizedOnce(schema: JsonSchema): JsonSchema {
  return getOrInsert(normalizedSchemas, schema, () => normalizedSchema(schema));
}

/** Memoized, because all blocks of a page are compiled in the same scope. */
const rootsOfScopes = new WeakMap<Scope, ReadonlyMap<string, Root>>();

/** Whether the content of a query may be missing because the URL lacks a param. */
function lacksParam(schema: JsonSchema, { url }: Scope): boolean {
  const needed = neededParams(schema);
  if (needed.length === 0 || url === undefined || url === 'unknown') return false;
  const { required } = objectShape(nodeOf(normalizedOnce(url)));
  return needed.some((name) => !required.has(name));
}

/** The names whose values exist before any query has loaded. */
const withoutQuery: ReadonlySet<string> = new Set(['route', 'site', 'url']);

/** The roots of a scope, by name. */
export function rootsOf(scope: Scope): ReadonlyMap<string, Root> {
  return getOrInsert(rootsOfScopes, scope, () => {
    const roots = new Map<string, Root>();
    for (const [name, schema] of Object.entries(scope)) {
      const presence = withoutQuery.has(name) ? 'always' : 'loaded';
      if (schema === 'unknown') roots.set(name, { node: schema, presence });
      else
        roots.set(name, {
          node: nodeOf(normalizedOnce(schema)),
          presence: lacksParam(schema, scope) ? 'maybe' : presence,
        });
    }
    return roots;
  });
}

/**
 * Compiles a value of a page config against a schema. In the result, `compiled` is absent if the value has an error; `queries` are the
 * names of the queries that the value reads, sorted.
 */
export function compile(
  value: Json,
  target: JsonSchema,
  scope: Scope,
  {
    isOptional = false,
    alwaysNeeded = noNames,
    images = noImages,
    isValid = false,
    pointer = '',
  }: CompileOptions = {},
): {
  readonly compiled?: Compiled;
  readonly problems: readonly ValueProblem[];
  readonly queries: readonly string[];
  readonly landmarks: readonly Landmark[];
} {
  const context = newContext(rootsOf(scope), images, isValid);
  const { problems, landmarks } = context;
  const place: Place = { node: nodeOf(target), pointer, item: undefined, mayBeEmpty: true };
  const outer = { isOptional, alwaysNeeded };
  const found = isObject(value)
    ? (compilePlain(value, place, context) ?? compileObject(value, place, context, compileValue, outer))
    : compileValue(value, place, context);
  const queries = [...context.queries].sort();
  if (!found || problems.some(({ code }) => !isWarning(code))) return { problems, queries, landmarks };
  return { compiled: { plan: found.plan, presence: found.presence }, problems, queries, landmarks };
}

const strings = new BoundValues<CompiledValue>();

function compileValue(value: Json, place: Place, context: Context): CompiledValue | undefined {
  const plain = compilePlain(value, place, context);
  if (plain) return plain;
  if (typeof value === 'string')
    return strings.compile(value, place, context, (at, inner) => compileString(value, at, inner));
  if (isArray(value)) return compileArray(value, place, context, compileValue);
  if (isObject(value)) return compileObject(value, place, context, compileValue);
  return compileLiteral(value, place, context, context.isValid);
}
