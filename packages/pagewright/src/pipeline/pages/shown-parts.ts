import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import { isArray, isObject, type Json } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { conjuncts, nodeOf, type SchemaNode } from '../../schema/schema-node.ts';
import { anyInside } from '../../schema/schema-search.ts';
import { itemNode, objectShape } from '../../schema/schema-shape.ts';
import { literalProp } from './literal-prop.ts';

/** Whether values of a schema may have a property, at any depth. */
function mayHave(node: SchemaNode, name: string): boolean {
  return anyInside((each) => objectShape(each).properties.has(name))(node);
}

function has(value: Json, name: string): boolean {
  if (isArray(value)) return value.some((item) => has(item, name));
  return isObject(value) && (name in value || Object.values(value).some((each) => has(each, name)));
}

/** Whether a config may set a property, at any depth. A value that is bound to content may have every property that its schema allows. */
function mayGive(plan: Plan, node: SchemaNode | undefined, name: string): boolean {
  switch (plan.is) {
    case 'literal':
      return has(plan.value, name);
    case 'withDefault':
      return has(plan.default, name) || mayGive(plan.from, node, name);
    case 'array':
      return plan.items.some((item) => {
        const items = node && itemNode(node);
        if (item.is === 'one') return mayGive(item.value, items, name);
        return mayGive(item.show, items, name) || has(item.default ?? [], name);
      });
    case 'object':
      return Object.entries(plan.properties).some(
        ([key, property]) =>
          key === name || mayGive(property, node && objectShape(node).properties.get(key), name),
      );
    case 'path':
      return node === undefined || mayHave(node, name);
    case 'text':
      return false;
  }
}

/** Splits the name of a folder, such as `layout-plate-or-panel`, into a prop and its values. */
function termsOf(folder: string): readonly [prop: string, values: readonly string[]] {
  const [prop = '', ...rest] = folder.split('-');
  return [prop, rest.join('-').split('-or-')];
}

/**
 * Whether the name of a folder inside a block's folder is a condition for its code:
 * - `layout-plate`: the prop `layout` has the value `plate`;
 * - `layout-plate-or-panel`: it has one of these values;
 * - `lettering-true`: the prop `lettering` is true;
 * - `with-facts`: the block has a property `facts`.
 * @param schema the schema of the block
 */
export function isConditional(folder: string, schema: JsonSchema): boolean {
  const [prop, values] = termsOf(folder);
  const node = nodeOf(schema);
  if (prop === 'with') return values.every((name) => mayHave(node, name));
  const found = objectShape(node).properties.get(prop);
  const allowed = (found ? conjuncts(found) : []).flatMap(({ schema: { type, enum: listed } }) =>
    type === 'boolean' ? [true, false] : Array.isArray(listed) ? listed : [],
  );
  return values.every((value) => allowed.map(String).includes(value));
}

/** A block of a page config. Without `props`, its props are unknown. */
export type AnyBlock = Pick<BlockPlan, 'type'> & Partial<Pick<BlockPlan, 'props'>>;

/**
 * Whether one of these blocks may show a part of a block. Literal values of its props decide. A value that depends on content may be any
 * value.
 * @param part the block type and the folders of the part
 * @param schemas the schemas of the blocks
 */
export function mayShow(
  part: string,
  blocks: readonly AnyBlock[],
  schemas: ReadonlyMap<string, JsonSchema>,
): boolean {
  const [shownType, ...folders] = part.split(' ');
  return blocks.some(({ type, props }) => {
    if (type !== shownType) return false;
    if (!props) return true;
    const schema = schemas.get(type);
    return folders.every((folder) => {
      const [prop, values] = termsOf(folder);
      if (prop === 'with') return values.some((name) => mayGive(props, schema && nodeOf(schema), name));
      const given = literalProp(props, prop);
      return given === undefined || values.includes(String(given));
    });
  });
}
