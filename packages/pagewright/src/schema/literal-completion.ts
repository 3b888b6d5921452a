import type { Json } from '../grammar/plan.ts';
import { isJson, isList, isObject, type JsonObject, pointerToken } from './json-value.ts';
import { holdsLandmark, isLandmark } from './landmarks.ts';
import { literalProblems } from './literal-problems.ts';
import { allOf, alternatives, hasAlternatives, memoized, parts, type SchemaNode } from './schema-node.ts';
import { anyInside } from './schema-search.ts';
import { itemNode, objectShape } from './schema-shape.ts';
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

/** What the completion of a value needs to know of its schema. */
const completionOf = memoized((node) => {
  const { properties, others } = objectShape(node);
  return {
    node,
    properties,
    others,
    item: itemNode(node),
    mayGetMore: mayGetMore(node),
    isImage: isImage(node),
    isLandmark: isLandmark(node),
    holdsLandmark: holdsLandmark(node),
    hasAlternatives: hasAlternatives(node),
    defaults: [...properties].flatMap(([name, property]) => {
      const found = defaultOf(property);
      return found ? [{ name, property, value: found.value }] : [];
    }),
  };
});

type Completion = ReturnType<typeof completionOf>;

type Visit = (value: Json, node: SchemaNode, pointer: string) => void;

/**
 * A plain value with its schema's defaults and the sizes of its images. Values to which nothing is added are not copied.
 * @param visit called for each link, image and heading that is written in the value
 * @param pointer the JSON pointer of the value, for `visit`
 */
export function withDefaults(
  value: Json,
  node: SchemaNode,
  images: ImageSizes,
  visit?: Visit,
  pointer = '',
): Json {
  const known = completionOf(node);
  if (!known.mayGetMore && !(visit && known.holdsLandmark)) return value;
  if (known.isLandmark) visit?.(value, node, pointer);
  if (typeof value !== 'object' || value === null) return value;
  const chosen = known.hasAlternatives ? completionOf(chosenAlternative(value, node)) : known;
  if (!isList(value)) return completeObject(value, chosen, images, visit, pointer);
  let isChanged = false;
  const items = value.map((each, index) => {
    const item = withDefaults(each, chosen.item, images, visit, visit && pointer + pointerToken(index));
    if (item !== each) isChanged = true;
    return item;
  });
  return isChanged ? items : value;
}

function completeObject(
  value: JsonObject,
  { node, properties, others, defaults, isImage }: Completion,
  images: ImageSizes,
  visit: Visit | undefined,
  pointer: string,
): Json {
  let changed: Record<string, Json> | undefined;
  for (const name in value) {
    const property = properties.get(name) ?? others;
    if (!property) continue;
    const each = value[name] ?? null;
    const completed = withDefaults(each, property, images, visit, visit && pointer + pointerToken(name));
    if (completed === each) continue;
    changed ??= { ...value };
    changed[name] = completed;
  }
  for (const { name, property, value: standard } of defaults) {
    if (name in value) continue;
    changed ??= { ...value };
    changed[name] = withDefaults(standard, property, images);
  }
  return isImage ? { ...(changed ?? value), ...imageAddition(value, node, images) } : (changed ?? value);
}

/** Calls `visit` for every value inside a plain value, with the schema of its place. */
export function eachPlace(value: Json, node: SchemaNode, pointer: string, visit: Visit): void {
  visit(value, node, pointer);
  if (isList(value)) {
    const item = itemNode(chosenAlternative(value, node));
    for (const [index, each] of value.entries()) eachPlace(each, item, pointer + pointerToken(index), visit);
  } else if (isObject(value)) {
    const { properties, others } = objectShape(chosenAlternative(value, node));
    for (const [name, each] of Object.entries(value)) {
      const property = properties.get(name) ?? others;
      if (property) eachPlace(each, property, pointer + pointerToken(name), visit);
    }
  }
}
