import type { BindingCode, BindingFacts, Fault } from './fault.ts';
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
import { nearest } from './nearest.ts';
import type { Json, JsonSchema } from './plan.ts';
import {
  alternatives,
  groupShape,
  inside,
  namedTypes,
  parts,
  type SchemaNode,
  strangeKeyword,
} from './schema-node.ts';
import { inWords, ownerOf } from './schema-words.ts';
import { bestAlternative } from './union-choice.ts';

function fault<Code extends BindingCode>(
  code: Code,
  pointer: string,
  facts: BindingFacts[Code],
  on: 'key' | 'value' = 'value',
): { code: Code; pointer: string; on: 'key' | 'value'; facts: BindingFacts[Code] } {
  return { code, pointer, on, facts };
}

export function hasType(value: Json, names: readonly string[]): boolean {
  return names.some((name) => {
    if (name === 'null') return value === null;
    if (name === 'array') return isList(value);
    if (name === 'object') return isObject(value);
    if (name === 'integer') return typeof value === 'number' && Number.isInteger(value);
    return typeof value === name;
  });
}

function textFaults(value: string, schema: JsonSchema, pointer: string): Fault[] {
  const found: Fault[] = [];
  const { minLength, maxLength, pattern, format, description } = schema;
  const length = lengthOf(value);
  const min = typeof minLength === 'number' && length < minLength ? { min: minLength } : {};
  const max = typeof maxLength === 'number' && length > maxLength ? { max: maxLength } : {};
  if ('min' in min || 'max' in max)
    found.push(fault('text-length', pointer, { found: value, ...min, ...max }));
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) {
    const words = typeof description === 'string' ? { description } : {};
    found.push(fault('wrong-pattern', pointer, { found: value, pattern, ...words }));
  }
  if (typeof format === 'string' && fitsFormat(value, format) === false) {
    found.push(fault('wrong-format', pointer, { found: value, format }));
  }
  return found.slice(0, 1);
}

function numberFaults(value: number, schema: JsonSchema, pointer: string): Fault[] {
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
  return Object.keys(facts).length > 0 ? [fault('number-range', pointer, { found: value, ...facts })] : [];
}

function listFaults(value: readonly Json[], part: SchemaNode, pointer: string): Fault[] {
  const { minItems, maxItems, uniqueItems, items } = part.schema;
  const found: Fault[] = lengthFaults(value.length, { minItems, maxItems }, pointer);
  if (uniqueItems === true) {
    const twin = value.findIndex((entry, index) =>
      value.slice(0, index).some((other) => areEqual(entry, other)),
    );
    if (twin >= 0)
      found.push(fault('repeated-entry', pointer + pointerToken(twin), { found: value[twin] ?? null }));
  }
  if (items === undefined || Array.isArray(items)) return found;
  const node = inside(part, items);
  return [
    ...found,
    ...value.flatMap((entry, index) => literalFaults(entry, node, pointer + pointerToken(index))),
  ];
}

/** Faults of a count: of a list's entries or a group's members. */
export function lengthFaults(
  length: number,
  limits: { minItems?: unknown; maxItems?: unknown },
  pointer: string,
): Fault[] {
  const { minItems, maxItems } = limits;
  if (typeof minItems === 'number' && length < minItems)
    return [fault('list-length', pointer, { length, min: minItems })];
  if (typeof maxItems === 'number' && length > maxItems)
    return [fault('list-length', pointer, { length, max: maxItems })];
  return [];
}

/**
 * Faults of a group's names: those it may not have, those it lacks. A name that is nearly the lacking one costs one
 * fault, not two.
 */
export function nameFaults(
  names: readonly string[],
  part: SchemaNode,
  pointer: string,
  hasStandIn: (name: string) => boolean = () => false,
): Fault[] {
  const { required, properties, additionalProperties } = part.schema;
  const known = isRecord(properties) ? Object.keys(properties) : [];
  const owner = ownerOf(part);
  const options = known.filter((name) => !names.includes(name));
  const strangers = additionalProperties === false ? names.filter((name) => !known.includes(name)) : [];
  const meant = new Set(strangers.map((name) => nearest(name, options)));
  const lacking = Array.isArray(required)
    ? required.map(String).filter((name) => !names.includes(name) && !meant.has(name) && !hasStandIn(name))
    : [];
  return [
    ...strangers.map((key) =>
      fault('unknown-key', pointer + pointerToken(key), { key, options: known, free: options, owner }, 'key'),
    ),
    ...lacking.map((key) => {
      const member = isRecord(properties) ? properties[key] : undefined;
      const description =
        isRecord(member) && typeof member.description === 'string' ? { description: member.description } : {};
      return fault('missing-key', pointer, { key, owner, ...description }, 'key');
    }),
  ];
}

