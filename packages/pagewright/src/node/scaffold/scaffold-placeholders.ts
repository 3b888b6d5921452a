import { isArray, isObject, type Json } from '../../json/json-value.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { chosenAlternative } from '../../schema/literal-completion.ts';
import { conjuncts, enumValues, patternsOf, type SchemaNode } from '../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../schema/schema-shape.ts';

/** Words that only the author knows. The check reports them until they are replaced: the code `placeholder-text`. */
export function placeholder(words: string): string {
  return `[[${words}]]`;
}

function titleOf(node: SchemaNode): string {
  const titles = conjuncts(node).map(({ schema }) => schema.title);
  return titles.find((title) => typeof title === 'string') ?? 'Text';
}

/** Whether visitors read the text of this schema as it is written. */
function isProse(node: SchemaNode): boolean {
  const isFixed = conjuncts(node).some(({ schema }) => 'const' in schema);
  return (
    !isFixed &&
    formatOf(node) === undefined &&
    enumValues(node) === undefined &&
    patternsOf(node).length === 0
  );
}

/** An example of a schema with a placeholder in place of each text that visitors read. */
export function withPlaceholders(example: Json, node: SchemaNode): Json {
  const chosen = chosenAlternative(example, node);
  if (typeof example === 'string') {
    if (formatOf(chosen) === 'html') return `<p>${placeholder(titleOf(chosen))}</p>`;
    return example !== '' && isProse(chosen) ? placeholder(titleOf(chosen)) : example;
  }
  if (isArray(example)) return example.map((item) => withPlaceholders(item, itemNode(chosen)));
  if (!isObject(example)) return example;
  const { properties } = objectShape(chosen);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const property = properties.get(name);
      return [name, property ? withPlaceholders(value, property) : value];
    }),
  );
}
