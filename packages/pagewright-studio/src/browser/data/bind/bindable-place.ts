import { bindings, nodes, type Roots, type ValuePlace } from 'pagewright/tooling';
import { dataStrings } from '../data-strings.ts';
import { pickerTree } from '../picker/picker-tree.ts';
import { bindingOf } from '../values/value-binding.ts';
import { chipsIn } from './value-chips.ts';

/** Params of queries may read the address of the page, but no other query. */
export const isParam = ({ steps }: ValuePlace) => steps[0] === 'data';

/**
 * Nobody expects variants, tones or yes-or-no values in content, so such values have a switch only if there is content for them. Other
 * values always have one,
 * because a query can be added.
 */
export function mayBeBound(place: ValuePlace): boolean {
  const { node, value, roots } = place;
  if (bindingOf(value, roots)) return true;
  const isChoice =
    node && (nodes.enumValues(node) !== undefined || [...nodes.typesOf(node)].join() === 'boolean');
  return !(isChoice || isParam(place)) || pickerTree(place, 'whole').length > 0;
}

/** What people call a value that does not come from content. */
export function ownWord({ node }: ValuePlace): string {
  const types = node ? nodes.typesOf(node) : new Set(['string']);
  if (types.has('array')) return dataStrings.switch.listed;
  return types.has('object') && !types.has('string') ? dataStrings.switch.chosen : dataStrings.switch.typed;
}

/** Whether values may be inserted in the text of a value. */
export function takesText({ node }: ValuePlace): boolean {
  if (!node) return false;
  const format = nodes.formatOf(node);
  return (
    nodes.typesOf(node).has('string') &&
    nodes.enumValues(node) === undefined &&
    (format === undefined || format === 'href')
  );
}

/** Whether content may lack one of the values in a text. */
export function mayLack(text: string, roots: Roots): boolean {
  return chipsIn(text).some(({ path }) => path && (bindings.resolve(path, roots)?.isOptional ?? false));
}
