import {
  bindings,
  type ConfigText,
  type EditorSite,
  type Json,
  json,
  type Roots,
  type SchemaNode,
} from 'pagewright/tooling';
import type { FieldPath } from '../values/path-text.ts';
import { pathText } from '../values/value-binding.ts';
import { guessMapping } from './guess-mapping.ts';
import { isItemLink, itemLink } from './item-link.ts';
import { shownCounts } from './shown-counts.ts';

/** Where a list of content is shown. */
interface MappedPlace {
  readonly site: EditorSite;
  readonly config: ConfigText;
  readonly roots: Roots;
  /** The schema of an item of the list in the config. */
  readonly target: SchemaNode | undefined;
}

function guessFor(list: FieldPath, { site, config, roots, target }: MappedPlace): Json | undefined {
  const item = bindings.itemOf(pathText(list), roots);
  if (!target || item === undefined || item === 'unknown') return undefined;
  return guessMapping(target, item, itemLink(site, config, list, item), shownCounts(site));
}

/** A new item that shows each item of a list of content, with a guess at what it shows. */
export function mappedItem(list: FieldPath, place: MappedPlace): Json {
  return { each: pathText(list), show: guessFor(list, place) ?? {} };
}

/** Whether all fields of the item that a value shows exist in another list. */
function stays(value: Json, roots: Roots): boolean {
  if (typeof value === 'string')
    return bindings.pathsIn(value, { start: 0, end: value.length }).every(({ path: [root, ...fields] }) => {
      return root !== 'item' || bindings.resolve([root, ...fields], roots) !== undefined;
    });
  if (json.isArray(value)) return value.every((each) => stays(each, roots));
  return !json.isObject(value) || Object.values(value).every((each) => stays(each, roots));
}

/**
 * The same item for another list. Fields that the new items do not have are guessed again, or left out. The new items link to other pages.
 */
export function remappedItem(before: Json, list: FieldPath, place: MappedPlace): Json {
  const { show = null, ...old } = json.objectOf(before);
  const item = bindings.itemOf(pathText(list), place.roots);
  const roots: Roots = item === undefined ? place.roots : new Map([...place.roots, ['item', item]]);
  const each = pathText(list);
  const guess = guessFor(list, place);
  if (!json.isObject(show)) return { ...old, each, show: stays(show, roots) ? show : (guess ?? show) };
  const kept = Object.entries(show).flatMap(([name, value]): [string, Json][] => {
    const guessed = json.objectOf(guess)[name];
    if (stays(value, roots)) return [[name, isItemLink(value) ? (guessed ?? value) : value]];
    return guessed === undefined ? [] : [[name, guessed]];
  });
  return { ...old, each, show: Object.fromEntries(kept) };
}
