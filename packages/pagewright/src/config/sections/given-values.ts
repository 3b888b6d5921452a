import type { Path } from '../../grammar/path.ts';
import { sectionRoot } from '../../grammar/path-names.ts';
import { parseString } from '../../grammar/string-value.ts';
import { isObject, type Json, pointerToken, valueAt } from '../../json/json-value.ts';
import { phrases } from '../../schema/describe-schema.ts';
import { problemAt, type ValueProblem } from '../../schema/value-problem.ts';
import type { WrittenPart } from '../read/written-place.ts';

/** A value that replaces a path, and its JSON pointer in the page that gives it. */
export interface GivenValue {
  readonly value: Json | undefined;
  readonly pointer: string;
}

/** The replacements for the paths of a section. */
export interface Replacements {
  readonly params: ReadonlyMap<string, GivenValue>;
  /** The current item, inside the `show` of an `each` over an array that the page gives literally. */
  readonly item?: GivenValue | undefined;
  /** New names for the section's queries. */
  readonly queries: ReadonlyMap<string, string>;
}

/** The places and the problems that a substitution finds. */
export interface Results {
  readonly parts: WrittenPart[];
  readonly found: ValueProblem[];
}

/** The path in a string that consists of a single path; undefined for other values. */
export function pathIn(value: Json | undefined): Path | undefined {
  const parsed = typeof value === 'string' ? parseString(value, () => false) : undefined;
  return parsed?.is === 'path' ? parsed.path : undefined;
}

/** The value that a path starts at, and the rest of the path; undefined for a path that is not replaced. */
export function givenFor(
  [root, ...fields]: readonly string[],
  { params, item }: Replacements,
): readonly [given: GivenValue, fields: readonly string[]] | undefined {
  if (root === 'item') return item && [item, fields];
  const [name = '', ...rest] = fields;
  return root === sectionRoot ? [params.get(name) ?? noValue, rest] : undefined;
}

const noValue: GivenValue = { value: undefined, pointer: '' };

/** The field of a given value. Records the place of the field in the author's text. */
export function fieldOf(
  { value, pointer }: GivenValue,
  fields: readonly string[],
  at: string,
  results: Results,
): Json | undefined {
  if (value === undefined) return undefined;
  results.parts.push({ at, in: 'page', pointer: pointer + fields.map(pointerToken).join('') });
  if (fields.length === 0) return value;
  const path = pathIn(value);
  if (path) return `{${[...path, ...fields].join('.')}}`;
  if (isObject(value) && 'from' in value && 'default' in value) {
    const inner = pathIn(value.from);
    const literal = valueAt(value.default ?? null, fields);
    if (inner) return { from: `{${[...inner, ...fields].join('.')}}`, default: literal ?? null };
  }
  if (isObject(value)) return valueAt(value, fields);
  results.found.push(problemAt('wrong-type', pointer, { expected: phrases.object, found: value }));
  return undefined;
}
