import { type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { inWords } from '../../field/schema-words.ts';
import { isForPeople } from '../../names/readable-text.ts';
import { shortLine } from '../../names/short-line.ts';

/** A value in one line. */
interface ItemSummary {
  /** The first text that people read in it; empty if it has none. */
  readonly text: string;
  /** The source of the first picture in it. */
  readonly image?: string;
  /** The content that it comes from: a list with an item for each, or a single value. */
  readonly from?: string;
  /** True for an item that becomes one item for each item of a list of content. */
  readonly isEach?: true;
}

const longestSummary = 120;

/** The deepest value whose text is read. */
const deepest = 6;

/** A line about a value: an item of a list, or an object that is closed. */
export function summaryOf(value: Json | undefined, node: SchemaNode | undefined): ItemSummary {
  const { each, show, from, to, default: normal } = json.objectOf(value);
  if (typeof each === 'string') return { ...plain(show, node), from: each, isEach: true };
  // A property of content may have the same name, but no braces.
  if (typeof from === 'string' && from.startsWith('{')) return { ...plain(normal, node), from };
  // Half of a redirect says nothing.
  if (typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '')
    return { text: shortLine(`${from} → ${to}`, longestSummary) };
  return plain(value, node);
}

function plain(value: Json | undefined, node: SchemaNode | undefined): ItemSummary {
  const narrowed = node && value !== undefined ? nodes.chosenAlternative(value, node) : node;
  const text = textIn(value, narrowed, isForPeople, 0) ?? textIn(value, narrowed, isAnyText, 0) ?? '';
  const image = imageIn(value, narrowed, 0);
  return {
    text: shortLine(withoutBraces(text).replaceAll(/<[^>]*>/g, ' '), longestSummary),
    ...(image === undefined ? {} : { image }),
  };
}

/** Text with the names of content in place of paths: `{home.intro_text}` is `‹Intro text›`. */
export function withoutBraces(text: string): string {
  return text.replaceAll(/\{\{|\{(?:[\w-]+\.)*([\w-]+)\}/g, (_, name: string | undefined) =>
    name === undefined ? '{' : `‹${inWords(name)}›`,
  );
}

function isAnyText(): boolean {
  return true;
}

/** The values inside of a value with their schemas, in the order of the schema. */
function inner(
  value: Json,
  node: SchemaNode | undefined,
): readonly (readonly [Json, SchemaNode | undefined])[] {
  if (json.isArray(value))
    return value.slice(0, 3).map((item) => [item, node && nodes.arrayShape(node).item]);
  if (!json.isObject(value)) return [];
  const { properties } = node
    ? nodes.objectShape(nodes.chosenAlternative(value, node))
    : { properties: undefined };
  const names = [...new Set([...(properties?.keys() ?? []), ...Object.keys(value)])];
  return names.flatMap((name) => {
    const each = value[name];
    return each === undefined || name === '$comment' ? [] : [[each, properties?.get(name)]];
  });
}

function textIn(
  value: Json | undefined,
  node: SchemaNode | undefined,
  isWanted: (node: SchemaNode | undefined) => boolean,
  depth: number,
): string | undefined {
  if (value === undefined || depth > deepest) return undefined;
  if (typeof value === 'string') {
    if (value.trim() === '' || !isWanted(node)) return undefined;
    if (node && nodes.enumValues(node)) return inWords(value);
    return node && nodes.formatOf(node) === 'image-src' ? value.slice(value.lastIndexOf('/') + 1) : value;
  }
  if (typeof value === 'number') return isWanted(node) ? String(value) : undefined;
  const parts = inner(value, node);
  const isText = ([each]: (typeof parts)[number]) => typeof each === 'string';
  // A text that is a property of the value says more than texts deeper in it.
  for (const [each, of] of [...parts.filter(isText), ...parts.filter((part) => !isText(part))]) {
    const found = textIn(each, of, isWanted, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function imageIn(value: Json | undefined, node: SchemaNode | undefined, depth: number): string | undefined {
  if (value === undefined || depth > deepest || !node) return undefined;
  const { src } = json.objectOf(value);
  if (nodes.isImage(node) && typeof src === 'string' && src !== '' && !src.includes('{')) return src;
  for (const [each, of] of inner(value, node)) {
    const found = typeof each === 'object' ? imageIn(each, of, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
