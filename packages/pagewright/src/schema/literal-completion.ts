import type { Json } from '../grammar/plan.ts';
import { isJson, isList, isObject, pointerToken } from './json-value.ts';
import { literalProblems } from './literal-problems.ts';
import {
  allOf,
  alternatives,
  hasAlternatives,
  itemNode,
  objectShape,
  parts,
  type SchemaNode,
} from './schema-node.ts';
import { anyInside } from './schema-search.ts';
import { isImage } from './schema-words.ts';
import { bestAlternative } from './union-choice.ts';

/** The size in pixels of each image in `public/`, by its path. */
export interface ImageSizes {
  readonly [src: string]: { readonly width: number; readonly height: number; readonly srcset?: string };
}

/** A schema's `default`. */
export function defaultOf(node: SchemaNode): { readonly value: Json } | undefined {
  for (const { schema } of parts(node))
    if ('default' in schema) return { value: isJson(schema.default) ? schema.default : null };
  return undefined;
}

/** The schema with the alternative that a plain value is meant for. */
export function chosenAlternative(value: Json, node: SchemaNode): SchemaNode {
  if (!hasAlternatives(node)) return node;
  const found = parts(node).flatMap((part) =>
    alternatives(part).flatMap(
      ({ among }) => bestAlternative(value, among, (branch) => literalProblems(value, branch).length) ?? [],
    ),
  );
  return found.length > 0 ? allOf([node, ...found]) : node;
}

/** The size that is added to a plain image without one. */
export function imageAddition(
  value: Json,
  node: SchemaNode,
  images: ImageSizes,
): { readonly [name: string]: Json } {
  if (!isObject(value) || !isImage(node) || typeof value.src !== 'string') return {};
  const known = Object.hasOwn(images, value.src) ? images[value.src] : undefined;
  if (!known) return {};
  const { properties } = objectShape(node);
  const isSized = 'width' in value || 'height' in value;
  const addition: Record<string, Json> = {};
  if (!isSized && properties.has('width') && properties.has('height'))
    Object.assign(addition, { width: known.width, height: known.height });
  if (!('srcset' in value) && properties.has('srcset') && known.srcset) addition.srcset = known.srcset;
  return addition;
}

/** True where a default or the size of an image may be added to a value. */
const mayGetMore = anyInside(
  (node) =>
    isImage(node) || [...objectShape(node).properties.values()].some((property) => defaultOf(property)),
);

/** A plain value with its schema's defaults and the sizes of its images. */
export function withDefaults(value: Json, node: SchemaNode, images: ImageSizes): Json {
  if (!mayGetMore(node)) return value;
  if (isList(value)) {
    const item = itemNode(chosenAlternative(value, node));
    return value.map((each) => withDefaults(each, item, images));
  }
  if (!isObject(value)) return value;
  const chosen = chosenAlternative(value, node);
  const { properties, others } = objectShape(chosen);
  const complete: Record<string, Json> = {};
  for (const [name, each] of Object.entries(value)) {
    const property = properties.get(name) ?? others;
    complete[name] = property ? withDefaults(each, property, images) : each;
  }
  for (const [name, property] of properties) {
    const found = name in value ? undefined : defaultOf(property);
    if (found) complete[name] = withDefaults(found.value, property, images);
  }
  return { ...complete, ...imageAddition(value, chosen, images) };
}

/**
 * Calls `visit` for every value inside a plain value, with the schema of its place. Skips values whose schema `isWanted`
 * rejects, with everything inside them.
 */
export function eachPlace(
  value: Json,
  node: SchemaNode,
  pointer: string,
  visit: (value: Json, node: SchemaNode, pointer: string) => void,
  isWanted: (node: SchemaNode) => boolean = () => true,
): void {
  if (!isWanted(node)) return;
  visit(value, node, pointer);
  if (isList(value)) {
    const item = itemNode(chosenAlternative(value, node));
    for (const [index, each] of value.entries())
      eachPlace(each, item, pointer + pointerToken(index), visit, isWanted);
  } else if (isObject(value)) {
    const { properties, others } = objectShape(chosenAlternative(value, node));
    for (const [name, each] of Object.entries(value)) {
      const property = properties.get(name) ?? others;
      if (property) eachPlace(each, property, pointer + pointerToken(name), visit, isWanted);
    }
  }
}