function groupFaults(value: JsonObject, part: SchemaNode, pointer: string): Fault[] {
  const { properties, additionalProperties, minProperties, maxProperties } = part.schema;
  const names = Object.keys(value);
  const known = isRecord(properties) ? properties : {};
  const found = nameFaults(names, part, pointer);
  found.push(...lengthFaults(names.length, { minItems: minProperties, maxItems: maxProperties }, pointer));
  for (const name of names) {
    const schema = Object.hasOwn(known, name) ? known[name] : additionalProperties;
    if (schema === undefined || typeof schema === 'boolean') continue;
    found.push(...literalFaults(value[name] ?? null, inside(part, schema), pointer + pointerToken(name)));
  }
  return found;
}

function partFaults(value: Json, part: SchemaNode, whole: SchemaNode, pointer: string): Fault[] {
  const { schema } = part;
  const types = namedTypes(schema);
  if (types && !hasType(value, types))
    return [fault('wrong-type', pointer, { expected: inWords(whole), found: value })];
  const options = 'const' in schema ? [schema.const] : schema.enum;
  if (Array.isArray(options)) {
    const allowed = options.flatMap((option: Json) => [option]);
    if (!allowed.some((option) => areEqual(option, value))) {
      return [fault('not-allowed', pointer, { found: value, options: allowed })];
    }
  }
  const found: Fault[] = [];
  if (typeof value === 'string') found.push(...textFaults(value, schema, pointer));
  else if (typeof value === 'number') found.push(...numberFaults(value, schema, pointer));
  else if (isList(value)) found.push(...listFaults(value, part, pointer));
  else if (isObject(value)) found.push(...groupFaults(value, part, pointer));
  for (const { exactly, among } of alternatives(part)) {
    const fitting = among.filter((branch) => literalFaults(value, branch, pointer).length === 0);
    if (fitting.length === 0) {
      const best = bestAlternative(value, among, (branch) => literalFaults(value, branch, pointer).length);
      if (best) found.push(...literalFaults(value, best, pointer));
      else found.push(fault('wrong-form', pointer, { expected: inWords(whole), found: value }));
    } else if (exactly && fitting.length > 1) {
      found.push(fault('wrong-form', pointer, { expected: inWords(whole), found: value }));
    }
  }
  return found;
}

/** Every fault of a plain value against a schema, over the keywords that the checks understand. */
export function literalFaults(value: Json, node: SchemaNode, pointer = ''): readonly Fault[] {
  const told = new Set<string>();
  return parts(node)
    .flatMap((part) => partFaults(value, part, node, pointer))
    .filter((each) => {
      const key = `${each.code} ${each.pointer} ${JSON.stringify(each.facts)}`;
      return !told.has(key) && told.add(key);
    });
}

/** Whether a value fits; `unsure` when a keyword that is not understood has a say. */
export function accepts(node: SchemaNode, value: Json): boolean | 'unsure' {
  if (literalFaults(value, node).length > 0) return false;
  return hasStrangeKeyword(node, value) ? 'unsure' : true;
}

function hasStrangeKeyword(node: SchemaNode, value: Json): boolean {
  return parts(node).some((part) => {
    const { schema } = part;
    if (strangeKeyword(schema) !== undefined) return true;
    if (
      typeof value === 'string' &&
      typeof schema.format === 'string' &&
      fitsFormat(value, schema.format) === undefined
    )
      return true;
    if (alternatives(part).some(({ among }) => among.some((branch) => hasStrangeKeyword(branch, value))))
      return true;
    if (isList(value) && schema.items !== undefined) {
      return value.some((entry) => hasStrangeKeyword(inside(part, schema.items), entry));
    }
    if (!isObject(value)) return false;
    const shape = groupShape(part);
    return Object.entries(value).some(([name, member]) => {
      const known = shape.members.get(name) ?? shape.others;
      return known !== undefined && hasStrangeKeyword(known, member);
    });
  });
}
