import {
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  json,
  nodes,
  type SchemaNode,
  type Steps,
} from 'pagewright/tooling';

/**
 * What a page lacks when a value is missing. default: nothing, because the schema has one. value: only the value. part: an object around
 * it, with its steps. item: the item of the list around it. query: the query is not sent. page: the page has no title or description.
 */
export type Loss =
  | { readonly is: 'default'; readonly value: Json }
  | { readonly is: 'part'; readonly steps: Steps }
  | { readonly is: 'value' | 'item' | 'section' | 'query' | 'page' };

/** True for what a page needs in any case: its title, its description and its main heading. */
function isAlwaysNeeded(steps: Steps, node: SchemaNode | undefined): boolean {
  const [first, name, ...more] = steps;
  if (first === 'head') return more.length === 0 && (name === 'title' || name === 'description');
  return node !== undefined && nodes.conjuncts(node).some(({ schema }) => schema.headingLevel === 1);
}

/**
 * Finds what is lost with a missing value: the value itself, or the smallest thing around it that may be without it.
 * @param steps to the value
 */
export function lossOf(site: EditorSite, config: ConfigText, steps: Steps): Loss {
  const own = configs.placeOf(site, config, steps).node;
  if (isAlwaysNeeded(steps, own)) return { is: 'page' };
  let lost: Loss = { is: 'value' };
  for (let length = steps.length; length > 0; length -= 1) {
    const name = steps[length - 1] ?? 0;
    const outer = steps.slice(0, length - 1);
    const parent = configs.placeOf(site, config, outer);
    if (typeof name === 'number' || (name === 'show' && 'each' in json.objectOf(parent.value)))
      return { is: 'item' };
    const shape = parent.node && nodes.objectShape(parent.node);
    const node = shape?.properties.get(name);
    const known = length === steps.length && node ? nodes.defaultOf(node) : undefined;
    if (known) return { is: 'default', value: known.value };
    if (!shape?.required.has(name)) return lost;
    if (parent.accepts === 'fields' && configs.blockAround(outer)) return { is: 'section' };
    if (parent.accepts === 'fields' && parent.parentIs === 'query') return { is: 'query' };
    lost = { is: 'part', steps: outer };
  }
  return lost;
}

/** Whether a value without content needs a written default: without it, the check warns that items may be missing, or reports an error. */
export function defaultForLoss(loss: Loss, steps: Steps): null | undefined {
  const isItemItself = typeof steps.at(-1) === 'number' || steps.at(-1) === 'show';
  return loss.is === 'item' && !isItemItself ? null : undefined;
}
