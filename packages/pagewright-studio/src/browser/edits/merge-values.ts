import { type Json, json, type Steps } from 'pagewright/tooling';
import { removeValue, setValue } from './edit-config.ts';

/**
 * The text of another person, with the values that this person has changed. It is for changes whose texts cannot be merged, such as two
 * properties that are added at the same place: each brings a comma, or none.
 * @param before the text that both have changed; all three are JSON
 */
export function mergeValues(before: string, mine: string, theirs: string): string {
  let text = theirs;
  const merge = (from: Json | undefined, to: Json | undefined, steps: Steps, order: readonly string[]) => {
    if (to === undefined) text = json.applyEdits(text, removeValue(text, steps));
    else if (from !== undefined && json.areEqual(from, to)) return;
    else if (json.isObject(from) && json.isObject(to))
      for (const name of new Set([...Object.keys(from), ...Object.keys(to)]))
        merge(from[name], to[name], [...steps, name], Object.keys(to));
    else if (json.isArray(from) && json.isArray(to) && from.length === to.length)
      to.forEach((item, index) => {
        merge(from[index], item, [...steps, index], []);
      });
    else text = json.applyEdits(text, setValue(text, steps, to, order));
  };
  merge(JSON.parse(before), JSON.parse(mine), [], []);
  return text;
}
