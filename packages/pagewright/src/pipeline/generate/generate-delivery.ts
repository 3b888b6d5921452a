import type { JsonSchema } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';

const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n';

/** Keywords that say something to people and nothing to delivery. */
const prose = ['$schema', '$id', 'title', 'description', 'examples', 'default'];

const textFormats = new Map([
  ['html', 'html'],
  ['slug', 'slug'],
  ['href', 'href'],
  ['date-time', 'dateTime'],
]);

/** A value as TypeScript writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${key(name)}: ${literal(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function key(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : literal(name);
}

/** A call, on one line where it is short, else an argument a line. */
function call(name: string, parts: readonly string[]): string {
  const line = `${name}(${parts.join(', ')})`;
  return line.length <= 90 && !line.includes('\n') ? line : `${name}(\n${indented(parts)})`;
}

function members(lines: readonly string[]): string {
  const line = `{ ${lines.join(', ')} }`;
  if (lines.length === 0) return '{}';
  return line.length <= 80 && !line.includes('\n') ? line : `{\n${indented(lines)}}`;
}

function indented(parts: readonly string[]): string {
  return parts.map((part) => `${part},\n`.replace(/^/gm, '  ').replace(/^ +$/gm, '')).join('');
}

/** `{ name: text, … }`, without the limits that a schema does not set; nothing when it sets none. */
function limits(entries: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(entries).filter(([, value]) => value !== undefined);
  return set.length === 0 ? '' : `{ ${set.map(([name, value]) => `${name}: ${String(value)}`).join(', ')} }`;
}

class RuleWriter {
  readonly used = new Set<string>();
  readonly #definitions: Record<string, unknown>;

  constructor(schema: JsonSchema) {
    this.#definitions = isRecord(schema.definitions) ? schema.definitions : {};
  }

  /** TypeScript that makes the rule of a schema. `at` tells where a keyword stands that delivery does not know. */
  write(schema: unknown, at: string, open: readonly string[] = []): string {
    if (!isRecord(schema)) throw new Error(`${at}: a content schema is an object`);
    if (typeof schema.$ref === 'string') return this.#reference(schema.$ref, at, open);
    if (Array.isArray(schema.enum)) return this.#choice(schema, at);
    switch (schema.type) {
      case 'string':
        return this.#text(schema, at);
      case 'integer':
      case 'number':
        return this.#number(schema, at);
      case 'boolean':
        this.#know(schema, at, []);
        return this.#use('boolean');
      case 'array':
        return this.#list(schema, at, open);
      case 'object':
        return this.#object(schema, at, open);
      default:
        throw new Error(`${at}: delivery does not know the type ${literal(schema.type)}`);
    }
  }

  #use(name: string): string {
    this.used.add(name);
    return name;
  }

  #know(schema: Record<string, unknown>, at: string, keywords: readonly string[]): void {
    const unknown = Object.keys(schema).find((key) => !['type', ...prose, ...keywords].includes(key));
    if (unknown !== undefined) throw new Error(`${at}: delivery does not know the keyword ${unknown}`);
  }

  #reference(reference: string, at: string, open: readonly string[]): string {
    const name = reference.replace('#/definitions/', '');
    if (name === 'image') return this.#use('image');
    if (open.includes(name))
      throw new Error(`${at}: content that holds itself (${name}) cannot be delivered`);
    return this.write(this.#definitions[name], at, [...open, name]);
  }

  #choice(schema: Record<string, unknown>, at: string): string {
    this.#know(schema, at, ['enum']);
    const words = Array.isArray(schema.enum) ? schema.enum : [];
    if (!words.every((word) => typeof word === 'string'))
      throw new Error(`${at}: an enum of content holds texts`);
    return call(this.#use('choice'), words.map(literal));
  }

  #text(schema: Record<string, unknown>, at: string): string {
    if (schema.format !== undefined) {
      this.#know(schema, at, ['format', 'minLength']);
      const rule = textFormats.get(String(schema.format));
      if (rule === undefined)
        throw new Error(`${at}: delivery does not know the format ${literal(schema.format)}`);
      return this.#use(rule);
    }
    this.#know(schema, at, ['minLength', 'maxLength', 'pattern', 'cut']);
    const { cut, minLength, maxLength, pattern } = schema;
    const min = minLength === 1 ? undefined : minLength;
    const expression = pattern === undefined ? undefined : `new RegExp(${JSON.stringify(pattern)}, 'u')`;
    return `${this.#use('text')}(${limits({ cut, min, max: maxLength, pattern: expression })})`;
  }

  #number(schema: Record<string, unknown>, at: string): string {
    this.#know(schema, at, ['minimum', 'maximum']);
    const whole = schema.type === 'integer' ? true : undefined;
    return `${this.#use('number')}(${limits({ min: schema.minimum, max: schema.maximum, whole })})`;
  }

  #list(schema: Record<string, unknown>, at: string, open: readonly string[]): string {
    this.#know(schema, at, ['items', 'minItems', 'maxItems']);
    const entry = this.write(schema.items, `${at}[]`, open);
    const between = limits({ min: schema.minItems, max: schema.maxItems });
    return call(
      this.#use('list'),
      [entry, between].filter((part) => part !== ''),
    );
  }

  #object(schema: Record<string, unknown>, at: string, open: readonly string[]): string {
    this.#know(schema, at, ['properties', 'required', 'additionalProperties']);
    const properties = isRecord(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required) ? schema.required : [];
    const rules = (isRequired: boolean) =>
      members(
        Object.entries(properties)
          .filter(([name]) => required.includes(name) === isRequired)
          .map(([name, member]) => `${key(name)}: ${this.write(member, `${at}.${name}`, open)}`),
      );
    const defaults = Object.entries(properties).flatMap(([name, member]) => {
      if (!isRecord(member) || !('default' in member)) return [];
      if (required.includes(name)) throw new Error(`${at}.${name}: what is required has no default`);
      return [`${key(name)}: ${literal(member.default)}`];
    });
    const parts = [rules(true), rules(false), ...(defaults.length > 0 ? [members(defaults)] : [])];
    return call(this.#use('object'), parts);
  }
}

function deliveryOf(source: string, schema: JsonSchema): string {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const writer = new RuleWriter(schema);
  const rule = writer.write(properties.content, `schemas/content/${source}.json`);
  const rules = [...writer.used].filter((name) => name !== 'image').sort();
  return [
    banner,
    `import { ${['delivery', ...rules].sort().join(', ')} } from 'pagewright/decode';\n`,
    writer.used.has('image') ? "import { image } from 'pagewright/decode-image';\n" : '',
    "import type { SourceMap } from '../content-types.ts';\n\n",
    `export const deliver = delivery<SourceMap[${literal(source)}]['content']>(\n${indented([rule])});\n`,
  ].join('');
}

/**
 * Delivery written as TypeScript, so that no schema travels to the browser: the name of each file in
 * `src/generated/delivery/`, and its text. Throws an Error that names the place where a content schema uses what
 * delivery does not know.
 */
export function generateDelivery(schemas: ReadonlyMap<string, JsonSchema>): Map<string, string> {
  return new Map(
    [...schemas].map(([source, schema]) => [`deliver-${source}.ts`, deliveryOf(source, schema)]),
  );
}
