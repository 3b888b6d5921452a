import { bindings, type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';
import type { ConfigChange } from './config-change.ts';
import { canonicalJson, type ItemIdentity, matchItems } from './matched-items.ts';

/** Properties whose value says which item of a list it is, from the surest. */
const identifying = ['id', 'each', 'name', 'from', 'title', 'heading', 'label', 'href', 'src', 'to', 'text'];

/** An own property: names such as `constructor` may be missing. */
export function ownValue(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The names of the properties of two objects. The second object comes first. */
export function namesOfBoth(before: JsonObject, after: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}

const items: ItemIdentity = {
  names: identifying.map((name) => (item) => {
    const value = json.isObject(item) ? ownValue(item, name) : undefined;
    return value === undefined || value === null || value === '' ? undefined : canonicalJson(value);
  }),
  isAlike(one, other) {
    if (!json.isObject(one) || !json.isObject(other))
      return json.isArray(one) === json.isArray(other) && typeof one === typeof other;
    const names = namesOfBoth(one, other);
    const isEqual = (name: string) => {
      const [value, now] = [ownValue(one, name), ownValue(other, name)];
      return value !== undefined && now !== undefined && json.areEqual(value, now);
    };
    return names.length < 2 || names.some(isEqual);
  },
};

/** The path of a value that comes from content, such as `{home.title}`; undefined for another value. */
export function contentPath(value: Json | undefined): string | undefined {
  const text = json.isObject(value) ? ownValue(value, 'from') : value;
  // Only such a text can be a path, and other texts may be long.
  if (typeof text !== 'string' || !/^\{[^{}]*\}$/.test(text)) return undefined;
  const parsed = bindings.parseString(text, () => true);
  return parsed.is === 'path' ? parsed.path.join('.') : undefined;
}

/** The source of an image; undefined for another value. */
export function imageSource(value: Json | undefined): string | undefined {
  const source = json.isObject(value) ? ownValue(value, 'src') : undefined;
  return typeof source === 'string' && contentPath(value) === undefined ? source : undefined;
}

/** Properties of an image that follow from its file. */
const ofFile: ReadonlySet<string> = new Set(['src', 'width', 'height', 'srcset']);

/**
 * What differs between two values: the innermost values that differ, and items that were added, removed or moved.
 * @param steps to the value as it is now
 */
export function valueChanges(
  before: Json | undefined,
  after: Json | undefined,
  steps: Steps,
): readonly ConfigChange[] {
  if (before === after || (before !== undefined && after !== undefined && json.areEqual(before, after)))
    return [];
  const whole: ConfigChange = { is: 'value', steps, before, after };
  if (before === undefined || after === undefined) return [whole];
  if (contentPath(before) !== undefined || contentPath(after) !== undefined) return [whole];
  if (json.isArray(before) && json.isArray(after)) return itemChanges(before, after, steps);
  if (!json.isObject(before) || !json.isObject(after)) return [whole];
  const [source, now] = [imageSource(before), imageSource(after)];
  const isReplaced = source !== undefined && now !== undefined && source !== now;
  const names = namesOfBoth(before, after).filter((name) => !isReplaced || !ofFile.has(name));
  return [
    ...(isReplaced ? [whole] : []),
    ...names.flatMap((name) => valueChanges(ownValue(before, name), ownValue(after, name), [...steps, name])),
  ];
}

function itemChanges(before: readonly Json[], after: readonly Json[], list: Steps): readonly ConfigChange[] {
  return matchItems(before, after, items).flatMap(
    ({ before: old, after: at, isMoved }): readonly ConfigChange[] => {
      const item = at === undefined ? before[old ?? 0] : after[at];
      if (item === undefined) return [];
      const change = { list, place: at ?? old ?? 0, from: old ?? 0, item };
      if (at === undefined) return [{ is: 'item-removed', ...change }];
      if (old === undefined) return [{ is: 'item-added', ...change }];
      const edits = valueChanges(before[old], item, [...list, at]);
      return isMoved ? [{ is: 'item-moved', ...change }, ...edits] : edits;
    },
  );
}
