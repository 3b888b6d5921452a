import type { Guard, JsonSchema } from '../grammar/plan.ts';
import { isRecord } from './json-value.ts';
import { literalOf } from './literal-completion.ts';
import { alternatives, inside, namedTypes, parts, type SchemaNode } from './schema-node.ts';

type Figures = Pick<
  Guard,
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties'
>;

const figureNames = [
  ...(['minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf'] as const),
  ...(['minItems', 'maxItems', 'minProperties', 'maxProperties'] as const),
] as const;

/** The next number that a computer knows above another one. */
function above(value: number): number {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value === 0 ? 0 : value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value < 0 ? -1n : 1n));
  return bits.getFloat64(0);
}

function figures(schema: JsonSchema): Figures {
  const found: { -readonly [Name in keyof Figures]: Figures[Name] } = {};
  for (const name of figureNames) {
    const value = schema[name];
    if (typeof value === 'number') found[name] = value;
  }
  const { exclusiveMinimum, exclusiveMaximum } = schema;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = found;
  if (typeof exclusiveMinimum === 'number') found.minimum = Math.max(minimum, above(exclusiveMinimum));
  if (typeof exclusiveMaximum === 'number') found.maximum = Math.min(maximum, -above(-exclusiveMaximum));
  return found;
}

function patternOf(source: unknown): Pick<Guard, 'pattern'> {
  if (typeof source !== 'string') return {};
  try {
    return { pattern: new RegExp(source, 'u').source };
  } catch {
    return {};
  }
}

function valuesOf(schema: JsonSchema): Pick<Guard, 'enum'> {
  if ('const' in schema) return { enum: [literalOf(schema.const)] };
  const values = Array.isArray(schema.enum) ? schema.enum.map(literalOf) : undefined;
  return values ? { enum: [...new Map(values.map((value) => [JSON.stringify(value), value])).values()] } : {};
}

/**
 * Reduces a schema to what `passes` understands. What is outside that is left out, and so is a reference's second
 * turn: the guard then lets more through than the schema, never less.
 */
export function guardFor(node: SchemaNode, seen: ReadonlySet<JsonSchema> = new Set()): Guard {
  const reduced = parts(node).flatMap((part): readonly Guard[] => {
    const { schema } = part;
    if (seen.has(schema)) return [];
    const guard = ownGuard(part, new Set([...seen, schema]));
    return Object.keys(guard).length > 0 ? [guard] : [];
  });
  const [only = {}] = reduced;
  return reduced.length > 1 ? { allOf: reduced } : only;
}

function ownGuard(part: SchemaNode, seen: ReadonlySet<JsonSchema>): Guard {
  const { schema } = part;
  const inner = (value: unknown) => guardFor(inside(part, value), seen);
  const { items, properties, additionalProperties, required, uniqueItems } = schema;
  const types = namedTypes(schema);
  const members = isRecord(properties)
    ? Object.entries(properties).map(([name, member]) => [name, inner(member)])
    : [];
  const [any, one] = [false, true].map((exactly) =>
    alternatives(part)
      .find((union) => union.exactly === exactly)
      ?.among.map((branch) => guardFor(branch, seen)),
  );
  return {
    ...(types ? { type: types } : {}),
    ...valuesOf(schema),
    ...patternOf(schema.pattern),
    ...figures(schema),
    ...(uniqueItems === true ? { uniqueItems } : {}),
    ...(isRecord(items) ? { items: inner(items) } : {}),
    ...(Array.isArray(required) && required.length > 0 ? { required: required.map(String) } : {}),
    ...(members.length > 0 ? { properties: Object.fromEntries(members) } : {}),
    ...(additionalProperties === undefined || additionalProperties === true
      ? {}
      : { additionalProperties: inner(additionalProperties) }),
    ...(any ? { anyOf: any } : {}),
    ...(one ? { oneOf: one } : {}),
  };
}
