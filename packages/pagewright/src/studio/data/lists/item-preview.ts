import { bindings, type Json, type JsonSchema, json, nodes, type SchemaNode } from '../../../tooling.ts';

/** What the first items of a list become. */
export interface ShownItems {
  readonly items: readonly Json[];
  /** How many of the tried items of content lack something that they need. */
  readonly dropped: number;
}

const mostShown = 3;

/** The item around a list, as a name of its own. */
const outerItem = '_outer-item';

/** Compiles an item with `each`. With a mistake in what it shows, it is compiled for any schema, so that the rest can be seen. */
function eachPlan(item: Json, node: SchemaNode | undefined, scope: bindings.Scope) {
  const definitions = node?.root.definitions ?? {};
  for (const items of [node?.schema ?? {}, {}]) {
    // References in the schema of an item lead to the definitions around it.
    const schema: JsonSchema = { type: 'array', items, definitions };
    const { compiled } = bindings.compile([item], schema, scope);
    const [found] = compiled?.plan.is === 'array' ? compiled.plan.items : [];
    if (found?.is === 'each') return found;
  }
  return undefined;
}

/**
 * Fills the first items of a list, as the page does.
 * @param item the item of the config, with `each` and `show`
 * @param node its schema
 * @param values of the paths that it may read
 * @returns undefined if the list is not known
 */
export function shownItems(
  item: Json,
  node: SchemaNode | undefined,
  values: bindings.Values,
): ShownItems | undefined {
  const own = json.objectOf(item);
  // A list of the item around it. For the compiler there is no outer item here, so it is a value like any other.
  const each = typeof own.each === 'string' ? own.each.replace(/^\{item(?=[.}])/, `{${outerItem}`) : null;
  const known: bindings.Values = { ...values, [outerItem]: values.item };
  const scope = Object.fromEntries(
    [...Object.keys(known), 'route', 'url'].map((name) => [name, 'unknown' as const]),
  );
  const plan = eachPlan({ ...own, each }, node, scope);
  const list = plan && bindings.read(known, plan.of);
  if (!plan || !Array.isArray(list)) return undefined;
  const items: Json[] = [];
  let dropped = 0;
  for (const each of list) {
    if (items.length === Math.min(mostShown, plan.take ?? mostShown)) break;
    const filled = bindings.fill(plan.show, { ...values, item: each });
    if (json.isJson(filled)) items.push(filled);
    else dropped += 1;
  }
  return { items, dropped };
}

/** What makes an item recognizable. */
interface ItemRow {
  readonly image?: string;
  readonly title?: string;
  readonly text?: string;
  readonly link?: string;
}

const titles = ['title', 'heading', 'name', 'label', 'number', 'figure', 'question'];

/** The image, the title, the text and the link of an item. */
export function itemRow(item: Json, node: SchemaNode | undefined): ItemRow {
  if (!json.isObject(item)) return typeof item === 'object' ? {} : { title: String(item) };
  if (typeof item.src === 'string') return { image: item.src, title: String(item.alt ?? '') || item.src };
  const properties = node ? nodes.objectShape(node).properties : new Map<string, SchemaNode>();
  const shown = Object.entries(item).map(([name, value]) => ({ name, value, node: properties.get(name) }));
  const picture = shown.find((each) => each.node && nodes.isImage(each.node) && json.isObject(each.value));
  const link = shown.find((each) => each.node && nodes.formatOf(each.node) === 'href');
  const texts = shown.filter(
    ({ value, node: own }) =>
      (typeof value === 'string' || typeof value === 'number') &&
      (!own || (nodes.formatOf(own) !== 'href' && nodes.typesOf(own).size < 6)),
  );
  const isHeading = (each: SchemaNode | undefined) =>
    each !== undefined && nodes.conjuncts(each).some(({ schema }) => typeof schema.headingLevel === 'number');
  const title =
    texts.find((each) => isHeading(each.node)) ?? texts.find(({ name }) => titles.includes(name)) ?? texts[0];
  const text = texts.find((each) => each !== title);
  const src = picture && json.isObject(picture.value) ? picture.value.src : undefined;
  return {
    ...(typeof src === 'string' ? { image: src } : {}),
    ...(title ? { title: String(title.value) } : {}),
    ...(text ? { text: String(text.value) } : {}),
    ...(link && typeof link.value === 'string' ? { link: link.value } : {}),
  };
}
