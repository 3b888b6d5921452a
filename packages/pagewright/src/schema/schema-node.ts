import type { Json, JsonSchema } from '../grammar/plan.ts';
import { isJson, isRecord } from './json-value.ts';

/** A schema, and the document that its `$ref`s point into. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
}

/** The schema that nothing fits. */
export const never: JsonSchema = { enum: [] };

const anything: JsonSchema = {};

/**
 * Asks once for each schema. A schema object stands in one document only, so it stands for its node; a check of a
 * thousand pages asks the same of the same few schemas.
 */
export function remembered<Answer>(ask: (node: SchemaNode) => Answer): (node: SchemaNode) => Answer {
  const answers = new WeakMap<JsonSchema, { readonly answer: Answer }>();
  return (node) => {
    const known = answers.get(node.schema);
    if (known) return known.answer;
    const answer = ask(node);
    answers.set(node.schema, { answer });
    return answer;
  };
}

export function nodeOf(schema: JsonSchema): SchemaNode {
  return { schema, root: schema };
}

/** A schema inside another one; `true` and what is no schema accept everything. */
export function inside(node: SchemaNode, schema: unknown): SchemaNode {
  return { schema: isRecord(schema) ? schema : schema === false ? never : anything, root: node.root };
}

const followed = new WeakMap<JsonSchema, Map<string, SchemaNode>>();

function referenced(node: SchemaNode, reference: string): SchemaNode {
  const known = followed.get(node.root) ?? new Map<string, SchemaNode>();
  followed.set(node.root, known);
  const before = known.get(reference);
  if (before) return before;
  const target = follow(node, reference);
  known.set(reference, target);
  return target;
}

function follow(node: SchemaNode, reference: string): SchemaNode {
  let found: unknown = reference.startsWith('#') ? node.root : undefined;
  for (const token of reference.slice(1).split('/').slice(1)) {
    const name = decoded(token).replaceAll('~1', '/').replaceAll('~0', '~');
    found = isRecord(found) ? found[name] : Array.isArray(found) ? found[Number(name)] : undefined;
  }
  // A reference that leads nowhere is a keyword that nobody understands.
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

/** The schemas that a value must fit all together: the schema itself, what it refers to, and its `allOf`. */
export const parts = remembered((node) => partsBut(node, new Set()));

function partsBut(node: SchemaNode, seen: ReadonlySet<JsonSchema>): readonly SchemaNode[] {
  if (seen.has(node.schema)) return [];
  const { $ref, allOf } = node.schema;
  if ($ref === undefined && allOf === undefined) return [node];
  const deeper = new Set([...seen, node.schema]);
  const found = [node];
  if (typeof $ref === 'string') found.push(...partsBut(referenced(node, $ref), deeper));
  if (Array.isArray(allOf)) for (const member of allOf) found.push(...partsBut(inside(node, member), deeper));
  return found;
}

/** Alternatives of which a value fits one. */
export interface Alternatives {
  readonly exactly: boolean;
  readonly among: readonly SchemaNode[];
}

/** The lists of alternatives in one part: a value fits one of each. */
export const alternatives = remembered((part): readonly Alternatives[] => {
  const found: Alternatives[] = [];
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const list = part.schema[keyword];
    if (Array.isArray(list)) {
      found.push({
        exactly: keyword === 'oneOf',
        among: list.map((schema: unknown) => inside(part, schema)),
      });
    }
  }
  return found;
});

/** The types that one part names; undefined when it leaves them open. */
export function namedTypes(schema: JsonSchema): readonly string[] | undefined {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name: unknown) => typeof name === 'string') : undefined;
}

export const allTypes = ['null', 'boolean', 'string', 'number', 'array', 'object'] as const;

/** The types that a node's values may have, alternatives included. `integer` stands only where `number` does not. */
export const typesOf = remembered((node) => typesBut(node, new Set()));

