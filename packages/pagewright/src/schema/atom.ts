import type { Json } from '../grammar/plan.ts';
import { isRecord } from './json-value.ts';
import { literalFaults } from './literal-fit.ts';
import {
  allTypes,
  alternatives,
  inside,
  namedTypes,
  parts,
  type SchemaNode,
  strangeKeyword,
} from './schema-node.ts';

/**
 * Values of one type that fit a list of schemas all together, with no alternatives left: what the prover reasons
 * about. `values` is there when they can be counted out.
 */
export interface Atom {
  readonly type: string;
  readonly bags: readonly SchemaNode[];
  readonly values?: readonly Json[];
}

const mostChoices = 64;

/** Every way to choose one alternative of each list; undefined when there are too many to follow. */
function choices(
  nodes: readonly SchemaNode[],
  depth: number,
): readonly (readonly SchemaNode[])[] | undefined {
  if (depth > 8) return undefined;
  let found: (readonly SchemaNode[])[] = [[]];
  for (const part of nodes.flatMap((node) => parts(node))) {
    found = found.map((bags) => [...bags, part]);
    for (const { among } of alternatives(part)) {
      const branches = among.map((branch) => choices([branch], depth + 1));
      const open: (readonly SchemaNode[])[] = [];
      for (const branch of branches) {
        if (!branch) return undefined;
        open.push(...branch);
      }
      found = found.flatMap((bags) => open.map((branch) => [...bags, ...branch]));
      if (found.length > mostChoices) return undefined;
    }
  }
  return found;
}

function typesOfBags(bags: readonly SchemaNode[]): readonly string[] {
  let open: readonly string[] = allTypes;
  for (const { schema } of bags) {
    const named = namedTypes(schema);
    if (!named) continue;
    open = open.flatMap((type) => {
      if (named.includes(type)) return [type];
      if (type === 'number' && named.includes('integer')) return ['integer'];
      return type === 'integer' && named.includes('number') ? [type] : [];
    });
  }
  return open;
}

function countedValues(bags: readonly SchemaNode[], type: string): readonly Json[] | undefined {
  for (const { schema } of bags) {
    const listed: readonly Json[] | undefined =
      'const' in schema ? [schema.const].flatMap(asJson) : asList(schema.enum);
    if (listed) return listed;
  }
  if (type === 'boolean') return [true, false];
  return type === 'null' ? [null] : undefined;
}

function asJson(value: unknown): Json[] {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [value];
  if (Array.isArray(value)) return [value.flatMap(asJson)];
  if (!isRecord(value)) return [];
  return [
    Object.fromEntries(
      Object.entries(value).flatMap(([name, member]) => asJson(member).map((json) => [name, json])),
    ),
  ];
}

function asList(value: unknown): readonly Json[] | undefined {
  return Array.isArray(value) ? value.flatMap(asJson) : undefined;
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** The atoms of what fits all these nodes; undefined when there are too many alternatives to follow. */
export function atomsOf(nodes: readonly SchemaNode[]): readonly Atom[] | undefined {
  return choices(nodes, 0)?.flatMap((bags): readonly Atom[] => {
    const types = typesOfBags(bags);
    return types.flatMap((type): readonly Atom[] => {
      const listed = countedValues(bags, type);
      if (!listed) return isContradictory({ type, bags }) ? [] : [{ type, bags }];
      const values = listed.filter(
        (value) =>
          (typeOf(value) === type || (type === 'integer' && typeof value === 'number')) &&
          bags.every((bag) => literalFaults(value, bag).length === 0),
      );
      return values.length > 0 ? [{ type, bags, values }] : [];
    });
  });
}

/** The schemas that a member of a group must fit. */
export function memberNodes(atom: Atom, name: string): readonly SchemaNode[] {
  return atom.bags.flatMap((bag) => {
    const { properties, additionalProperties } = bag.schema;
    if (isRecord(properties) && Object.hasOwn(properties, name)) return [inside(bag, properties[name])];
    return additionalProperties === undefined ? [] : [inside(bag, additionalProperties)];
  });
}

/** The names of members that any schema of the atom declares. */
export function declaredNames(atom: Atom): readonly string[] {
  return [
    ...new Set(
      atom.bags.flatMap(({ schema }) => (isRecord(schema.properties) ? Object.keys(schema.properties) : [])),
    ),
  ];
}

export function requiredNames(atom: Atom): ReadonlySet<string> {
  return new Set(
    atom.bags.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required.map(String) : [])),
  );
}

/** The schemas of members that nothing declares; empty when they may be anything. */
export function otherNodes(atom: Atom): readonly SchemaNode[] {
  return atom.bags.flatMap((bag) =>
    bag.schema.additionalProperties === undefined ? [] : [inside(bag, bag.schema.additionalProperties)],
  );
}

export function entryNodes(atom: Atom): readonly SchemaNode[] {
  return atom.bags.flatMap((bag) => (bag.schema.items === undefined ? [] : [inside(bag, bag.schema.items)]));
}

/** The strictest figure that the atom's schemas give for a keyword. */
export function figure(atom: Atom, keyword: string, pick: 'highest' | 'lowest'): number | undefined {
  const found = atom.bags.flatMap(({ schema }) => {
    const value = schema[keyword];
    return typeof value === 'number' ? [value] : [];
  });
  if (found.length === 0) return undefined;
  return pick === 'highest' ? Math.max(...found) : Math.min(...found);
}

export function strangeKeywordOf(atom: Atom): string | undefined {
  for (const { schema } of atom.bags) {
    const keyword = strangeKeyword(schema);
    if (keyword) return keyword;
  }
  return undefined;
}

/** True when limits leave no room for any value: such an atom fits everywhere. */
function isContradictory(atom: Atom): boolean {
  const most = figure(atom, 'maximum', 'lowest') ?? Number.POSITIVE_INFINITY;
  const least = figure(atom, 'minimum', 'highest') ?? Number.NEGATIVE_INFINITY;
  const below = figure(atom, 'exclusiveMaximum', 'lowest') ?? Number.POSITIVE_INFINITY;
  const above = figure(atom, 'exclusiveMinimum', 'highest') ?? Number.NEGATIVE_INFINITY;
  const isOver = (low: string, high: string) =>
    (figure(atom, low, 'highest') ?? 0) > (figure(atom, high, 'lowest') ?? Number.POSITIVE_INFINITY);
  switch (atom.type) {
    case 'string':
      return isOver('minLength', 'maxLength');
    case 'array':
      return isOver('minItems', 'maxItems');
    case 'object':
      return (
        isOver('minProperties', 'maxProperties') ||
        requiredNames(atom).size > (figure(atom, 'maxProperties', 'lowest') ?? Number.POSITIVE_INFINITY)
      );
    default:
      return least > most || above >= below || least >= below || above >= most;
  }
}
