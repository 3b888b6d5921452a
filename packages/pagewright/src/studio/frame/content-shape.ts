import { isJson } from '../../json/json-value.ts';
import { chosenAlternative } from '../../schema/literal-completion.ts';
import { anything, nodeOf, type SchemaNode } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';

/** The schemas of the properties of an object in content. */
export function propertiesOf(
  value: object,
  node: SchemaNode,
): { readonly nodeOfProperty: (name: string) => SchemaNode; readonly required: ReadonlySet<string> } {
  const chosen = isJson(value) ? chosenAlternative(value, node) : node;
  const { properties, others, required } = objectShape(chosen);
  return { nodeOfProperty: (name) => properties.get(name) ?? others ?? nodeOf(anything), required };
}
