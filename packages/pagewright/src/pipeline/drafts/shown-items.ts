import { compile, type Scope } from '../../grammar/compile/compile.ts';
import { fill, read, type Values } from '../../grammar/fill.ts';
import { isJson, type Json, objectOf } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';

/** The first items of a list, as the page shows them. */
export interface ShownItems {
  readonly items: readonly Json[];
  /** The number of items that were left out because their content lacks something that they need. */
  readonly dropped: number;
}

const mostShown = 3;

/** A name for the item around a list. */
const outerItem = '_outer-item';

/** Compiles an item with `each`. If its `show` has an error, compiles it for any schema, so that the author still sees the rest. */
function eachPlan(item: Json, node: SchemaNode | undefined, scope: Scope) {
  const definitions = node?.root.definitions ?? {};
  for (const items of [node?.schema ?? {}, {}]) {
    // References in the schema of an item need the definitions of the schema around it.
    const schema: JsonSchema = { type: 'array', items, definitions };
    const { compiled } = compile([item], schema, scope);
    const [found] = compiled?.plan.is === 'array' ? compiled.plan.items : [];
    if (found?.is === 'each') return found;
  }
  return undefined;
}

/**
 * Fills the first items of a list, as the page does.
 * @param item the item of the config, with `each` and `show`
 * @param node the schema of the item
 * @param values values of the paths that the item may read
 * @returns undefined if the list is not known
 */
export function shownItems(item: Json, node: SchemaNode | undefined, values: Values): ShownItems | undefined {
  const own = objectOf(item);
  // The list may belong to the item around it. The compiler knows no outer item here, so the outer item gets a name like a query.
  const each = typeof own.each === 'string' ? own.each.replace(/^\{item(?=[.}])/, `{${outerItem}`) : null;
  const known: Values = { ...values, [outerItem]: values.item };
  const scope = Object.fromEntries(
    [...Object.keys(known), 'route', 'url'].map((name) => [name, 'unknown' as const]),
  );
  const plan = eachPlan({ ...own, each }, node, scope);
  const list = plan && read(known, plan.of);
  if (!plan || !Array.isArray(list)) return undefined;
  const items: Json[] = [];
  let dropped = 0;
  for (const each of list) {
    if (items.length === Math.min(mostShown, plan.take ?? mostShown)) break;
    const filled = fill(plan.show, { ...values, item: each });
    if (isJson(filled)) items.push(filled);
    else dropped += 1;
  }
  return { items, dropped };
}
