import type { Schemas } from '../../config/schemas/schemas.ts';
import { isArray, isJson, isObject, type Json, type JsonObject, objectOf } from '../../json/json-value.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { conjuncts, nodeOf, type SchemaNode, variants } from '../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../schema/schema-shape.ts';
import { withPlaceholders } from './scaffold-placeholders.ts';

/** A part of a page in plain text. */
export interface TextPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** How a property of a block takes paragraphs. */
type Writer = (paragraphs: readonly string[]) => Json;

const asHtml: Writer = (paragraphs) =>
  paragraphs
    .map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('');

function takes(node: SchemaNode, type: string, format?: string): boolean {
  return variants(node).some(
    (each) => conjuncts(each).some(({ schema }) => schema.type === type) && formatOf(each) === format,
  );
}

function isLong(node: SchemaNode): boolean {
  return conjuncts(node).some(({ schema }) => schema.control === 'prose');
}

function writerOf(node: SchemaNode): Writer | undefined {
  if (takes(node, 'array') && takes(itemNode(node), 'string')) return (paragraphs) => [...paragraphs];
  if (takes(node, 'string', 'html')) return asHtml;
  return takes(node, 'string') && isLong(node) ? (paragraphs) => paragraphs.join(' ') : undefined;
}

function hasHeadingLevel(node: SchemaNode, level: number): boolean {
  return conjuncts(node).some(({ schema }) => schema.headingLevel === level);
}

/** A block type that can show parts of a text. */
interface TextType {
  readonly type: string;
  readonly heading: string;
  readonly text: string;
  readonly write: Writer;
  /** Its other required props, from its first example. */
  readonly others: JsonObject;
}

/** @param level level of the heading that the block type must show */
function textType({ blocks }: Pick<Schemas, 'blocks'>, level: number): TextType | undefined {
  for (const [type, schema] of blocks) {
    const node = nodeOf(schema);
    const { properties, required } = objectShape(node);
    const [heading] = [...properties].find(([, each]) => hasHeadingLevel(each, level)) ?? [];
    const writers = [...properties].flatMap(([name, each]) => {
      const write = name === heading ? undefined : writerOf(each);
      return write ? [{ name, write }] : [];
    });
    // What a block type requires is what it is for.
    const found = writers.find(({ name }) => required.has(name)) ?? writers[0];
    const [example] = isArray(asJson(schema.examples)) ? [objectOf(firstOf(schema.examples))] : [{}];
    const left = [...required].filter((name) => name !== heading && name !== found?.name);
    if (heading === undefined || !found || left.some((name) => !(name in (example ?? {})))) continue;
    const others = Object.fromEntries(Object.entries(example ?? {}).filter(([name]) => left.includes(name)));
    return {
      type,
      heading,
      text: found.name,
      write: found.write,
      others: objectOf(withPlaceholders(others, node)),
    };
  }
  return undefined;
}

function asJson(value: unknown): Json | undefined {
  return isJson(value) ? value : undefined;
}

function firstOf(examples: unknown): Json | undefined {
  const list = asJson(examples);
  const first = isArray(list) ? list[0] : undefined;
  return isObject(first) ? first : undefined;
}

/** Blocks that show the parts of a text; undefined if the site has no block type with a heading and a text. */
export function textBlocks(
  schemas: Pick<Schemas, 'blocks'>,
  parts: readonly TextPart[],
): readonly Json[] | undefined {
  const found = textType(schemas, 2);
  return (
    found &&
    parts.map(({ heading, paragraphs }) => ({
      type: found.type,
      props: { [found.heading]: heading, ...found.others, [found.text]: found.write(paragraphs) },
    }))
  );
}
