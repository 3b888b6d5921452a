import type { JsonSchema } from './json-schema.ts';
import { branchesOf, conjuncts, memoized, type SchemaNode } from './schema-node.ts';
import { itemNode, objectShape } from './schema-shape.ts';

/** The schemas directly inside a schema: properties, items and alternatives. */
const childrenOf = memoized((node): readonly SchemaNode[] => {
  const { properties, others } = objectShape(node);
  const items = conjuncts(node).some(({ schema }) => schema.items !== undefined) ? [itemNode(node)] : [];
  return [...properties.values(), ...(others ? [others] : []), ...items, ...branchesOf(node)];
});

/** A predicate that is true for a schema if `test` is true for it or for any schema inside it. */
export function anyInside(test: (node: SchemaNode) => boolean): (node: SchemaNode) => boolean {
  return memoized((node) => {
    const seen = new Set<JsonSchema>();
    const search = (each: SchemaNode): boolean => {
      if (seen.has(each.schema)) return false;
      seen.add(each.schema);
      return test(each) || childrenOf(each).some(search);
    };
    return search(node);
  });
}