function typesBut(node: SchemaNode, seen: ReadonlySet<JsonSchema>): ReadonlySet<string> {
  if (seen.has(node.schema)) return new Set(allTypes);
  const deeper = new Set([...seen, node.schema]);
  let open: readonly string[] = allTypes;
  const narrow = (names: Iterable<string>) => {
    const wanted = new Set(names);
    open = open.flatMap((type) => {
      if (wanted.has(type)) return [type];
      if (type === 'number' && wanted.has('integer')) return ['integer'];
      return type === 'integer' && wanted.has('number') ? ['integer'] : [];
    });
  };
  for (const part of parts(node)) {
    const types = namedTypes(part.schema);
    if (types) narrow(types);
    const values = 'const' in part.schema ? [part.schema.const] : part.schema.enum;
    if (Array.isArray(values)) narrow(values.map(typeOfValue));
    for (const { among } of alternatives(part)) narrow(among.flatMap((node) => [...typesBut(node, deeper)]));
  }
  return new Set(open);
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const pairs = new WeakMap<JsonSchema, WeakMap<JsonSchema, SchemaNode>>();

/** Joined once, so that what is remembered of the joined schema is used again. */
function both(one: SchemaNode, other: SchemaNode): SchemaNode {
  const known = pairs.get(one.schema) ?? new WeakMap<JsonSchema, SchemaNode>();
  pairs.set(one.schema, known);
  const before = known.get(other.schema);
  if (before) return before;
  const joined: SchemaNode = { schema: { allOf: [one.schema, other.schema] }, root: one.root };
  known.set(other.schema, joined);
  return joined;
}

/** One node that requires all of these together. */
export function together([first, ...rest]: readonly SchemaNode[]): SchemaNode {
  return first ? rest.reduce(both, first) : { schema: {}, root: {} };
}

/** What a group may hold: its members' schemas, the names it must have, and what it says of other names. */
export interface GroupShape {
  readonly members: ReadonlyMap<string, SchemaNode>;
  readonly required: ReadonlySet<string>;
  /** Undefined: other names may hold anything. */
  readonly others: SchemaNode | undefined;
}

/** The shape that the parts of a node give a group, without its alternatives. */
export const groupShape = remembered((node): GroupShape => {
  const members = new Map<string, SchemaNode>();
  const required = new Set<string>();
  let others: SchemaNode | undefined;
  for (const part of parts(node)) {
    const { properties, additionalProperties } = part.schema;
    if (isRecord(properties)) {
      for (const [name, schema] of Object.entries(properties)) {
        const before = members.get(name);
        members.set(name, before ? together([before, inside(part, schema)]) : inside(part, schema));
      }
    }
    if (Array.isArray(part.schema.required))
      for (const name of part.schema.required) required.add(String(name));
    if (additionalProperties !== undefined && additionalProperties !== true)
      others = inside(part, additionalProperties);
  }
  return { members, required, others };
});

/** The schema of a list's entries. */
export const entryNode = remembered((node): SchemaNode => {
  const found = parts(node).filter(
    (part) => part.schema.items !== undefined && !Array.isArray(part.schema.items),
  );
  const [first] = found;
  if (!first) return { schema: {}, root: node.root };
  return together(found.map((part) => inside(part, part.schema.items)));
});

/** The strictest number that any part gives for a keyword such as `minItems`. */
export function limit(node: SchemaNode, keyword: string, pick: 'highest' | 'lowest'): number | undefined {
  const values = parts(node).flatMap(({ schema }) => {
    const value = schema[keyword];
    return typeof value === 'number' ? [value] : [];
  });
  if (values.length === 0) return undefined;
  return pick === 'highest' ? Math.max(...values) : Math.min(...values);
}

/** True for a list whose items must differ. */
export function isUnique(node: SchemaNode): boolean {
  return parts(node).some(({ schema }) => schema.uniqueItems === true);
}

/** True for an object that allows no properties but those it declares. */
export function isClosed(node: SchemaNode): boolean {
  return parts(node).some(({ schema }) => schema.additionalProperties === false);
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

/** The one type of a node that is no union; undefined where it accepts any type. */
export function typeOf(node: SchemaNode): string | undefined {
  const [only, ...others] = typesOf(node);
  return others.length === 0 ? only : undefined;
}

/** The ways to read a node: itself, or each alternative of its union. */
export const forms = remembered((node): readonly SchemaNode[] => {
  const own = parts(node);
  const branches = own.flatMap((part) => alternatives(part).flatMap(({ among }) => among));
  if (branches.length === 0) return [node];
  const rest = own.map(({ schema: { anyOf: _, oneOf: __, $ref: ___, allOf: ____, ...schema }, root }) => ({
    schema,
    root,
  }));
  return branches.flatMap((branch) => forms(together([...rest, branch])));
});
