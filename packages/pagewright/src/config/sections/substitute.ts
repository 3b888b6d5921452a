import { parseString, type TemplatePart } from '../../grammar/string-value.ts';
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  objectOf,
  pointerToken,
} from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { phrases } from '../../schema/describe-schema.ts';
import { problemAt, type ValueProblem } from '../../schema/value-problem.ts';
import type { WrittenPart } from '../read/written-place.ts';
import {
  fieldOf,
  type GivenValue,
  givenFor,
  pathIn,
  type Replacements,
  type Results,
} from './given-values.ts';

export interface Substituted {
  /** Undefined if the value needs a param that the page does not give. */
  readonly value: Json | undefined;
  readonly parts: readonly WrittenPart[];
  /** Problems with values of the page that do not fit where the section uses them. Pointers start at the root of the page. */
  readonly found: readonly ValueProblem[];
}

/**
 * Replaces the params of a section in one of its values. The page itself could contain the result, so the rules for pages need not know
 * sections. A value that needs a param without a value is left out, just as missing content is.
 */
export function substitute(value: Json, replacements: Replacements): Substituted {
  const parts: WrittenPart[] = [];
  const found: ValueProblem[] = [];
  return { value: replaced(value, '', '', replacements, { parts, found }), parts, found };
}

/**
 * @param from the JSON pointer of the value in the section
 * @param at the JSON pointer of the value in the result
 */
function replaced(
  value: Json,
  from: string,
  at: string,
  replacements: Replacements,
  results: Results,
): Json | undefined {
  if (typeof value === 'string') return replacedString(value, at, replacements, results);
  if (isPlain(value)) return value;
  if (isArray(value)) return replacedArray(value, from, at, replacements, results);
  if (!isObject(value)) return value;
  const withDefault = givenDefault(value, at, replacements, results);
  if (withDefault) return withDefault.value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const token = pointerToken(name);
      const each = replaced(inner, from + token, at + token, replacements, results);
      return each === undefined ? [] : [[name, each]];
    }),
  );
}

const plain = new WeakMap<object, boolean>();

/** True if a value has no braces. All uses of a section share such a value. */
function isPlain(value: Json): boolean {
  if (typeof value === 'string') return !/[{}]/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return getOrInsert(plain, value, () => Object.values(value).every(isPlain));
}

function replacedString(
  text: string,
  at: string,
  replacements: Replacements,
  results: Results,
): Json | undefined {
  const parsed = parseString(text, () => false);
  if (parsed.is === 'path') {
    const given = givenFor(parsed.path, replacements);
    return given ? fieldOf(...given, at, results) : renamed(parsed.path, replacements);
  }
  if (parsed.is !== 'template') return text;
  const pieces = parsed.parts.map((part) => replacedPart(part, at, replacements, results));
  return pieces.every((piece) => piece !== undefined) ? pieces.join('') : undefined;
}

function renamed([root, ...fields]: readonly string[], { queries }: Replacements): string {
  return `{${[queries.get(root ?? '') ?? root, ...fields].join('.')}}`;
}

function replacedPart(
  part: TemplatePart,
  at: string,
  replacements: Replacements,
  results: Results,
): string | undefined {
  if (typeof part === 'string') return part.replaceAll('{', '{{');
  const given = givenFor(part, replacements);
  if (!given) return renamed(part, replacements);
  const value = fieldOf(...given, at, results);
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  const expected = `${phrases.string} or ${phrases.number}`;
  results.found.push(problemAt('wrong-type', given[0].pointer, { expected, found: value }));
  return undefined;
}

/** For `{ "from": "{section.name}", "default": … }`: the value that the page gives, or else the default. Undefined for any other value. */
function givenDefault(
  value: JsonObject,
  at: string,
  replacements: Replacements,
  results: Results,
): { readonly value: Json | undefined } | undefined {
  if (!('from' in value && 'default' in value)) return undefined;
  const given = givenFor(pathIn(value.from) ?? [], replacements);
  if (!given) return undefined;
  const found = fieldOf(...given, at, results);
  if (found === undefined) return { value: value.default ?? undefined };
  return { value: pathIn(found) ? { from: found, default: value.default ?? null } : found };
}

function replacedArray(
  items: readonly Json[],
  from: string,
  at: string,
  replacements: Replacements,
  results: Results,
): readonly Json[] {
  const list: Json[] = [];
  for (const [index, item] of items.entries()) {
    const source = from + pointerToken(index);
    const next = () => at + pointerToken(list.length);
    const isMoved = (pointer: string) => next() !== at + pointerToken(index) || pointer !== source;
    const add = (each: Json, pointer: string, inner: Replacements) => {
      if (isMoved(pointer)) results.parts.push({ at: next(), in: 'section', pointer });
      const kept = replaced(each, pointer, next(), inner, results);
      if (kept !== undefined) list.push(kept);
    };
    if (!isObject(item) || !('each' in item)) {
      add(item, source, replacements);
      continue;
    }
    const given = givenItems(item, replacements, results);
    if (!given) {
      const { each: path = null, ...rest } = item;
      const to = next();
      // In the `show` of an `each` over content, `item` is an item of content.
      add(rest, source, { ...replacements, item: undefined });
      const each = replaced(path, `${source}/each`, `${to}/each`, replacements, results) ?? null;
      list.push({ each, ...objectOf(list.pop()) });
      continue;
    }
    const shown = given.slice(0, typeof item.take === 'number' ? item.take : undefined);
    for (const each of shown) {
      const { value } = each;
      if (value === undefined || !isObject(value) || !('each' in value)) {
        add(item.show ?? null, `${source}/show`, { ...replacements, item: each });
        continue;
      }
      // The page itself shows items of content with an `each`. The result of that `show` is the item in the section.
      const to = next();
      const { show = null, ...rest } = value;
      const inner = { ...replacements, item: { value: show, pointer: `${each.pointer}/show` } };
      results.parts.push(
        { at: to, in: 'page', pointer: each.pointer },
        { at: `${to}/show`, in: 'section', pointer: `${source}/show` },
      );
      const shownAs = replaced(item.show ?? null, `${source}/show`, `${to}/show`, inner, results);
      list.push({ ...rest, ...(shownAs === undefined ? {} : { show: shownAs }) });
    }
    if (shown.length === 0 && isArray(item.default)) list.push(...Object.values(item.default ?? []));
  }
  return list;
}

/** The items of an `each` over an array that the page gives literally. Undefined if the array comes from content. */
function givenItems(
  item: JsonObject,
  replacements: Replacements,
  results: Results,
): readonly GivenValue[] | undefined {
  const given = givenFor(pathIn(item.each) ?? [], replacements);
  if (!given) return undefined;
  const [source, fields] = given;
  const value = fieldOf(source, fields, '', { parts: [], found: results.found });
  if (value === undefined) return [];
  if (pathIn(value)) return undefined;
  const pointer = source.pointer + fields.map(pointerToken).join('');
  if (isArray(value))
    return value.map((each, index) => ({ value: each, pointer: pointer + pointerToken(index) }));
  results.found.push(problemAt('wrong-type', pointer, { expected: phrases.array, found: value }));
  return [];
}
