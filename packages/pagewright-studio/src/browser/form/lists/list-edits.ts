import {
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  json,
  nodes,
  type Steps,
  type TextEdit,
} from 'pagewright/tooling';
import { insertItem, moveItem, rawValue, removeValue } from '../../edits/edit-config.ts';
import { removeFromConfig, setInConfig } from '../../field/set-in-config.ts';

/** A list of a config, which may be missing. */
export interface ListPlace {
  readonly site: EditorSite;
  readonly config: ConfigText;
  readonly steps: Steps;
}

function itemsOf({ config, steps }: ListPlace): readonly Json[] | undefined {
  const value = json.valueAt(config.value, steps);
  return json.isArray(value) ? value : undefined;
}

/** The edits that add an item. @throws UneditableTextError */
export function addedItem(list: ListPlace, index: number, value: Json): readonly TextEdit[] {
  const { site, config, steps } = list;
  if (!itemsOf(list)) return setInConfig(site, config, steps, [value]);
  return insertItem(config.text, steps, index, value);
}

/** The edits that add a copy after an item, with the same formatting. @throws UneditableTextError */
export function duplicatedItem({ config, steps }: ListPlace, index: number): readonly TextEdit[] {
  return insertItem(config.text, steps, index + 1, rawValue(config.text, [...steps, index]));
}

/** The edits that remove an item. An optional list that would be empty then is removed too. @throws UneditableTextError */
export function removedItem(list: ListPlace, index: number): readonly TextEdit[] {
  const { site, config, steps } = list;
  const name = steps.at(-1);
  const isLast = itemsOf(list)?.length === 1;
  const { node } = configs.placeOf(site, config, steps.slice(0, -1));
  const isOptional =
    typeof name === 'string' &&
    node !== undefined &&
    nodes.objectShape(node).properties.has(name) &&
    !nodes.objectShape(node).required.has(name);
  if (isLast && isOptional) return removeFromConfig(site, config, steps);
  return removeValue(config.text, [...steps, index]);
}

/** The edits that move an item. @param to its index when it is not at its old place any more @throws UneditableTextError */
export function movedItem({ config, steps }: ListPlace, from: number, to: number): readonly TextEdit[] {
  return moveItem(config.text, [...steps, from], steps, to);
}
