import { isArray, isObject, type Json, pointerToken } from '../../../json/json-value.ts';
import { formatOf } from '../../../schema/describe-schema.ts';
import type { JsonSchema } from '../../../schema/json-schema.ts';
import { chosenAlternative } from '../../../schema/literal-completion.ts';
import { branchesOf, nodeOf, type SchemaNode } from '../../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../../schema/schema-shape.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

const elements =
  'a|abbr|article|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|section|small|span|strong|sub|sup|table|u|ul';

/** Marks that browsers, or programs for Markdown, read as something else than text. */
const marks: readonly RegExp[] = [
  new RegExp(`</?(?:${elements})(?:\\s[^<>]*)?/?>`, 'i'),
  /&(?:amp|nbsp|lt|gt|quot|apos|[mn]dash|hellip|[lr][sd]quo|copy|reg|trade|euro|shy|#\d+|#x[\da-f]+);/i,
  /\*\*(?=\S)[^*]*[^*\s]\*\*/,
  /(?<![\w_])__(?=\S)[^_]*[^_\s]__(?!\w)/,
  /!?\[[^[\]]+\]\((?:\/|#|\.|https?:|mailto:|tel:)[^()\s]*\)/,
];

/** Whether there may be a mark. Few texts have one. */
const mayHaveMarks = /<[a-z/]|&[a-z#]|\*\*|__|\]\(/i;

/** Reports HTML and Markdown in plain text, where visitors would see it as it is written. */
export function rawMarkup(value: Json, schema: JsonSchema, pointer: string): readonly Problem[] {
  if (!hasMarks(value)) return [];
  const found: Problem[] = [];
  visit(value, nodeOf(schema), pointer, [], found);
  return found;
}

function hasMarks(value: Json): boolean {
  if (typeof value === 'string') return mayHaveMarks.test(value);
  if (typeof value !== 'object' || value === null) return false;
  for (const each of Object.values(value)) if (hasMarks(each)) return true;
  return false;
}

/** @param siblings the properties of the object that the value is in, which take HTML */
function visit(
  value: Json,
  node: SchemaNode,
  pointer: string,
  siblings: readonly string[],
  found: Problem[],
): void {
  if (typeof value === 'string') {
    if (formatOf(chosenAlternative(value, node)) !== undefined) return;
    const [mark] = marks.flatMap((each) => each.exec(value)?.[0] ?? []);
    if (mark === undefined) return;
    const object = branchesOf(node).flatMap(htmlProperties)[0];
    const data = { found: mark, ...(object === undefined ? {} : { object }), siblings };
    found.push(problemAt('raw-markup', pointer, data));
  } else if (isArray(value)) {
    const item = itemNode(chosenAlternative(value, node));
    for (const [index, each] of value.entries()) visit(each, item, pointer + pointerToken(index), [], found);
  } else if (isObject(value)) {
    const inner = ['show', 'default'].filter((name) => name in value && ('each' in value || 'from' in value));
    for (const name of inner) visit(value[name] ?? null, node, `${pointer}/${name}`, siblings, found);
    if (inner.length > 0) return;
    const shape = chosenAlternative(value, node);
    const { properties } = objectShape(shape);
    for (const [name, each] of Object.entries(value)) {
      const property = properties.get(name);
      if (property) visit(each, property, pointer + pointerToken(name), htmlProperties(shape), found);
    }
  }
}

/** The names of the properties that take HTML. */
function htmlProperties(node: SchemaNode): readonly string[] {
  return [...objectShape(node).properties].flatMap(([name, each]) =>
    formatOf(each) === 'html' ? [name] : [],
  );
}
