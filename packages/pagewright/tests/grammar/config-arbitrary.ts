import fc from 'fast-check';
import { compile, type Scope } from '../../src/grammar/compile/compile.ts';
import { isRecord, type Json } from '../../src/json/json-value.ts';
import type { JsonSchema } from '../../src/schema/json-schema.ts';

type Properties = Readonly<Record<string, unknown>>;

const texts = fc.constantFrom(
  'Plain words',
  'A longer sentence with a comma, and more.',
  'x',
  'Half a {{brace',
);
const literals: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  slug: fc.constantFrom('pmo', 'cloud-services'),
  href: fc.constantFrom('/services/pmo', '#lets-talk', 'https://a.example/b'),
  'image-src': fc.constantFrom('/plates/bridge.avif', 'https://a.example/b.png'),
  srcset: fc.constant('/plates/bridge-480.avif 480w'),
  html: fc.constant('<p>Words</p>'),
};

/** Every path into a schema, except paths through arrays. */
function pathsInto(schema: unknown, definitions: unknown, path: string, depth = 0): readonly string[] {
  const target = resolve(schema, definitions);
  const properties = isRecord(target.properties) && depth < 3 ? Object.entries(target.properties) : [];
  return [
    path,
    ...properties.flatMap(([name, property]) =>
      pathsInto(property, definitions, `${path}.${name}`, depth + 1),
    ),
  ];
}

export function resolve(schema: unknown, definitions: unknown): Properties {
  if (!isRecord(schema)) return {};
  if (typeof schema.$ref === 'string' && isRecord(definitions))
    return resolve(definitions[schema.$ref.replace('#/definitions/', '')], definitions);
  return schema;
}

/** Generates random configs with paths of a scope. The check accepts them. */
export class ConfigGenerator {
  readonly #scope: Scope;
  readonly #lists: readonly string[];
  readonly #fitting = new Map<string, readonly string[]>();
  readonly #rows: readonly string[];

