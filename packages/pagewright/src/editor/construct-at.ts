import { constructOfSchema } from '../config/constructs.ts';
import type { ConstructName } from '../config/keys/key.ts';
import { isObject, type Json, objectOf, type Steps, valueAt } from '../json/json-value.ts';
import { getOrInsert } from '../memory/get-or-insert.ts';
import { slotsOf } from '../schema/block-slots.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { chosenAlternative } from '../schema/literal-completion.ts';
import { branchesOf, conjuncts, type SchemaNode } from '../schema/schema-node.ts';
import type { ConfigText, EditorSite } from './editor-site.ts';

/** The construct that a value with a schema is, or may become; undefined for other values. */
export function constructOf(
  node: SchemaNode | undefined,
  value: Json | undefined,
): ConstructName | undefined {
  if (!node || !isObject(value ?? {})) return undefined;
  const options = value === undefined ? branchesOf(node) : [];
  for (const { schema } of [chosen(node, value), ...options].flatMap(conjuncts)) {
    const found = constructOfSchema(schema);
    if (found !== undefined) return found;
  }
  return undefined;
}

const choices = new WeakMap<object, WeakMap<JsonSchema, SchemaNode>>();

/**
 * The schema, narrowed to the alternatives that a value was most likely meant as. Cached by object and array, because all places in a block
 * need the answer, and comparing the block with each alternative takes most of their time.
 */
export function chosen(node: SchemaNode, value: Json | undefined): SchemaNode {
  if (value === undefined) return node;
  if (typeof value !== 'object' || value === null) return chosenAlternative(value, node);
  const known = getOrInsert(choices, value, () => new WeakMap<JsonSchema, SchemaNode>());
  return getOrInsert(known, node.schema, () => chosenAlternative(value, node));
}

/**
 * The slots of a block, each with the block types that it allows.
 * @param steps lead to the block
 */
export function slotsAt(
  { workspace: { schemas } }: EditorSite,
  config: ConfigText,
  steps: Steps,
): ReadonlyMap<string, readonly string[]> {
  const { type } = objectOf(valueAt(config.value, steps));
  return slotsOf(typeof type === 'string' ? schemas.blocks.get(type) : undefined);
}
