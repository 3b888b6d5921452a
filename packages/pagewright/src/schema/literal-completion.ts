import type { Json } from '../grammar/plan.ts';
import { isJson, isList, isObject, isRecord, pointerToken } from './json-value.ts';
import { literalFaults } from './literal-fit.ts';
import { alternatives, entryNode, groupShape, parts, type SchemaNode, together } from './schema-node.ts';
import { isImage } from './schema-words.ts';
import { bestAlternative } from './union-choice.ts';

/** Sizes of the pictures in public/, by their addresses. */
export interface ImageSizes {
  readonly [src: string]: { readonly width: number; readonly height: number; readonly srcset?: string };
}

/** A value of a schema document, which is JSON. */
export function literalOf(value: unknown): Json {
  return isJson(value) ? value : null;
}

/** A schema's `default`, as it stands for a member that is not mentioned. */
export function defaultOf(node: SchemaNode): { readonly value: Json } | undefined {
  for (const { schema } of parts(node)) if ('default' in schema) return { value: literalOf(schema.default) };
  return undefined;
}

/** The node with one alternative chosen for a plain value. */
export function chosen(value: Json, node: SchemaNode): SchemaNode {
  const found = parts(node).flatMap((part) =>
    alternatives(part).flatMap(
      ({ among }) => bestAlternative(value, among, (branch) => literalFaults(value, branch).length) ?? [],
    ),
  );
  return found.length > 0 ? together([node, ...found]) : node;
}

/** What the size index adds to a plain image that does not give its size itself. */
export function imageAddition(
  value: Json,
  node: SchemaNode,
  images: ImageSizes,
): { readonly [name: string]: Json } {
  if (!isObject(value) || !isImage(node) || typeof value.src !== 'string') return {};
  const known = Object.hasOwn(images, value.src) ? images[value.src] : undefined;
  if (!known) return {};
  const { members } = groupShape(node);
  const isSized = 'width' in value || 'height' in value;
  const addition: Record<string, Json> = {};
  if (!isSized && members.has('width') && members.has('height'))
    Object.assign(addition, { width: known.width, height: known.height });
  if (!('srcset' in value) && members.has('srcset') && known.srcset) addition.srcset = known.srcset;
  return addition;
}

/** A plain value with its schema's defaults and the sizes of its images. */
export function completed(value: Json, node: SchemaNode, images: ImageSizes): Json {
  if (isList(value)) {
    const entry = entryNode(chosen(value, node));
    return value.map((each) => completed(each, entry, images));
  }
  if (!isObject(value)) return value;
  const shaped = chosen(value, node);
  const { members, others } = groupShape(shaped);
  const filled: Record<string, Json> = {};
  for (const [name, each] of Object.entries(value)) {
    const member = members.get(name) ?? others;
    filled[name] = member ? completed(each, member, images) : each;
  }
  for (const [name, member] of members) {
    const standing = name in value ? undefined : defaultOf(member);
    if (standing) filled[name] = completed(standing.value, member, images);
  }
  return { ...filled, ...imageAddition(value, shaped, images) };
}

/** Calls back for every value in a plain value, with the schema that asks for it. */
export function eachPlace(
  value: Json,
  node: SchemaNode,
  pointer: string,
  visit: (value: Json, node: SchemaNode, pointer: string) => void,
): void {
  visit(value, node, pointer);
  if (isList(value)) {
    const entry = entryNode(chosen(value, node));
    value.forEach((each, index) => {
      eachPlace(each, entry, pointer + pointerToken(index), visit);
    });
  } else if (isRecord(value)) {
    const { members, others } = groupShape(chosen(value, node));
    for (const [name, each] of Object.entries(value)) {
      const member = members.get(name) ?? others;
      if (member) eachPlace(each, member, pointer + pointerToken(name), visit);
    }
  }
}
