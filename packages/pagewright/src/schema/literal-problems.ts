import { recordOf } from '../json/is-record.ts';
import {
  areEqual,
  isArray,
  isObject,
  isRecord,
  type Json,
  type JsonObject,
  lengthOf,
  pointerToken,
} from '../json/json-value.ts';
import { describeSchema } from './describe-schema.ts';
import { fitsFormat } from './formats.ts';
import type { JsonSchema } from './json-schema.ts';
import { propertyNameProblems } from './property-names.ts';
import {
  type Alternatives,
  alternatives,
  conjuncts,
  namedTypes,
  type SchemaNode,
  subschema,
  typesOf,
} from './schema-node.ts';
import { objectShape } from './schema-shape.ts';
import { bestAlternative } from './union-choice.ts';
import { problemAt, uniqueProblems, type ValueProblem } from './value-problem.ts';

const noProblems: readonly ValueProblem[] = [];

/** All problems of a plain value. Supports all keywords of the subset and of the built-in schemas. */
export function literalProblems(value: Json, node: SchemaNode, pointer = ''): readonly ValueProblem[] {
  return collectProblems(value, node, pointer, true);
}

/** The problems of an array or object itself, without the problems of its items or properties. */
export function shallowProblems(value: Json, node: SchemaNode, pointer: string): readonly ValueProblem[] {
  return collectProblems(value, node, pointer, false);
}

function collectProblems(
  value: Json,
  node: SchemaNode,
  pointer: string,
  isDeep: boolean,
): readonly ValueProblem[] {
  let found = noProblems;
  for (const part of conjuncts(node)) {
    const more = problemsOfPart(value, part, node, pointer, isDeep);
    found = found.length === 0 ? more : [...found, ...more];
  }
  return uniqueProblems(found);
}

function problemsOfPart(
  value: Json,
  part: SchemaNode,
  node: SchemaNode,
  pointer: string,
  isDeep: boolean,
): readonly ValueProblem[] {
  const { schema } = part;
  const types = namedTypes(schema);
  if (types && !hasType(value, types)) {
    const advice = typeof schema.advice === 'string' ? { advice: schema.advice } : {};
    const data = { expected: describeSchema(node), found: value, ...asItems(value, part, types), ...advice };
    return [problemAt('wrong-type', pointer, data)];
  }
  const options = 'const' in schema ? [schema.const] : schema.enum;
  if (Array.isArray(options) && !options.some((option: Json) => areEqual(option, value)))
    return [problemAt('not-allowed', pointer, { found: value, options })];
  const found = typeProblems(value, part, pointer, isDeep);
  const choices = alternatives(part);
  if (choices.length === 0) return found;
  return [...found, ...choices.flatMap((choice) => alternativeProblems(value, choice, node, pointer))];
}

/**
 * For a value in place of an array: the names in an object, if the array has strings; or a description of the expected items, if the value
 * cannot be one of them.
 */
function asItems(
  value: Json,
  part: SchemaNode,
  types: readonly string[],
): { readonly names?: readonly string[]; readonly items?: string } {
  const { items } = part.schema;
  if (!types.includes('array') || !isRecord(items)) return {};
  if (items.type === 'string' && isObject(value)) return { names: Object.keys(value) };
  const item = subschema(part, items);
  const required = [...objectShape(item).required];
  const lacksAll = isObject(value) && required.length > 0 && required.every((name) => !(name in value));
  return hasType(value, [...typesOf(item)]) && !lacksAll ? {} : { items: describeSchema(item) };
}

function hasType(value: Json, names: readonly string[]): boolean {
  return names.some((name) => {
    if (name === 'null') return value === null;
    if (name === 'array') return isArray(value);
    if (name === 'object') return isObject(value);
    if (name === 'integer') return typeof value === 'number' && Number.isInteger(value);
    return typeof value === name;
  });
}

function typeProblems(
  value: Json,
  part: SchemaNode,
  pointer: string,
  isDeep: boolean,
): readonly ValueProblem[] {
  if (typeof value === 'string') return stringProblems(value, part.schema, pointer);
  if (typeof value === 'number') return numberProblems(value, part.schema, pointer);
  if (isArray(value)) return arrayProblems(value, part, pointer, isDeep);
  return isObject(value) ? objectProblems(value, part, pointer, isDeep) : noProblems;
}

