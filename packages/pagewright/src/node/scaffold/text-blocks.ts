import type { Schemas } from '../../config/schemas/schemas.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../json/json-value.ts';
import { parsePlainJson } from '../../json/plain-json.ts';
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

interface WrittenBlock {
  readonly type: string;
  readonly props: JsonObject;
}

/** The blocks in a config, also in slots. */
function blocksIn(value: Json | undefined): readonly WrittenBlock[] {
  if (isArray(value)) return value.flatMap(blocksIn);
  if (!isObject(value)) return [];
  const { type, props } = value;
  const own = typeof type === 'string' && isObject(props) ? [{ type, props }] : [];
  return [...own, ...Object.values(value).flatMap(blocksIn)];
}

/** The type that the pages of the site use most for a heading with a text; of equal ones the one for texts, of these the least doubtful. */
function bestType(types: readonly TextType[], written: readonly WrittenBlock[]): TextType | undefined {
  const rated = types.map((each) => {
    const uses = written.filter(({ type, props }) => type === each.type && each.text in props);
    return { ...each, uses: uses.length, headed: uses.filter(({ props }) => each.heading in props).length };
  });
  const [best] = rated.toSorted(
    (one, other) => other.headed - one.headed || other.uses - one.uses || one.doubt - other.doubt,
  );
  return best;
}

/**
 * Blocks that show the parts of a text; undefined if the site has no block type with a heading and a text.
 * @param files the text of each page config
 */
export function textBlocks(
  {
    schemas,
    files,
  }: { readonly schemas: Pick<Schemas, 'blocks'>; readonly files: ReadonlyMap<string, string> },
  parts: readonly TextPart[],
): readonly Json[] | undefined {
  const types = [...schemas.blocks].flatMap(([type, schema]) => textType(type, schema));
  const written = [...files.values()].flatMap((text) => blocksIn(parsePlainJson(text)));
  const found = bestType(types, written);
  return (
    found &&
    parts.map(({ heading, paragraphs }) => ({
      type: found.type,
      props: { [found.heading]: heading, [found.text]: found.write(paragraphs) },
    }))
  );
}
