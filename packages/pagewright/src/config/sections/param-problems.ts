import { pathRoots } from '../../grammar/path-roots.ts';
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  objectOf,
  pointerToken,
} from '../../json/json-value.ts';
import { problemAt, type ValueProblem } from '../../schema/value-problem.ts';
import { keyNames } from '../constructs.ts';
import type { SectionDraft } from './section-draft.ts';

/** Reports values for params that the section does not have, and required params without a value. */
export function paramProblems(
  item: JsonObject,
  section: SectionDraft,
  pointer: string,
): readonly ValueProblem[] {
  // A section that is unreadable or has no blocks gets a diagnostic of its own. Its params are unknown.
  if (section.blocks.length === 0) return [];
  const given = objectOf(item.with);
  const owner = `the section "${section.name}"`;
  const options = [...section.params.keys()];
  const free = options.filter((name) => !(name in given));
  const unknown = Object.keys(given)
    .filter((name) => !section.params.has(name))
    .map((key) =>
      problemAt('unknown-key', `${pointer}/with${pointerToken(key)}`, { key, options, free, owner }, 'key'),
    );
  const items = itemPaths(given, `${pointer}/with`).map((each) =>
    problemAt('item-outside-show', each.pointer, { path: 'item' }),
  );
  // A misspelt name gets one diagnostic, not one for an unknown param and one for a missing param.
  const missing =
    unknown.length > 0 || hasMisnamedParams(item, section)
      ? []
      : free.filter((name) => section.params.get(name)?.isRequired);
  return [
    ...unknown,
    ...items,
    ...unknownFields(given, section, pointer),
    ...missing.map((key) => problemAt('missing-key', pointer, { key, owner }, 'key')),
  ];
}

/** The paths that start with `item` although they are outside of the `show` of any list. */
function itemPaths(value: Json, pointer: string): ReturnType<typeof pathRoots> {
  const inside = (all: Json) => pathRoots(all, pointer).filter(({ name }) => name === 'item');
  // Most values have no such path, and need no copy.
  return inside(value).length === 0 ? [] : inside(withoutShown(value));
}

/** A value without the `show` of its lists, in which paths may start with `item`. */
function withoutShown(value: Json): Json {
  if (isArray(value)) return value.map(withoutShown);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => !(name === 'show' && 'each' in value));
  return Object.fromEntries(entries.map(([name, each]) => [name, withoutShown(each)]));
}

/** The keys of a section use, except `with`. */
const keysOfUses: ReadonlySet<string> = new Set(keyNames('sectionUse', ({ isContent }) => !isContent));

/** Reports fields of list items that the section does not show. */
function unknownFields(given: JsonObject, section: SectionDraft, pointer: string): readonly ValueProblem[] {
  return [...section.params].flatMap(([name, { itemFields: options }]) => {
    const list = given[name] ?? null;
    if (!options || !isArray(list)) return [];
    return list.flatMap((item, index): readonly ValueProblem[] => {
      const isShown = isObject(item) && 'each' in item;
      const at = `${pointer}/with${pointerToken(name)}/${index}${isShown ? '/show' : ''}`;
      const fields = objectOf(isShown ? item.show : item);
      const free = options.filter((option) => !(option in fields));
      const owner = `an item of "${name}"`;
      return Object.keys(fields)
        .filter((key) => !options.includes(key))
        .map((key) => problemAt('unknown-key', at + pointerToken(key), { key, options, free, owner }, 'key'));
    });
  });
}

/** True for a section use that gives values without an object `with`. This gets a diagnostic of its own. */
export function hasMisnamedParams(item: JsonObject, { params }: SectionDraft): boolean {
  if (Object.keys(item).some((name) => params.has(name) && !keysOfUses.has(name))) return true;
  const others = Object.entries(item).filter(([name]) => !keysOfUses.has(name));
  if (item.with !== undefined) return !isObject(item.with);
  return others.some(([, value]) => isObject(value));
}
