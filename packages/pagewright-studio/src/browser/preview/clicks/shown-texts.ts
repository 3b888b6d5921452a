import { bindings, type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';

/** A text that a value of a config shows on the page. */
export interface ShownText {
  /** The steps to the value that has a field. */
  readonly steps: Steps;
  readonly text: string;
  /** `typed` has the same characters in the config. `default` is typed, too, but shown only while content is missing. */
  readonly from: 'typed' | 'content' | 'default';
  /** The texts next to it: the address of a link is next to its label. */
  readonly around: readonly string[];
}

/** The most texts that are looked at. More are on no page that a person can read. */
const mostTexts = 5_000;

const deepest = 30;

interface Walk {
  readonly found: ShownText[];
  readonly values: bindings.Values;
  readonly isDefault: boolean;
}

/** A text with the values of its paths; undefined if one of them is not known. */
function filled(
  text: string,
  values: bindings.Values,
): { readonly value: unknown; readonly isContent: boolean } {
  const parsed = bindings.parseString(text, () => false);
  if (parsed.is === 'literal') return { value: parsed.text, isContent: false };
  if (parsed.is === 'path') return { value: bindings.read(values, parsed.path), isContent: true };
  if (parsed.is !== 'template') return { value: undefined, isContent: true };
  const parts = parsed.parts.map((part) => (typeof part === 'string' ? part : bindings.read(values, part)));
  const isKnown = parts.every((part) => typeof part === 'string' || typeof part === 'number');
  return { value: isKnown ? parts.join('') : undefined, isContent: true };
}

function textsNextTo(object: JsonObject, values: bindings.Values): readonly string[] {
  return Object.values(object).flatMap((each) => {
    const { value } = typeof each === 'string' ? filled(each, values) : { value: undefined };
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

/** Adds the texts in content that one value of a config shows as a whole. */
function addContent(walk: Walk, value: Json, steps: Steps, around: readonly string[], depth = 0): void {
  const { found } = walk;
  if (found.length >= mostTexts || depth > deepest) return;
  if (typeof value === 'string' || typeof value === 'number') {
    if (value !== '') found.push({ steps, text: String(value), from: 'content', around });
  } else if (json.isArray(value)) {
    for (const each of value) addContent(walk, each, steps, around, depth + 1);
  } else if (value !== null && json.isObject(value)) {
    const next = Object.values(value).filter((each) => typeof each === 'string');
    for (const each of Object.values(value)) addContent(walk, each, steps, next, depth + 1);
  }
}

/** Adds the texts of one item of the config for each item of a list of content. */
function addEach(walk: Walk, item: JsonObject, steps: Steps): void {
  const { show = null } = item;
  const path = bindings.pathOf(item.each);
  const list = path && bindings.read(walk.values, path);
  for (const each of Array.isArray(list) ? list : [])
    addTexts({ ...walk, values: { ...walk.values, item: each } }, show, [...steps, 'show'], []);
  addDefault(walk, item, steps, []);
}

function addDefault(walk: Walk, value: JsonObject, steps: Steps, around: readonly string[]): void {
  addTexts({ ...walk, isDefault: true }, value.default ?? null, [...steps, 'default'], around);
}

function addTexts(walk: Walk, value: Json, steps: Steps, around: readonly string[]): void {
  const { found, values } = walk;
  const from = walk.isDefault ? 'default' : 'typed';
  if (found.length >= mostTexts || steps.length > deepest) return;
  if (typeof value === 'number') found.push({ steps, text: String(value), from, around });
  else if (typeof value === 'string') {
    const { value: shown, isContent } = filled(value, values);
    if (isContent && json.isJson(shown)) addContent(walk, shown, steps, around);
    else if (typeof shown === 'string' && shown !== '') found.push({ steps, text: shown, from, around });
  } else if (json.isArray(value)) {
    for (const [index, each] of value.entries()) addTexts(walk, each, [...steps, index], around);
  } else if (value !== null && json.isObject(value)) {
    if ('each' in value && 'show' in value) addEach(walk, value, steps);
    else if (typeof value.from === 'string' && 'default' in value) {
      addTexts(walk, value.from, steps, around);
      addDefault(walk, value, steps, around);
    } else {
      const next = textsNextTo(value, values);
      for (const [name, each] of Object.entries(value))
        if (!name.startsWith('$')) addTexts(walk, each, [...steps, name], next);
    }
  }
}

/**
 * The texts that a value of a config shows, in their order.
 * @param steps to the value
 * @param values what its paths read, as far as that is known
 */
export function shownTexts(value: Json, steps: Steps, values: bindings.Values): readonly ShownText[] {
  const found: ShownText[] = [];
  addTexts({ found, values, isDefault: false }, value, steps, []);
  return found;
}
