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
  return hasMarks(value) ? markupIn(value, nodeOf(schema), pointer, []) : [];
}

function hasMarks(value: Json): boolean {
  if (typeof value === 'string') return mayHaveMarks.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasMarks);
}

/** @param siblings the properties of the object that the value is in, which take HTML */
function markupIn(
  value: Json,
  node: SchemaNode,
  pointer: string,
  siblings: readonly string[],
): readonly Problem[] {
  if (typeof value === 'string') {
    if (formatOf(chosenAlternative(value, node)) !== undefined) return [];
    const [found] = marks.flatMap((each) => each.exec(value)?.[0] ?? []);
    if (found === undefined) return [];
    const [object] = branchesOf(node).flatMap(htmlProperties);
    return [
      problemAt('raw-markup', pointer, { found, ...(object === undefined ? {} : { object }), siblings }),
    ];
  }
  if (isArray(value)) {
    const item = itemNode(chosenAlternative(value, node));
    return value.flatMap((each, index) => markupIn(each, item, pointer + pointerToken(index), []));
  }
  if (!isObject(value)) return [];
  const inner = ['show', 'default'].filter((name) => name in value && ('each' in value || 'from' in value));
  if (inner.length > 0)
    return inner.flatMap((name) => markupIn(value[name] ?? null, node, `${pointer}/${name}`, siblings));
  const shape = chosenAlternative(value, node);
  const { properties } = objectShape(shape);
  return Object.entries(value).flatMap(([name, each]) => {
    const property = properties.get(name);
    return property ? markupIn(each, property, pointer + pointerToken(name), htmlProperties(shape)) : [];
  });
}

/** The names of the properties that take HTML. */
function htmlProperties(node: SchemaNode): readonly string[] {
  return [...objectShape(node).properties].flatMap(([name, each]) =>
    formatOf(each) === 'html' ? [name] : [],
  );
}
