import type { JsonSchema } from '../../grammar/plan.ts';
import { ownAnnotations } from '../../schema/annotations.ts';
import { isRecord } from '../../schema/json-value.ts';

/** Keywords that only our own checks know; editors would warn of them. */
const ours: ReadonlySet<string> = new Set([...ownAnnotations, 'examples', '$schema']);

/** A schema as it stands, freed of what editors do not know; references point into the document's definitions. */
export function plain(value: unknown, inProperties = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => plain(entry));
  if (!isRecord(value)) return value;
  const members = Object.entries(value)
    .filter(([key]) => inProperties || !(ours.has(key) || (key === 'format' && value.type === 'string')))
    .map(([key, member]) => [key, plain(member, key === 'properties' || key === 'definitions')]);
  return Object.fromEntries(members);
}

const reference = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

const path = {
  title: 'Path',
  description: 'Content: {query.field}, {item.field} within show, {route.param}, {site.name}.',
  type: 'string',
  pattern: '^\\{[A-Za-z_][\\w-]*(?:\\.[\\w-]+)*\\}$',
};

/** The forms of the grammar that stand in for a value. */
export const bindingDefinitions: Readonly<Record<string, JsonSchema>> = {
  path,
  template: {
    title: 'Text with content',
    description: 'A text with paths in it: "/services/{item.slug}".',
    type: 'string',
    pattern: '\\{',
  },
  or: {
    title: 'Value or default',
    description: 'Content, and what stands there when it is missing.',
    type: 'object',
    additionalProperties: false,
    required: ['from', 'default'],
    properties: {
      from: reference('path'),
      default: {
        title: 'Default',
        description: 'A plain value; null lets what needs the value be dropped.',
      },
    },
  },
};

function words({ title, description }: JsonSchema): JsonSchema {
  return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
}

const default_ = (schema: JsonSchema): JsonSchema => ('default' in schema ? { default: schema.default } : {});

function widenGroup(name: string, schema: JsonSchema, definitions: Record<string, unknown>): JsonSchema {
  const members = isRecord(schema.properties) ? schema.properties : {};
  const properties = Object.entries(members).map(([key, member]) => [
    key,
    widen(`${name}.${key}`, isRecord(member) ? member : {}, definitions),
  ]);
  const required = Array.isArray(schema.required)
    ? schema.required.filter((key) => {
        const member = members[String(key)];
        return !(isRecord(member) && 'default' in member);
      })
    : [];
  const { additionalProperties } = schema;
  return {
    ...words(schema),
    type: 'object',
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties: isRecord(additionalProperties)
            ? widen(`${name}.other`, additionalProperties, definitions)
            : additionalProperties,
        }),
    required,
    properties: Object.fromEntries(properties),
  };
}

function widenList(name: string, schema: JsonSchema, definitions: Record<string, unknown>): JsonSchema {
  const entry = isRecord(schema.items) ? schema.items : {};
  definitions[`${name}.entry`] = widen(`${name}.entry`, entry, definitions);
  const show = reference(`${name}.entry`);
  const each = {
    title: 'Entries from content',
    description: 'Shows each entry of a list.',
    type: 'object',
    additionalProperties: false,
    required: ['each', 'show'],
    properties: {
      each: reference('path'),
      show,
      take: { title: 'Take', description: 'How many at most.', type: 'integer', minimum: 1 },
      default: {
        title: 'Default',
        description: 'Plain entries for an empty list.',
        type: 'array',
        items: {},
      },
    },
  };
  const { minItems } = schema;
  return {
    ...words(schema),
    type: 'array',
    ...(minItems === undefined ? {} : { minItems }),
    items: { anyOf: [show, each] },
  };
}

/** The schema of a value in whose place a binding may stand. */
function widen(name: string, schema: JsonSchema, definitions: Record<string, unknown>): JsonSchema {
  const { type, $ref } = schema;
  const outer = { ...words(schema), ...default_(schema) };
  const bound = [reference('path'), reference('or')];
  if (typeof $ref === 'string')
    return { ...outer, anyOf: [reference($ref.replace('#/definitions/', 'bound.')), ...bound] };
  const alternatives = [schema.anyOf, schema.oneOf].find(Array.isArray);
  // A binding fits several alternatives, so `oneOf` would refuse it.
  if (alternatives) {
    const widened = alternatives
      .filter(isRecord)
      .map((each, index) => widen(`${name}.${index}`, each, definitions));
    return { ...outer, anyOf: widened };
  }
  if (type === 'object') return { ...outer, anyOf: [widenGroup(name, schema, definitions), ...bound] };
  if (type === 'array') return { ...outer, anyOf: [widenList(name, schema, definitions), ...bound] };
  const value = plain(schema);
  const { title: _, description: __, default: ___, ...own } = isRecord(value) ? value : {};
  const isFreeText =
    type === 'string' &&
    schema.enum === undefined &&
    schema.pattern === undefined &&
    schema.maxLength === undefined;
  if (isFreeText) return { ...outer, anyOf: [own, reference('or')] };
  return {
    ...outer,
    anyOf: [
      own,
      type === 'string' && schema.enum === undefined ? reference('template') : reference('path'),
      reference('or'),
    ],
  };
}

/** Adds a definition in which each member may be bound, but the group itself stands as it is: props, params, head. */
export function boundProps(name: string, schema: JsonSchema, definitions: Record<string, unknown>): void {
  definitions[name] =
    schema.type === 'array' ? widenList(name, schema, definitions) : widenGroup(name, schema, definitions);
}

/** The shared schemas, each as it stands and with its members bound. */
export function boundShared(shared: ReadonlyMap<string, JsonSchema>): Record<string, unknown> {
  const definitions: Record<string, unknown> = {};
  for (const [name, schema] of shared) {
    definitions[name] = plain(schema);
    if (schema.type === 'object') boundProps(`bound.${name}`, schema, definitions);
    else definitions[`bound.${name}`] = plain(schema);
  }
  return definitions;
}
