import { isJson, isRecord, type Json, unescapeToken } from '../json/json-value.ts';
import { getOrInsert } from '../memory/get-or-insert.ts';
import type { JsonSchema } from './json-schema.ts';

/** A schema, and the root schema that its `$ref`s point into. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
}

/** The schema that no value fits. */
export const never: JsonSchema = { enum: [] };

/** The schema that every value fits. */
export const anything: JsonSchema = {};

/**
 * Computes a result once for each schema: a site has thousands of pages and a few dozen schemas. A schema object is
 * part of one document only, so it identifies its node.
 */
export function memoized<Result>(compute: (node: SchemaNode) => Result): (node: SchemaNode) => Result {
  const results = new WeakMap<JsonSchema, { readonly result: Result }>();
  return (node) => {
    const known = results.get(node.schema);
    if (known) return known.result;
    const result = compute(node);
    results.set(node.schema, { result });
    return result;
  };
}

export function nodeOf(schema: JsonSchema = anything): SchemaNode {
  return { schema, root: schema };
}

/** A schema inside another one. `true` and anything that is not a schema accept every value. */
export function subschema(node: SchemaNode, schema: unknown): SchemaNode {
  return { schema: isRecord(schema) ? schema : schema === false ? never : anything, root: node.root };
}

const references = new WeakMap<JsonSchema, Map<string, SchemaNode>>();

function cachedReference(node: SchemaNode, reference: string): SchemaNode {
  const known = getOrInsert(references, node.root, () => new Map<string, SchemaNode>());
  return getOrInsert(known, reference, () => resolveReference(node, reference));
}

function resolveReference(node: SchemaNode, reference: string): SchemaNode {
  let found: unknown = reference.startsWith('#') ? node.root : undefined;
  for (const token of reference.slice(1).split('/').slice(1)) {
    const name = unescapeToken(decoded(token));
    found = isRecord(found) ? found[name] : Array.isArray(found) ? found[Number(name)] : undefined;
  }
  // A reference without a target becomes a keyword outside the subset, so that the check reports it.
  return isRecord(found) || typeof found === 'boolean'
    ? subschema(node, found)
    : { schema: { [`$ref ${reference}`]: true }, root: node.root };
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** The schemas that a value must all fit: the schema itself, the target of its `$ref`, and its `allOf`. */
export const conjuncts = memoized((node) => conjunctsExcept(node, new Set()));

function conjunctsExcept(node: SchemaNode, seen: ReadonlySet<JsonSchema>): readonly SchemaNode[] {
  if (seen.has(node.schema)) return [];
  const { $ref, allOf: all } = node.schema;
  if ($ref === undefined && all === undefined) return [node];
  const visited = new Set([...seen, node.schema]);
  const found = [node];
  if (typeof $ref === 'string') found.push(...conjunctsExcept(cachedReference(node, $ref), visited));
  if (Array.isArray(all))
    for (const schema of all) found.push(...conjunctsExcept(subschema(node, schema), visited));
  return found;
}

/** The alternatives of an `anyOf` or `oneOf`. A value must fit at least one of them, or exactly one. */
export interface Alternatives {
  readonly exactlyOne: boolean;
  readonly nodes: readonly SchemaNode[];
}

/** The `anyOf` and the `oneOf` of one part. A value must fit both. */
export const alternatives = memoized((part): readonly Alternatives[] =>
  (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const list = part.schema[keyword];
    if (!Array.isArray(list)) return [];
    const nodes = list.map((schema: unknown) => subschema(part, schema));
    return [{ exactlyOne: keyword === 'oneOf', nodes }];
  }),
);

export const hasAlternatives = memoized((node) =>
  conjuncts(node).some((part) => alternatives(part).length > 0),
);

/** The schemas of all alternatives of a schema. */
export function branchesOf(node: SchemaNode): readonly SchemaNode[] {
  return conjuncts(node).flatMap((part) => alternatives(part).flatMap(({ nodes }) => nodes));
}

