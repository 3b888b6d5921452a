import { type Fault, faultAt, noFaults } from '../grammar/compile/fault.ts';
import type { Json, JsonSchema } from '../grammar/plan.ts';
import { fitsFormat } from './formats.ts';
import {
  areEqual,
  isList,
  isObject,
  isRecord,
  type JsonObject,
  lengthOf,
  pointerToken,
} from './json-value.ts';
import { nameFaults } from './name-faults.ts';
import {
  type Alternatives,
  alternatives,
  inside,
  namedTypes,
  parts,
  type SchemaNode,
} from './schema-node.ts';
import { inWords } from './schema-words.ts';
import { bestAlternative } from './union-choice.ts';

function hasType(value: Json, names: readonly string[]): boolean {
  return names.some((name) => {
    if (name === 'null') return value === null;
    if (name === 'array') return isList(value);
    if (name === 'object') return isObject(value);
    if (name === 'integer') return typeof value === 'number' && Number.isInteger(value);
    return typeof value === name;
  });
}

function textFaults(value: string, schema: JsonSchema, pointer: string): readonly Fault[] {
  const { minLength, maxLength, pattern, format, description } = schema;
  const min = typeof minLength === 'number' && lengthOf(value) < minLength ? { min: minLength } : undefined;
  const max = typeof maxLength === 'number' && lengthOf(value) > maxLength ? { max: maxLength } : undefined;
  if (min || max) return [faultAt('text-length', pointer, { found: value, ...min, ...max })];
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) {
    const words = typeof description === 'string' ? { description } : {};
    return [faultAt('wrong-pattern', pointer, { found: value, pattern, ...words })];
  }
  if (typeof format === 'string' && fitsFormat(value, format) === false) {
    return [faultAt('wrong-format', pointer, { found: value, format })];
  }
  return noFaults;
}

function numberFaults(value: number, schema: JsonSchema, pointer: string): readonly Fault[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const number = (limit: unknown) => (typeof limit === 'number' ? limit : undefined);
  const [min, max, above, below, step] = [
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    multipleOf,
  ].map(number);
  const facts = {
    ...(min !== undefined && value < min ? { min } : {}),
    ...(max !== undefined && value > max ? { max } : {}),
    ...(above !== undefined && value <= above ? { min: above } : {}),
    ...(below !== undefined && value >= below ? { max: below } : {}),
    ...(step !== undefined && !Number.isInteger(value / step) ? { step } : {}),
  };
  return Object.keys(facts).length > 0
    ? [faultAt('number-range', pointer, { found: value, ...facts })]
    : noFaults;
}

function listFaults(
  value: readonly Json[],
  part: SchemaNode,
  pointer: string,
  isDeep: boolean,
): readonly Fault[] {
  const { minItems, maxItems, uniqueItems, items } = part.schema;
  const found = [...lengthFaults(value.length, { minItems, maxItems }, pointer)];
  if (uniqueItems === true) {
    const twin = value.findIndex((entry, index) =>
      value.slice(0, index).some((other) => areEqual(entry, other)),
    );
    if (twin >= 0)
      found.push(faultAt('repeated-entry', pointer + pointerToken(twin), { found: value[twin] ?? null }));
  }
  if (!isDeep || items === undefined || Array.isArray(items)) return found;
  const node = inside(part, items);
  for (const [index, entry] of value.entries())
    found.push(...literalFaults(entry, node, pointer + pointerToken(index)));
  return found;
}

/** Faults of a count: of a list's entries or a group's members. */
export function lengthFaults(
  length: number,
  limits: { minItems?: unknown; maxItems?: unknown },
  pointer: string,
): readonly Fault[] {
  const { minItems, maxItems } = limits;
  if (typeof minItems === 'number' && length < minItems)
    return [faultAt('list-length', pointer, { length, min: minItems })];
  if (typeof maxItems === 'number' && length > maxItems)
    return [faultAt('list-length', pointer, { length, max: maxItems })];
  return noFaults;
}

function groupFaults(
  value: JsonObject,
  part: SchemaNode,
  pointer: string,
  isDeep: boolean,
): readonly Fault[] {
  const { properties, additionalProperties, minProperties, maxProperties } = part.schema;
  const names = Object.keys(value);
  const known = isRecord(properties) ? properties : {};
  const found = [
    ...nameFaults(names, part, pointer),
    ...lengthFaults(names.length, { minItems: minProperties, maxItems: maxProperties }, pointer),
  ];
  for (const name of isDeep ? names : []) {
    const schema = Object.hasOwn(known, name) ? known[name] : additionalProperties;
    if (schema === undefined || typeof schema === 'boolean') continue;
    found.push(...literalFaults(value[name] ?? null, inside(part, schema), pointer + pointerToken(name)));
  }
  return found;
}

function choiceFaults(
  value: Json,
  { exactly, among }: Alternatives,
  whole: SchemaNode,
  pointer: string,
): readonly Fault[] {
  const fitting = among.filter((branch) => literalFaults(value, branch, pointer).length === 0);
  if (fitting.length === 0) {
    const best = bestAlternative(value, among, (branch) => literalFaults(value, branch, pointer).length);
    if (best) return literalFaults(value, best, pointer);
  } else if (!exactly || fitting.length === 1) return noFaults;
  return [faultAt('wrong-form', pointer, { expected: inWords(whole), found: value })];
}

function partFaults(
  value: Json,
  part: SchemaNode,
  whole: SchemaNode,
  pointer: string,
  isDeep: boolean,
): readonly Fault[] {
  const { schema } = part;
  const types = namedTypes(schema);
  if (types && !hasType(value, types))
    return [faultAt('wrong-type', pointer, { expected: inWords(whole), found: value })];
  const options = 'const' in schema ? [schema.const] : schema.enum;
  if (Array.isArray(options) && !options.some((option: Json) => areEqual(option, value))) {
    return [faultAt('not-allowed', pointer, { found: value, options })];
  }
  const found = ownFaults(value, part, pointer, isDeep);
  const choices = alternatives(part);
  if (choices.length === 0) return found;
  return [...found, ...choices.flatMap((choice) => choiceFaults(value, choice, whole, pointer))];
}

function ownFaults(value: Json, part: SchemaNode, pointer: string, isDeep: boolean): readonly Fault[] {
  if (typeof value === 'string') return textFaults(value, part.schema, pointer);
  if (typeof value === 'number') return numberFaults(value, part.schema, pointer);
  if (isList(value)) return listFaults(value, part, pointer, isDeep);
  return isObject(value) ? groupFaults(value, part, pointer, isDeep) : noFaults;
}

/** Every fault of a plain value against a schema, over the keywords that the checks understand. */
export function literalFaults(value: Json, node: SchemaNode, pointer = ''): readonly Fault[] {
  return faultsOf(value, node, pointer, true);
}

/** The same for a list or group whose entries or members have been found good, each against its own schema. */
export function surfaceFaults(value: Json, node: SchemaNode, pointer: string): readonly Fault[] {
  return faultsOf(value, node, pointer, false);
}

function faultsOf(value: Json, node: SchemaNode, pointer: string, isDeep: boolean): readonly Fault[] {
  let found = noFaults;
  for (const part of parts(node)) {
    const more = partFaults(value, part, node, pointer, isDeep);
    found = found.length === 0 ? more : [...found, ...more];
  }
  if (found.length < 2) return found;
  const told = new Set<string>();
  return found.filter((each) => {
    const key = `${each.code} ${each.pointer} ${JSON.stringify(each.facts)}`;
    return !told.has(key) && told.add(key);
  });
}
