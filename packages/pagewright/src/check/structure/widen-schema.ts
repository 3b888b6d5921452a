import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { published } from './published-schema.ts';

type Definitions = Record<string, unknown>;

const reference = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

/** The bindings that are strings. */
const bindingDefinitions: Readonly<Record<string, JsonSchema>> = {
  path: {
    title: 'Path',
    description: 'Content: {query.field}, {item.field} within show, {route.param}, {site.name}.',
    type: 'string',
    pattern: '^\\{[A-Za-z_][\\w-]*(?:\\.[\\w-]+)*\\}$',
  },
  template: {
    title: 'String with paths',
    description: 'A string with paths in it: "/services/{item.slug}".',
    type: 'string',
    pattern: '\\{',
  },
};

/** An object with `each`, valid or not. */
const anyEach: JsonSchema = { type: 'object', required: ['each'] };

/** An item of an array of strings or numbers whose value comes from content. */
const anyBinding: JsonSchema = { anyOf: [{ type: 'object' }, reference('template')] };

function annotationsOf({ title, description }: JsonSchema): JsonSchema {
  return { title, description };
}

function withoutAnnotations({ title: _, description: __, default: ___, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

/** The schema of an object with `from` and `default` that may replace a value. */
function withDefault(value: JsonSchema): JsonSchema {
  return {
    title: 'Value with a default',
    description: 'Content, with the value to use when it is missing.',
    type: 'object',
    additionalProperties: false,
    required: ['from', 'default'],
    properties: {
      from: reference('path'),
      default: {
        title: 'Default',
        description:
          'The value to use when content is missing. null: whatever requires the value is dropped.',
        anyOf: [{ type: 'null' }, value],
      },
    },
  };
}

/** Widens schemas so that a binding may replace any value. The widened schemas refer to `definitions`. */
export class SchemaWidener {
  readonly definitions: Definitions = { ...bindingDefinitions };
  readonly #shared: ReadonlyMap<string, JsonSchema>;
  /** The names of `withDefault.…` definitions, by the schema of their value. */
  readonly #defaults = new Map<string, string>();

  constructor(shared: ReadonlyMap<string, JsonSchema>) {
    this.#shared = shared;
    for (const [name, schema] of shared) {
      this.definitions[name] = schema;
      this.define(`bound.${name}`, schema);
    }
  }

  /** Defines a value whose properties may be bound, but not the value itself: props, params or the head. */
  define(name: string, schema: JsonSchema): void {
    this.definitions[name] = { ...annotationsOf(schema), ...this.#written(name, schema) };
  }

  /** A schema of plain values whose arrays may also have items from content. */
  withContentItems(name: string, schema: JsonSchema): JsonSchema {
    const { items, properties } = schema;
    if (isRecord(items)) {
      const shown = `${name}.shown`;
      this.definitions[shown] = this.#widen(shown, items);
      const listed = this.withContentItems(`${name}.item`, items);
      return { ...schema, items: { anyOf: [listed, eachOf(reference(shown), items)] } };
    }
    if (!isRecord(properties)) return schema;
    const inner = Object.entries(properties).map(([key, property]) => [
      key,
      this.withContentItems(`${name}.${key}`, recordOf(property)),
    ]);
    return { ...schema, properties: Object.fromEntries(inner) };
  }

  #widen(name: string, schema: JsonSchema): JsonSchema {
    const outer = { ...annotationsOf(schema), ...('default' in schema ? { default: schema.default } : {}) };
    const string = this.#isFreeString(schema) ? 'template' : 'path';
    return { ...outer, anyOf: [this.#written(name, schema), reference(string), this.#withDefault(schema)] };
  }

  /** Defines each schema only once, because many props share one. */
  #withDefault(schema: JsonSchema): JsonSchema {
    const value = withoutAnnotations(published(schema));
    const key = JSON.stringify(value);
    const name = getOrInsert(this.#defaults, key, () => {
      const added = `withDefault.${this.#defaults.size + 1}`;
      this.definitions[added] = withDefault(value);
      return added;
    });
    return reference(name);
  }

  /** Whether a template may be used here. */
  #isFreeString({ type, $ref, anyOf, oneOf, enum: values }: JsonSchema): boolean {
    if (typeof $ref === 'string') return this.#isFreeString(this.#shared.get(sharedName($ref)) ?? {});
    const alternatives = [anyOf, oneOf].find(Array.isArray);
    if (alternatives) return alternatives.some((each) => isRecord(each) && this.#isFreeString(each));
    return (type === 'string' || (Array.isArray(type) && type.includes('string'))) && values === undefined;
  }

  /** The schema of a value that is not itself a binding. Its properties or items may be. */
  #written(name: string, schema: JsonSchema): JsonSchema {
    const { type, $ref } = schema;
    if (typeof $ref === 'string') return reference(`bound.${sharedName($ref)}`);
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const list = schema[keyword];
      if (!Array.isArray(list)) continue;
      const branches = list.filter(isRecord);
      return { [keyword]: branches.map((each, index) => this.#written(`${name}.${index}`, each)) };
    }
    if (type === 'object') return this.#object(name, schema);
    if (type === 'array') return this.#array(name, schema);
    return withoutAnnotations(schema);
  }

  #object(name: string, schema: JsonSchema): JsonSchema {
    const { required, additionalProperties: others } = schema;
    const declared = recordOf(schema.properties);
    const properties = Object.entries(declared).map(([key, property]) => [
      key,
      this.#widen(`${name}.${key}`, recordOf(property)),
    ]);
    return {
      type: 'object',
      ...(others === undefined
        ? {}
        : { additionalProperties: isRecord(others) ? this.#widen(`${name}.other`, others) : others }),
      required: Array.isArray(required) ? required.filter((key) => !hasDefault(declared[String(key)])) : [],
      properties: Object.fromEntries(properties),
    };
  }

  #array(name: string, schema: JsonSchema): JsonSchema {
    const item = recordOf(schema.items);
    const itemName = `${name}.item`;
    this.definitions[itemName] = this.#widen(itemName, item);
    const { minItems, maxItems } = schema;
    // An `each` may produce any number of items.
    const least = minItems === undefined ? [] : [{ anyOf: [{ minItems }, { contains: anyEach }] }];
    const unique =
      schema.uniqueItems === true && isScalar(item)
        ? [{ anyOf: [{ uniqueItems: true }, { contains: anyBinding }] }]
        : [];
    const conditions = [...least, ...unique];
    return {
      type: 'array',
      ...(maxItems === undefined ? {} : { maxItems }),
      items: { anyOf: [reference(itemName), eachOf(reference(itemName), item)] },
      ...(conditions.length === 0 ? {} : { allOf: conditions }),
    };
  }
}

function sharedName(pointer: string): string {
  return pointer.replace('#/definitions/', '');
}

export function hasDefault(schema: unknown): boolean {
  return 'default' in recordOf(schema);
}

function isScalar({ type }: JsonSchema): boolean {
  return type === 'string' || type === 'number' || type === 'integer' || type === 'boolean';
}

function eachOf(show: JsonSchema, item: JsonSchema): JsonSchema {
  return {
    title: 'Items from content',
    description: 'Shows each item of an array.',
    type: 'object',
    additionalProperties: false,
    required: ['each', 'show'],
    properties: {
      each: reference('path'),
      show,
      take: { title: 'Take', description: 'The maximum number of items.', type: 'integer', minimum: 1 },
      default: {
        title: 'Default',
        description: 'The items to use when the array is empty.',
        type: 'array',
        items: withoutAnnotations(item),
      },
    },
  };
}
