import { isArray, isJson, isObject, type Json, type JsonObject, pointerToken } from '../json/json-value.ts';
import { isImage } from './describe-schema.ts';
import { containsLandmark, isLandmark } from './landmarks.ts';
import { literalProblems } from './literal-problems.ts';
import { allOf, alternatives, conjuncts, hasAlternatives, memoized, type SchemaNode } from './schema-node.ts';
import { anyInside } from './schema-search.ts';
import { itemNode, objectShape } from './schema-shape.ts';
import { bestAlternative } from './union-choice.ts';

/** The size in pixels of each image in `public/`, by its path. */
export interface ImageSizes {
  readonly [src: string]: { readonly width: number; readonly height: number; readonly srcset?: string };
}

export function defaultOf(node: SchemaNode): { readonly value: Json } | undefined {
  for (const { schema } of conjuncts(node))
    if ('default' in schema) return { value: isJson(schema.default) ? schema.default : null };
  return undefined;
}

/**
 * The schema, narrowed to the alternatives that a value is most likely meant for.
 * @param countProblems how badly the value fits an alternative; by default, for a plain value
 */
export function chosenAlternative(
  value: Json,
  node: SchemaNode,
  countProblems = (branch: SchemaNode) => literalProblems(value, branch).length,
): SchemaNode {
  if (!hasAlternatives(node)) return node;
  const found = conjuncts(node).flatMap((part) =>
    alternatives(part).flatMap(({ nodes }) => bestAlternative(value, nodes, countProblems) ?? []),
  );
  return found.length > 0 ? allOf([node, ...found]) : node;
}

/** The width, height and srcset that the build adds to an image of `public/` that lacks them. */
export function missingImageProps(
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

/** True for a schema that contains defaults or images. */
const canBeCompleted = anyInside(
  (node) =>
    isImage(node) || [...objectShape(node).properties.values()].some((property) => defaultOf(property)),
);

/** What `withDefaults` reads from a schema, computed once. */
const completionOf = memoized((node) => {
  const { properties, others } = objectShape(node);
  return {
    node,
    properties,
    others,
    item: itemNode(node),
    canBeCompleted: canBeCompleted(node),
    isImage: isImage(node),
    isLandmark: isLandmark(node),
    containsLandmark: containsLandmark(node),
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
 * Adds the schema's defaults and the sizes of images to a plain value. Copies only the objects and arrays that change.
 * @param visit called for each link, image and heading in the value, but not for defaults
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
  if (!known.canBeCompleted && !(visit && known.containsLandmark)) return value;
  if (known.isLandmark) visit?.(value, node, pointer);
  if (typeof value !== 'object' || value === null) return value;
  const chosen = known.hasAlternatives ? completionOf(chosenAlternative(value, node)) : known;
  if (!isArray(value)) return completeObject(value, chosen, images, visit, pointer);
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
  for (const { name, property, value: defaultValue } of defaults) {
    if (name in value) continue;
    changed ??= { ...value };
    changed[name] = withDefaults(defaultValue, property, images);
  }
  return isImage ? { ...(changed ?? value), ...missingImageProps(value, node, images) } : (changed ?? value);
}

/** Calls `visit` for a plain value and every value inside it, each with its schema. */
export function visitValues(value: Json, node: SchemaNode, pointer: string, visit: Visit): void {
  visit(value, node, pointer);
  if (isArray(value)) {
    const item = itemNode(chosenAlternative(value, node));
    for (const [index, each] of value.entries())
      visitValues(each, item, pointer + pointerToken(index), visit);
  } else if (isObject(value)) {
    const { properties, others } = objectShape(chosenAlternative(value, node));
    for (const [name, each] of Object.entries(value)) {
      const property = properties.get(name) ?? others;
      if (property) visitValues(each, property, pointer + pointerToken(name), visit);
    }
  }
}