/** The limit that a size is beyond; undefined if it is within both. */
function brokenLimit(size: number, min: unknown, max: unknown) {
  if (typeof min === 'number' && size < min) return { min };
  return typeof max === 'number' && size > max ? { max } : undefined;
}

function stringProblems(value: string, schema: JsonSchema, pointer: string): readonly ValueProblem[] {
  const { minLength, maxLength, pattern, format, description } = schema;
  const isLimited = minLength !== undefined || maxLength !== undefined;
  const limit = isLimited && brokenLimit(lengthOf(value), minLength, maxLength);
  if (limit) return [problemAt('text-length', pointer, { found: value, ...limit })];
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) {
    const words = typeof description === 'string' ? { description } : {};
    return [problemAt('wrong-pattern', pointer, { found: value, pattern, ...words })];
  }
  if (typeof format === 'string' && fitsFormat(value, format) === false)
    return [problemAt('wrong-format', pointer, { found: value, format })];
  return noProblems;
}

function numberProblems(value: number, schema: JsonSchema, pointer: string): readonly ValueProblem[] {
  const limit = brokenLimit(value, schema.minimum, schema.maximum);
  return limit ? [problemAt('number-range', pointer, { found: value, ...limit })] : noProblems;
}

function arrayProblems(
  value: readonly Json[],
  part: SchemaNode,
  pointer: string,
  isDeep: boolean,
): readonly ValueProblem[] {
  const { uniqueItems, items } = part.schema;
  const found = [
    ...sizeProblems(value.length, part.schema, pointer),
    ...(uniqueItems === true ? repeatedItem(value, pointer) : []),
  ];
  if (!isDeep || items === undefined) return found;
  const node = subschema(part, items);
  for (const [index, item] of value.entries())
    found.push(...literalProblems(item, node, pointer + pointerToken(index)));
  return found;
}

/** Reports the first item that equals an earlier one. Undefined items are not known yet. */
export function repeatedItem(items: readonly (Json | undefined)[], pointer: string): readonly ValueProblem[] {
  const isRepeated = (item: Json | undefined, index: number) =>
    item !== undefined && items.slice(0, index).some((other) => other !== undefined && areEqual(item, other));
  const at = items.findIndex(isRepeated);
  const found = items[at];
  return found === undefined ? [] : [problemAt('repeated-entry', pointer + pointerToken(at), { found })];
}

/** Reports too few or too many items. */
export function sizeProblems(
  length: number,
  { minItems, maxItems }: { readonly minItems?: unknown; readonly maxItems?: unknown },
  pointer: string,
): readonly ValueProblem[] {
  const limit = brokenLimit(length, minItems, maxItems);
  return limit ? [problemAt('list-length', pointer, { length, ...limit })] : noProblems;
}

function objectProblems(
  value: JsonObject,
  part: SchemaNode,
  pointer: string,
  isDeep: boolean,
): readonly ValueProblem[] {
  const { properties, additionalProperties, minProperties } = part.schema;
  const known = recordOf(properties);
  const names = Object.keys(value);
  const found = [
    ...propertyNameProblems(names, part, pointer),
    ...sizeProblems(names.length, { minItems: minProperties }, pointer),
  ];
  for (const name of isDeep ? names : []) {
    const schema = Object.hasOwn(known, name) ? known[name] : additionalProperties;
    if (schema === undefined || typeof schema === 'boolean') continue;
    found.push(
      ...literalProblems(value[name] ?? null, subschema(part, schema), pointer + pointerToken(name)),
    );
  }
  return found;
}

function alternativeProblems(
  value: Json,
  { exactlyOne, nodes }: Alternatives,
  node: SchemaNode,
  pointer: string,
): readonly ValueProblem[] {
  const count = (branch: SchemaNode) => literalProblems(value, branch, pointer).length;
  const fitting = nodes.filter((branch) => count(branch) === 0);
  if (fitting.length === 0) {
    const best = bestAlternative(value, nodes, count);
    if (best) return literalProblems(value, best, pointer);
  } else if (!exactlyOne || fitting.length === 1) return noProblems;
  return [problemAt('wrong-form', pointer, { expected: describeSchema(node), found: value })];
}