  constructor(scope: Scope) {
    this.#scope = scope;
    this.#rows = Object.entries(scope).flatMap(([name, schema]) =>
      schema === 'unknown' ? [] : pathsInto(schema, schema.definitions, name),
    );
    this.#lists = this.#rows.filter((path) => this.#typeAt(path) === 'array');
  }

  #schemaAt(
    path: string,
    scope: Scope = this.#scope,
  ): { readonly schema: Properties; readonly definitions: unknown } {
    const [root = '', ...names] = path.split('.');
    const start = scope[root];
    const definitions = isRecord(start) ? start.definitions : undefined;
    const schema = names.reduce<Properties>(
      (at, name) => resolve(isRecord(at.properties) ? at.properties[name] : {}, definitions),
      resolve(start, definitions),
    );
    return { schema, definitions };
  }

  #typeAt(path: string): unknown {
    return this.#schemaAt(path).schema.type;
  }

  /** A fast comparison that skips most incompatible paths before `compile` runs. */
  #mayFit(path: string, target: Properties, definitions: unknown, scope: Scope): boolean {
    const found = this.#schemaAt(path, scope);
    const { type, format, items, properties } = found.schema;
    const names = (object: unknown) => Object.keys(isRecord(object) ? object : {}).join();
    if (type === 'object') return type === target.type && names(properties) === names(target.properties);
    if (type === 'array') {
      const [one, other] = [resolve(items, found.definitions), resolve(target.items, definitions)];
      return (
        type === target.type && one.type === other.type && names(one.properties) === names(other.properties)
      );
    }
    return (
      type === target.type && (target.format === undefined ? format !== 'html' : format === target.format)
    );
  }

  /** Paths with values that `compile` accepts for this schema. */
  #fittingPaths(
    target: Properties,
    definitions: unknown,
    rows: readonly string[],
    scope: Scope,
    key: string,
  ): readonly string[] {
    const id = `${key} ${JSON.stringify(target)}`;
    const known = this.#fitting.get(id);
    if (known) return known;
    const found = rows.filter(
      (path) =>
        this.#mayFit(path, target, definitions, scope) &&
        compile(`{${path}}`, { ...target, definitions }, scope).problems.length === 0,
    );
    this.#fitting.set(id, found);
    return found;
  }

  /** A random config value for a schema. Inside `show`, `list` is the path of the array in `each`. */
  value(gen: fc.GeneratorValue, schema: unknown, definitions: unknown, list?: string): Json {
    const target = resolve(schema, definitions);
    const scope: Scope = list === undefined ? this.#scope : { ...this.#scope, item: this.#itemSchema(list) };
    const rows =
      list === undefined
        ? this.#rows
        : [
            ...this.#rows,
            ...pathsInto(scope.item, isRecord(scope.item) ? scope.item.definitions : undefined, 'item'),
          ];
    const paths = this.#fittingPaths(target, definitions, rows, scope, list ?? '');
    const choice = gen(fc.integer, { min: 0, max: 9 });
    const own = paths.filter((path) => path.startsWith('item'));
    const preferred = own.length > 0 && gen(fc.boolean) ? own : paths;
    const path = preferred.length > 0 ? gen(fc.constantFrom, ...preferred) : undefined;
    if (choice < 4 && path !== undefined) return `{${path}}`;
    if (choice === 4 && path !== undefined)
      return { from: `{${path}}`, default: this.literal(gen, target, definitions) };
    if (choice === 5) {
      const template = this.#template(gen, target, rows, scope, list ?? '');
      if (template !== undefined) return template;
    }
    if (target.type === 'array') return this.#list(gen, target, definitions, list);
    if (target.type === 'object') return this.object(gen, target, definitions, list);
    return this.literal(gen, target, definitions);
  }

  #itemSchema(list: string): JsonSchema {
    const { schema, definitions } = this.#schemaAt(list);
    return { ...resolve(schema.items, definitions), definitions };
  }

  #template(
    gen: fc.GeneratorValue,
    target: Properties,
    rows: readonly string[],
    scope: Scope,
    key: string,
  ): string | undefined {
    if (target.type !== 'string' || target.enum !== undefined) return undefined;
    const plain = { type: 'string', ...(target.format === undefined ? {} : { format: 'slug' }) };
    if (target.format !== undefined && target.format !== 'href') return undefined;
    const paths = this.#fittingPaths(plain, {}, rows, scope, key);
    if (paths.length === 0) return undefined;
    const path = gen(fc.constantFrom, ...paths);
    return target.format === 'href'
      ? `/services/{${path}}`
      : `Before {${path}} and {{after {${gen(fc.constantFrom, ...paths)}}`;
  }

  #list(gen: fc.GeneratorValue, target: Properties, definitions: unknown, list: string | undefined): Json {
    const most = typeof target.maxItems === 'number' ? target.maxItems : 3;
    const count = gen(fc.integer, { min: 1, max: most });
    return Array.from({ length: count }, (): Json => {
      if (list !== undefined || gen(fc.boolean)) return this.value(gen, target.items, definitions, list);
      const each = gen(fc.constantFrom, ...this.#lists);
      const take =
        typeof target.maxItems === 'number'
          ? { take: 1 }
          : gen(fc.boolean)
            ? { take: gen(fc.integer, { min: 1, max: 3 }) }
            : {};
      const fallback = gen(fc.boolean)
        ? { default: [this.literal(gen, resolve(target.items, definitions), definitions)] }
        : {};
      return {
        each: `{${each}}`,
        show: this.value(gen, target.items, definitions, each),
        ...take,
        ...fallback,
      };
    });
  }

  object(gen: fc.GeneratorValue, target: Properties, definitions: unknown, list?: string): Json {
    const properties = isRecord(target.properties) ? Object.entries(target.properties) : [];
    const required = Array.isArray(target.required) ? target.required : [];
    const kept = properties.filter(([name]) => required.includes(name) || gen(fc.boolean));
    return Object.fromEntries(
      kept.map(([name, property]) => [name, this.value(gen, property, definitions, list)]),
    );
  }

  /** A valid value without bindings. */
  literal(gen: fc.GeneratorValue, schema: unknown, definitions: unknown): Json {
    const target = resolve(schema, definitions);
    if (Array.isArray(target.enum))
      return gen(fc.constantFrom, ...target.enum.map((option): Json => JSON.parse(JSON.stringify(option))));
    if (target.type === 'string' || Array.isArray(target.type)) {
      const known = typeof target.format === 'string' ? literals[target.format] : undefined;
      return gen(() => known ?? texts);
    }
    if (target.type === 'integer' || target.type === 'number') {
      const min = typeof target.minimum === 'number' ? target.minimum : 0;
      return gen(fc.integer, { min, max: typeof target.maximum === 'number' ? target.maximum : min + 5 });
    }
    if (target.type === 'boolean') return gen(fc.boolean);
    if (target.type === 'array') {
      const options = resolve(target.items, definitions);
      return [this.literal(gen, options, definitions)];
    }
    const properties = isRecord(target.properties) ? Object.entries(target.properties) : [];
    const required = Array.isArray(target.required) ? target.required : [];
    return Object.fromEntries(
      properties
        .filter(([name]) => required.includes(name))
        .map(([name, property]) => [name, this.literal(gen, property, definitions)]),
    );
  }
}
