import type { Json } from '../json/json-value.ts';
import { describeSchema } from '../schema/describe-schema.ts';
import { purposeIn } from '../schema/description-text.ts';
import { valueDescriptions } from '../schema/form-annotations.ts';
import { conjuncts, nodeOf, type SchemaNode } from '../schema/schema-node.ts';
import { itemNode, objectShape } from '../schema/schema-shape.ts';
import { type RootNode, resolve } from './binding-scope.ts';
import type { ConfigText, EditorSite } from './editor-site.ts';
import { sampleOf } from './sample-value.ts';
import { paramsSchema } from './shared-sections.ts';
import type { ValuePlace } from './value-place.ts';

/** The description of a schema. A schema that refers to another may have a description of its own. */
export function descriptionOf(node: SchemaNode): string | undefined {
  return conjuncts(node)
    .map(({ schema: { description } }) => description)
    .find((each) => typeof each === 'string');
}

/** What a value is for, according to its schema: the first paragraph of its description. Empty without one. */
export function purposeOf(node: SchemaNode): string {
  return purposeIn(descriptionOf(node) ?? '');
}

/** The type of a value in words: `a string`, `an array of objects`. */
export function typeInWords(node: RootNode): string {
  if (node === 'unknown') return 'content of an unknown type';
  const words = describeSchema(node);
  if (words !== 'an array') return words;
  const item = describeSchema(itemNode(node));
  return item === 'any value' ? words : `an array; each item is ${item}`;
}

const longestSample = 160;

/** An example as Markdown. */
function sampleText(sample: Json): string {
  const text = JSON.stringify(sample);
  const short = text.length > longestSample ? `${text.slice(0, longestSample)}…` : text;
  return `For example: \`${short.replaceAll('`', "'")}\``;
}

/** The documentation of a path as Markdown: its type, its description and an example. Undefined if the path does not exist. */
export function describePath(
  path: readonly [string, ...string[]],
  { site, config, steps, roots }: ValuePlace,
): string | undefined {
  const found = resolve(path, roots);
  if (!found) return undefined;
  const { node, isOptional } = found;
  const sample = sampleOf(path, site, config, steps, roots);
  const description = node === 'unknown' ? undefined : descriptionOf(node);
  return [
    `**${path.join('.')}** is ${typeInWords(node)}.${isOptional ? ' Content may lack it.' : ''}`,
    ...(description === undefined ? [] : [description]),
    ...(sample === undefined ? [] : [sampleText(sample)]),
  ].join('\n\n');
}

/**
 * The documentation of a property as Markdown: its type, whether it is required, its description, the meaning of its values, and the
 * version that introduced it.
 */
export function describeProperty(name: string, node: SchemaNode, isRequired = false): string {
  const description = descriptionOf(node);
  const values = [...valueDescriptions(node)].map(([value, text]) => `- ${JSON.stringify(value)}: ${text}`);
  return [
    `**${name}**${isRequired ? ' (required)' : ''}: ${typeInWords(node)}.`,
    ...(description === undefined ? [] : [description]),
    ...(values.length > 0 ? [values.join('\n')] : []),
    ...(typeof node.schema.since === 'string' ? [`Since version ${node.schema.since}.`] : []),
  ].join('\n\n');
}

/** The documentation of a block type or a source as Markdown: its description and its properties. */
export function describeNamed(name: string, node: SchemaNode): string {
  const { properties, required } = objectShape(node);
  const list = [...properties].map(
    ([property, each]) => `- ${property}${required.has(property) ? ' (required)' : ''}: ${typeInWords(each)}`,
  );
  return [`**${name}**: ${descriptionOf(node) ?? ''}`, ...(list.length > 0 ? [list.join('\n')] : [])].join(
    '\n\n',
  );
}

/** The documentation of a section as Markdown: its description and its params. */
export function describeSection(name: string, section: ConfigText, site: EditorSite): string {
  const { description } = section.value;
  const params = paramsSchema(site, section);
  return describeNamed(
    name,
    nodeOf({ ...params, ...(typeof description === 'string' ? { description } : {}) }),
  );
}
