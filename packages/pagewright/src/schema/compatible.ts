import { type Json, pointerToken } from '../json/json-value.ts';
import { getOrInsert } from '../memory/get-or-insert.ts';
import { describeSchema, formatOf, phrases } from './describe-schema.ts';
import { isFormatWithin } from './formats.ts';
import type { JsonSchema } from './json-schema.ts';
import { literalProblems } from './literal-problems.ts';
import {
  bound,
  conjuncts,
  enumValues,
  nodeOf,
  patternsOf,
  type SchemaNode,
  typeOf,
  variants,
} from './schema-node.ts';
import { isClosed, isUnique, itemNode, objectShape } from './schema-shape.ts';
import subset from './schema-subset.json' with { type: 'json' };
import type { Reason } from './value-problem.ts';

/**
 * `ok`: the second schema accepts every value that the first accepts. `wrong`: it rejects some of them, or the schemas do
 * not guarantee that it accepts all.
 */
export type Compatibility = 'ok' | { readonly wrong: Reason };

// A schema object belongs to one document only, so a pair of schemas identifies a pair of nodes.
const results = new WeakMap<JsonSchema, WeakMap<JsonSchema, Compatibility>>();

/** Whether every value of `from` may be used where `to` is expected. Memoized. */
export function compatibleNodes(from: SchemaNode, to: SchemaNode): Compatibility {
  const known = getOrInsert(results, from.schema, () => new WeakMap<JsonSchema, Compatibility>());
  return getOrInsert(known, to.schema, () => {
    const reason = mismatch(from, to, '');
    return reason ? { wrong: reason } : 'ok';
  });
}

/** Like `compatibleNodes`, for two schemas of the subset (`README.md`) that contain their own definitions. */
export function compatible(from: JsonSchema, to: JsonSchema): Compatibility {
  return compatibleNodes(nodeOf(from), nodeOf(to));
}

/** The keywords of the subset, two that the engine adds when it combines schemas, and the keywords of its own grammar. */
const keywords: ReadonlySet<string> = new Set([
  ...Object.keys(subset.definitions.schema.properties),
  'definitions',
  'allOf',
  'construct',
  'otherNames',
  'since',
]);

/** The first keyword of a schema that is not in the subset. */
function unsupportedKeyword(node: SchemaNode): string | undefined {
  return conjuncts(node)
    .flatMap(({ schema }) => Object.keys(schema))
    .find((keyword) => !keywords.has(keyword));
}

/** The first reason why a value of `from` may not fit `to`; undefined if all fit. `at` is a JSON pointer into the value. */
function mismatch(from: SchemaNode, to: SchemaNode, at: string): Reason | undefined {
  const [unsupported] = [...variants(from), ...variants(to)].flatMap(
    (variant) => unsupportedKeyword(variant) ?? [],
  );
  if (unsupported) return { keyword: unsupported, at, from: unsupported, to: unsupported };
  for (const variant of variants(from)) {
    const reason = variantMismatch(variant, to, at);
    if (reason) return reason;
  }
  return undefined;
}

function variantMismatch(from: SchemaNode, to: SchemaNode, at: string): Reason | undefined {
  const values = enumValues(from);
  if (values) {
    const other = values.find((value) => literalProblems(value, to).length > 0);
    return other === undefined ? undefined : { keyword: 'enum', at, from: other, to: describeSchema(to) };
  }
  const type = typeOf(from);
  const reasons = variants(to)
    .filter((variant) => isTypeWithin(type, typeOf(variant)))
    .map((variant) => keywordMismatch(from, variant, at));
  if (reasons.includes(undefined)) return undefined;
  const [only] = reasons;
  if (reasons.length === 1 && only) return only;
  return { keyword: 'type', at, from: describeSchema(from), to: describeSchema(to) };
}

function isTypeWithin(type: string | undefined, expected: string | undefined): boolean {
  return expected === undefined || type === expected || (type === 'integer' && expected === 'number');
}

/** Compares two schemas of the same type, neither of which is a union. */
function keywordMismatch(from: SchemaNode, to: SchemaNode, at: string): Reason | undefined {
  if (enumValues(to)) return { keyword: 'enum', at, from: describeSchema(from), to: describeSchema(to) };
  switch (typeOf(to)) {
    case 'string':
      return stringMismatch(from, to, at);
    case 'number':
    case 'integer':
      return boundMismatch(from, to, at, [
        ['minimum', 'highest'],
        ['maximum', 'lowest'],
      ]);
    case 'array':
      return arrayMismatch(from, to, at);
    case 'object':
      return objectMismatch(from, to, at);
    default:
      return undefined;
  }
}

type Bound = readonly [keyword: string, strictest: 'highest' | 'lowest', unset?: number];

function boundMismatch(
  from: SchemaNode,
  to: SchemaNode,
  at: string,
  limits: readonly Bound[],
): Reason | undefined {
  for (const [keyword, strictest, unset] of limits) {
    const expected = bound(to, keyword, strictest);
    const given = bound(from, keyword, strictest) ?? unset;
    if (expected === undefined) continue;
    const isWithin = given !== undefined && (strictest === 'highest' ? given >= expected : given <= expected);
    if (!isWithin) return { keyword, at, from: given ?? null, to: expected };
  }
  return undefined;
}

function stringMismatch(from: SchemaNode, to: SchemaNode, at: string): Reason | undefined {
  const [given, expected] = [formatOf(from), formatOf(to)];
  const wrong = (keyword: string, to: Json): Reason => ({ keyword, at, from: describeSchema(from), to });
  // HTML used as plain text would show its tags; plain text used as HTML would lose its angle brackets.
  if (given === 'html' && expected !== 'html') return wrong('html', phrases.string);
  const limits = boundMismatch(from, to, at, [
    ['minLength', 'highest', 0],
    ['maxLength', 'lowest'],
  ]);
  if (limits) return limits;
  const patterns = patternsOf(from);
  const pattern = patternsOf(to).find((each) => !patterns.includes(each));
  if (pattern !== undefined) return wrong('pattern', pattern);
  if (expected === undefined || (given !== undefined && isFormatWithin(given, expected))) return undefined;
  return wrong(expected === 'html' ? 'html' : 'format', describeSchema(to));
}

function arrayMismatch(from: SchemaNode, to: SchemaNode, at: string): Reason | undefined {
  const limits = boundMismatch(from, to, at, [
    ['minItems', 'highest', 0],
    ['maxItems', 'lowest'],
  ]);
  const most = bound(from, 'maxItems', 'lowest') ?? Number.POSITIVE_INFINITY;
  const items = most === 0 ? undefined : mismatch(itemNode(from), itemNode(to), `${at}/*`);
  if (items ?? limits) return items ?? limits;
  if (!isUnique(to) || isUnique(from) || most < 2) return undefined;
  return { keyword: 'uniqueItems', at, from: '', to: '' };
}

function objectMismatch(from: SchemaNode, to: SchemaNode, at: string): Reason | undefined {
  const [given, expected] = [objectShape(from), objectShape(to)];
  for (const name of expected.required) {
    if (!given.required.has(name))
      return { keyword: 'required', at: at + pointerToken(name), from: '', to: name };
  }
  for (const [name, property] of given.properties) {
    const place = at + pointerToken(name);
    const target = expected.properties.get(name);
    if (!target && isClosed(to))
      return { keyword: 'additionalProperties', at: place, from: name, to: [...expected.properties.keys()] };
    const reason = target && mismatch(property, target, place);
    if (reason) return reason;
  }
  return undefined;
}
