import type { Schemas } from '../../config/schemas/schemas.ts';
import type { Json } from '../../json/json-value.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { conjuncts, nodeOf, type SchemaNode, variants } from '../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../schema/schema-shape.ts';

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

/** A block type that needs nothing but a heading and a text. */
interface TextType {
  readonly type: string;
  readonly heading: string;
  readonly text: string;
  readonly write: Writer;
  /** How likely another type is made for texts: low for a type that requires the text, and has few other props. */
  readonly doubt: number;
}

function textType(type: string, schema: JsonSchema): readonly TextType[] {
  const { properties, required } = objectShape(nodeOf(schema));
  const [heading] = [...properties].find(([, each]) => hasHeadingLevel(each, 2)) ?? [];
  if (heading === undefined) return [];
  return [...properties].flatMap(([text, each]) => {
    const write = text === heading ? undefined : writerOf(each);
    if (!write || [...required].some((name) => name !== heading && name !== text)) return [];
    return [{ type, heading, text, write, doubt: properties.size + (required.has(text) ? 0 : 1000) }];
  });
}

/** Blocks that show the parts of a text; undefined if the site has no block type with a heading and a text. */
export function textBlocks(
  { blocks }: Pick<Schemas, 'blocks'>,
  parts: readonly TextPart[],
): readonly Json[] | undefined {
  const types = [...blocks].flatMap(([type, schema]) => textType(type, schema));
  const [found] = types.toSorted((one, other) => one.doubt - other.doubt);
  return (
    found &&
    parts.map(({ heading, paragraphs }) => ({
      type: found.type,
      props: { [found.heading]: heading, [found.text]: found.write(paragraphs) },
    }))
  );
}
