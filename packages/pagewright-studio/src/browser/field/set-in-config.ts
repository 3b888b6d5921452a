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
import { removeValue, setValue } from '../edits/edit-config.ts';

function writtenAt({ value }: ConfigText, steps: Steps): Json | undefined {
  return json.valueAt(value, steps);
}

/** The names of an object in the order in which they are written: notes first. */
function orderAt(site: EditorSite, config: ConfigText, steps: Steps): readonly string[] {
  const { node } = configs.placeOf(site, config, steps);
  return ['$schema', configs.commentName, ...(node ? nodes.objectShape(node).properties.keys() : [])];
}

/**
 * The edits that set a value of a config. A property that is new has the place that the schema gives it, as do objects around it that are
 * new.
 * @throws UneditableTextError
 */
export function setInConfig(
  site: EditorSite,
  config: ConfigText,
  steps: Steps,
  value: Json,
): readonly TextEdit[] {
  let at = steps;
  let written = value;
  while (at.length > 1 && writtenAt(config, at.slice(0, -1)) === undefined) {
    const last = at.at(-1);
    written = typeof last === 'number' ? [written] : { [String(last)]: written };
    at = at.slice(0, -1);
  }
  const isNew = writtenAt(config, at) === undefined;
  return setValue(config.text, at, written, isNew ? orderAt(site, config, at.slice(0, -1)) : []);
}

/**
 * The edits that remove a property or an item. An optional object that would be empty then is removed as well.
 * @throws UneditableTextError
 */
export function removeFromConfig(site: EditorSite, config: ConfigText, steps: Steps): readonly TextEdit[] {
  return removeValue(config.text, emptiedBy(site, config, steps));
}

/** The outermost object that is empty without the value at some steps, or the value itself. */
function emptiedBy(site: EditorSite, config: ConfigText, steps: Steps): Steps {
  const outer = steps.slice(0, -1);
  const [name, around] = [outer.at(-1), outer.slice(0, -1)];
  const value = writtenAt(config, outer);
  const isLast = json.isObject(value) && Object.keys(value).length === 1;
  if (typeof steps.at(-1) !== 'string' || typeof name !== 'string' || !isLast) return steps;
  const { node } = configs.placeOf(site, config, around);
  const isOptional =
    node && nodes.objectShape(node).properties.has(name) && !nodes.objectShape(node).required.has(name);
  return isOptional ? emptiedBy(site, config, outer) : steps;
}
