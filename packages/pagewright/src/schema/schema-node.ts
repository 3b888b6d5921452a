import type { Json, JsonSchema } from '../grammar/plan.ts';
import { isJson, isRecord } from './json-value.ts';

/** A schema, and the document that its `$ref`s point into. */
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

export function nodeOf(schema: JsonSchema): SchemaNode {
  return { schema, root: schema };
}

/** A schema inside another one. `true`, and what is not a schema, accepts everything. */
export function inside(node: SchemaNode, schema: unknown): SchemaNode {
  return { schema: isRecord(schema) ? schema : schema === false ? never : anything, root: node.root };
}

const references = new WeakMap<JsonSchema, Map<string, SchemaNode>>();

function referenced(node: SchemaNode, reference: string): SchemaNode {
  const known = references.get(node.root) ?? new Map<string, SchemaNode>();
  references.set(node.root, known);
  const target = known.get(reference) ?? follow(node, reference);
  known.set(reference, target);
  return target;
}

function follow(node: SchemaNode, reference: string): SchemaNode {
  let found: unknown = reference.startsWith('#') ? node.root : undefined;
  for (const token of reference.slice(1).split('/').slice(1)) {
    const name = decoded(token).replaceAll('~1', '/').replaceAll('~0', '~');
    found = isRecord(found) ? found[name] : Array.isArray(found) ? found[Number(name)] : undefined;
  }
  // A dead reference becomes a keyword that is not in the subset.
  return isRecord(found) || typeof found === 'boolean'
    ? inside(node, found)
    : { schema: { [`$ref ${reference}`]: true }, root: node.root };
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** The schemas that a value must all fit: the schema itself, what it refers to, and its `allOf`. */
export const parts = memoized((node) => partsExcept(node, new Set()));

function partsExcept(node: SchemaNode, seen: ReadonlySet<JsonSchema>): readonly SchemaNode[] {
  if (seen.has(node.schema)) return [];
  const { $ref, allOf: all } = node.schema;
  if ($ref === undefined && all === undefined) return [node];
  const deeper = new Set([...seen, node.schema]);
  const found = [node];
  if (typeof $ref === 'string') found.push(...partsExcept(referenced(node, $ref), deeper));
  if (Array.isArray(all)) for (const schema of all) found.push(...partsExcept(inside(node, schema), deeper));
  return found;
}

/** Schemas of which a value fits one, or exactly one. */
export interface Alternatives {
  readonly exactly: boolean;
  readonly among: readonly SchemaNode[];
}

/** The `anyOf` and `oneOf` of one part: a value fits each of them. */
export const alternatives = memoized((part): readonly Alternatives[] =>
  (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const list = part.schema[keyword];
    if (!Array.isArray(list)) return [];
    const among = list.map((schema: unknown) => inside(part, schema));
    return [{ exactly: keyword === 'oneOf', among }];
  }),
);

export const hasAlternatives = memoized((node) => parts(node).some((part) => alternatives(part).length > 0));

/** The types that one part names; undefined when it has no `type`. */
export function namedTypes({ type }: JsonSchema): readonly string[] | undefined {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name: unknown) => typeof name === 'string') : undefined;
}

export const allTypes = ['null', 'boolean', 'string', 'number', 'array', 'object'] as const;

/** The types that a value may have, alternatives included. `integer` is there only where `number` is not. */
export const typesOf = memoized((node) => typesExcept(node, new Set()));

function typesExcept(node: SchemaNode, seen: ReadonlySet<JsonSchema>): ReadonlySet<string> {
  if (seen.has(node.schema)) return new Set(allTypes);
  const deeper = new Set([...seen, node.schema]);
  let types: readonly string[] = allTypes;
  const narrow = (names: Iterable<string>) => {
    const wanted = new Set(names);
    types = types.flatMap((type) => {
      if (wanted.has(type)) return [type];
      if (type === 'number' && wanted.has('integer')) return ['integer'];
      return type === 'integer' && wanted.has('number') ? ['integer'] : [];
    });
  };
  for (const part of parts(node)) {
    const named = namedTypes(part.schema);
    if (named) narrow(named);
    const values = 'const' in part.schema ? [part.schema.const] : part.schema.enum;
    if (Array.isArray(values)) narrow(values.map(typeOfValue));
    for (const { among } of alternatives(part))
      narrow(among.flatMap((branch) => [...typesExcept(branch, deeper)]));
  }
  return new Set(types);
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const pairs = new WeakMap<JsonSchema, WeakMap<JsonSchema, SchemaNode>>();

/** The same two schemas always give the same object, so that what is memoized for it is used again. */
function both(one: SchemaNode, other: SchemaNode): SchemaNode {
  const known = pairs.get(one.schema) ?? new WeakMap<JsonSchema, SchemaNode>();
  pairs.set(one.schema, known);
  const joined = known.get(other.schema) ?? { schema: { allOf: [one.schema, other.schema] }, root: one.root };
  known.set(other.schema, joined);
  return joined;
}

/** One schema that requires all of these. */
export function allOf([first, ...rest]: readonly SchemaNode[]): SchemaNode {
  return first ? rest.reduce(both, first) : nodeOf(anything);
}

/** The strictest number that any part gives for a keyword such as `minItems`. */
export function bound(node: SchemaNode, keyword: string, pick: 'highest' | 'lowest'): number | undefined {
  let strictest: number | undefined;
  for (const { schema } of parts(node)) {
    const value = schema[keyword];
    if (typeof value !== 'number') continue;
    strictest ??= value;
    strictest = pick === 'highest' ? Math.max(strictest, value) : Math.min(strictest, value);
  }
  return strictest;
}

/** The values of an enum; undefined for a schema without one. */
export function enumValues(node: SchemaNode): readonly Json[] | undefined {
  for (const { schema } of parts(node)) if (Array.isArray(schema.enum)) return schema.enum.filter(isJson);
  return undefined;
}

/** The regular expressions that a string must match. */
export function patternsOf(node: SchemaNode): readonly string[] {
  return parts(node).flatMap(({ schema }) => (typeof schema.pattern === 'string' ? [schema.pattern] : []));
}

/** The one type of a schema that is not a union; undefined where it accepts several types. */
export function typeOf(node: SchemaNode): string | undefined {
  const [only, ...others] = typesOf(node);
  return others.length === 0 ? only : undefined;
}

/** The schema itself, or each alternative of its union. */
export const forms = memoized((node): readonly SchemaNode[] => {
  const own = parts(node);
  const branches = own.flatMap((part) => alternatives(part).flatMap(({ among }) => among));
  if (branches.length === 0) return [node];
  const rest = own.map(({ schema: { anyOf: _, oneOf: __, $ref: ___, allOf: ____, ...schema }, root }) => ({
    schema,
    root,
  }));
  return branches.flatMap((branch) => forms(allOf([...rest, branch])));
});
