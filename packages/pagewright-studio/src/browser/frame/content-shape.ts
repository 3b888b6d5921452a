import { json, nodes, type SchemaNode } from 'pagewright/tooling';

/** The schemas of the properties of an object in content. */
export function propertiesOf(
  value: object,
  node: SchemaNode,
): { readonly nodeOfProperty: (name: string) => SchemaNode; readonly required: ReadonlySet<string> } {
  const chosen = json.isJson(value) ? nodes.chosenAlternative(value, node) : node;
  const { properties, others, required } = nodes.objectShape(chosen);
  return { nodeOfProperty: (name) => properties.get(name) ?? others ?? nodes.of(), required };
}
