import { recordOf } from '../json/is-record.ts';
import { allOf, bound, conjuncts, memoized, type SchemaNode, subschema } from './schema-node.ts';

export interface ObjectShape {
  readonly properties: ReadonlyMap<string, SchemaNode>;
  readonly required: ReadonlySet<string>;
  /** The schema of all other properties; undefined if they may have any value. */
  readonly others: SchemaNode | undefined;
}

/** The object rules of a schema, combined from its parts. Ignores alternatives. */
export const objectShape = memoized((node): ObjectShape => {
  const shape = new Map<string, SchemaNode>();
  const required = new Set<string>();
  let others: SchemaNode | undefined;
  for (const part of conjuncts(node)) {
    const { properties, additionalProperties } = part.schema;
    for (const [name, schema] of Object.entries(recordOf(properties))) {
      const before = shape.get(name);
      shape.set(name, before ? allOf([before, subschema(part, schema)]) : subschema(part, schema));
    }
    if (Array.isArray(part.schema.required))
      for (const name of part.schema.required) required.add(String(name));
    if (additionalProperties !== undefined && additionalProperties !== true)
      others = subschema(part, additionalProperties);
  }
  return { properties: shape, required, others };
});

export const itemNode = memoized((node): SchemaNode => {
  const items = conjuncts(node).flatMap((part) =>
    part.schema.items === undefined ? [] : [subschema(part, part.schema.items)],
  );
  return items.length === 0 ? { schema: {}, root: node.root } : allOf(items);
});

export function isUnique(node: SchemaNode): boolean {
  return conjuncts(node).some(({ schema }) => schema.uniqueItems === true);
}

/** The array rules of a schema, combined from its parts. */
export const arrayShape = memoized((node) => ({
  minItems: bound(node, 'minItems', 'highest') ?? 0,
  /** Undefined if there is no maximum. */
  maxItems: bound(node, 'maxItems', 'lowest'),
  isUnique: isUnique(node),
  item: itemNode(node),
}));

/** True for an object with `"additionalProperties": false`. */
export function isClosed(node: SchemaNode): boolean {
  return conjuncts(node).some(({ schema }) => schema.additionalProperties === false);
}