/** The `type` of one part as an array; undefined if it has none. */
export function namedTypes({ type }: JsonSchema): readonly string[] | undefined {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name: unknown) => typeof name === 'string') : undefined;
}

export const allTypes = ['null', 'boolean', 'string', 'number', 'array', 'object'] as const;

/** The types that a value may have, including the types of its alternatives. Never contains both `integer` and `number`. */
export const typesOf = memoized((node) => typesExcept(node, new Set()));

function typesExcept(node: SchemaNode, seen: ReadonlySet<JsonSchema>): ReadonlySet<string> {
  if (seen.has(node.schema)) return new Set(allTypes);
  const visited = new Set([...seen, node.schema]);
  let types: readonly string[] = allTypes;
  const narrow = (names: Iterable<string>) => {
    const wanted = new Set(names);
    types = types.flatMap((type) => {
      if (wanted.has(type)) return [type];
      if (type === 'number' && wanted.has('integer')) return ['integer'];
      return type === 'integer' && wanted.has('number') ? ['integer'] : [];
    });
  };
  for (const part of conjuncts(node)) {
    const named = namedTypes(part.schema);
    if (named) narrow(named);
    const values = 'const' in part.schema ? [part.schema.const] : part.schema.enum;
    if (Array.isArray(values)) narrow(values.map(typeOfValue));
    for (const { nodes } of alternatives(part))
      narrow(nodes.flatMap((branch) => [...typesExcept(branch, visited)]));
  }
  return new Set(types);
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const pairs = new WeakMap<JsonSchema, WeakMap<JsonSchema, SchemaNode>>();

/** Joins two schemas. The same two schemas always give the same object, so that memoized results are reused. */
function both(one: SchemaNode, other: SchemaNode): SchemaNode {
  const known = getOrInsert(pairs, one.schema, () => new WeakMap<JsonSchema, SchemaNode>());
  return getOrInsert(known, other.schema, () => ({
    schema: { allOf: [one.schema, other.schema] },
    root: one.root,
  }));
}

/** A schema whose values fit all of the given schemas. */
export function allOf([first, ...rest]: readonly SchemaNode[]): SchemaNode {
  return first ? rest.reduce(both, first) : nodeOf(anything);
}

/** The strictest value of a numeric keyword, such as `minItems`, among all parts. */
export function bound(node: SchemaNode, keyword: string, pick: 'highest' | 'lowest'): number | undefined {
  let strictest: number | undefined;
  for (const { schema } of conjuncts(node)) {
    const value = schema[keyword];
    if (typeof value !== 'number') continue;
    strictest ??= value;
    strictest = pick === 'highest' ? Math.max(strictest, value) : Math.min(strictest, value);
  }
  return strictest;
}

export function enumValues(node: SchemaNode): readonly Json[] | undefined {
  for (const { schema } of conjuncts(node)) if (Array.isArray(schema.enum)) return schema.enum.filter(isJson);
  return undefined;
}

export function patternsOf(node: SchemaNode): readonly string[] {
  return conjuncts(node).flatMap(({ schema }) =>
    typeof schema.pattern === 'string' ? [schema.pattern] : [],
  );
}

/** The type of a schema that accepts only one; otherwise undefined. */
export function typeOf(node: SchemaNode): string | undefined {
  const [only, ...others] = typesOf(node);
  return others.length === 0 ? only : undefined;
}

/** The schema itself, or for a union one schema for each alternative. */
export const variants = memoized((node): readonly SchemaNode[] => {
  const own = conjuncts(node);
  const branches = branchesOf(node);
  if (branches.length === 0) return [node];
  const rest = own.map(({ schema: { anyOf: _, oneOf: __, $ref: ___, allOf: ____, ...schema }, root }) => ({
    schema,
    root,
  }));
  return branches.flatMap((branch) => variants(allOf([...rest, branch])));
});
