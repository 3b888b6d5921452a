import { type Json, nodes, type SchemaNode, spelling } from 'pagewright/tooling';
import { fieldStrings } from './field-strings.ts';

/** The title of a schema; a reference may have one of its own. */
export function titleOf(node: SchemaNode): string | undefined {
  for (const { schema } of nodes.conjuncts(node))
    if (typeof schema.title === 'string' && schema.title !== '') return schema.title;
  return undefined;
}

/** A name of code as people write it: `titleSeparator` and `title-separator` are `Title separator`. */
export function inWords(name: string): string {
  return spelling.sentenceCase(spelling.kebabCase(name)) || name;
}

/** What people call a property: the title of its schema, otherwise its name. */
export function labelOf(name: string, node: SchemaNode | undefined): string {
  return (node && titleOf(node)) ?? inWords(name);
}

/** A label inside a sentence: `Title separator` is `title separator`. `SEO` and `CSS class` stay. */
export function inSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label;
}

/** What a value of a schema is, in one or two words: an alternative of a union. */
export function alternativeLabel(node: SchemaNode): string {
  const title = titleOf(node);
  if (title !== undefined) return title;
  const [property, ...others] = nodes.objectShape(node).properties;
  if (property && others.length === 0) return labelOf(...property);
  const [type = ''] = nodes.typesOf(node);
  const names: Readonly<Record<string, string>> = fieldStrings.types;
  return names[type] ?? fieldStrings.types.object;
}

/** A value of an enum, as people read it. */
export function optionLabel(value: Json): string {
  return typeof value === 'string' ? inWords(value) : JSON.stringify(value);
}

/** The values of an enum of strings; undefined for other schemas. */
export function stringChoices(node: SchemaNode): readonly string[] | undefined {
  const values = nodes.enumValues(node) ?? [];
  const strings = values.filter((value) => typeof value === 'string');
  return strings.length > 0 && strings.length === values.length ? strings : undefined;
}

/** A path to content as people read it: `{home.brands}` is `Home › Brands`. */
export function contentInWords(path: string): string {
  return path
    .replaceAll(/[{}]/g, '')
    .split('.')
    .map((name) => inWords(name))
    .join(' › ');
}
