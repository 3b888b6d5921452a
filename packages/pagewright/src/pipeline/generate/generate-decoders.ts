import type { JsonSchema } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';

const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n';

/** Keywords for readers of a schema, which decoding ignores. */
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
  const properties = Object.entries(value).map(([name, property]) => `${key(name)}: ${literal(property)}`);
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`;
}

function key(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : literal(name);
}

/** A call: on one line if it is short, otherwise one argument per line. */
function call(name: string, parts: readonly string[]): string {
  const line = `${name}(${parts.join(', ')})`;
  return line.length <= 90 && !line.includes('\n') ? line : `${name}(\n${indented(parts)})`;
}

function objectLiteral(lines: readonly string[]): string {
  const line = `{ ${lines.join(', ')} }`;
  if (lines.length === 0) return '{}';
  return line.length <= 80 && !line.includes('\n') ? line : `{\n${indented(lines)}}`;
}

function indented(parts: readonly string[]): string {
  return parts.map((part) => `${part},\n`.replace(/^/gm, '  ').replace(/^ +$/gm, '')).join('');
}

/** `{ name: value, … }` with the limits that a schema sets; an empty string if it sets none. */
function limits(entries: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(entries).filter(([, value]) => value !== undefined);
  return set.length === 0 ? '' : `{ ${set.map(([name, value]) => `${name}: ${String(value)}`).join(', ')} }`;
}

class DecoderWriter {
  readonly used = new Set<string>();
  readonly #definitions: Record<string, unknown>;

  constructor(schema: JsonSchema) {
    this.#definitions = isRecord(schema.definitions) ? schema.definitions : {};
  }

  /** The TypeScript of a schema's decoder. `at` is the location for error messages. */
  write(schema: unknown, at: string, open: readonly string[] = []): string {
    if (!isRecord(schema)) throw new Error(`${at}: a content schema must be an object`);
    if (typeof schema.$ref === 'string') return this.#reference(schema.$ref, at, open);
    if (Array.isArray(schema.enum)) return this.#enum(schema, at);
    switch (schema.type) {
      case 'string':
        return this.#text(schema, at);
      case 'integer':
      case 'number':
        return this.#number(schema, at);
      case 'boolean':
        this.#rejectOtherKeywords(schema, at, []);
        return this.#use('boolean');
      case 'array':
        return this.#list(schema, at, open);
      case 'object':
        return this.#object(schema, at, open);
      default:
        throw new Error(`${at}: content cannot have the type ${literal(schema.type)}`);
    }
  }

  #use(name: string): string {
    this.used.add(name);
    return name;
  }

  #rejectOtherKeywords(schema: Record<string, unknown>, at: string, keywords: readonly string[]): void {
    const unknown = Object.keys(schema).find((key) => !['type', ...prose, ...keywords].includes(key));
    if (unknown !== undefined)
      throw new Error(`${at}: content schemas do not support the keyword ${unknown}`);
  }

  #reference(reference: string, at: string, open: readonly string[]): string {
    const name = reference.replace('#/definitions/', '');
    if (name === 'image') return this.#use('image');
    if (open.includes(name))
      throw new Error(`${at}: the definition ${name} refers to itself, which content schemas do not support`);
    return this.write(this.#definitions[name], at, [...open, name]);
  }

  #enum(schema: Record<string, unknown>, at: string): string {
    this.#rejectOtherKeywords(schema, at, ['enum']);
    const values = Array.isArray(schema.enum) ? schema.enum : [];
    if (!values.every((value) => typeof value === 'string'))
      throw new Error(`${at}: an enum in a content schema must contain strings only`);
    return call(this.#use('oneOf'), values.map(literal));
  }

  #text(schema: Record<string, unknown>, at: string): string {
    if (schema.format !== undefined) {
      this.#rejectOtherKeywords(schema, at, ['format', 'minLength']);
      const decoder = textFormats.get(String(schema.format));
      if (decoder === undefined)
        throw new Error(`${at}: content schemas do not support the format ${literal(schema.format)}`);
      return this.#use(decoder);
    }
    this.#rejectOtherKeywords(schema, at, ['minLength', 'maxLength', 'pattern', 'cut']);
    const { cut, minLength, maxLength, pattern } = schema;
    const min = minLength === 1 ? undefined : minLength;
    const expression = pattern === undefined ? undefined : `new RegExp(${JSON.stringify(pattern)}, 'u')`;
    return `${this.#use('text')}(${limits({ cut, min, max: maxLength, pattern: expression })})`;
  }

  #number(schema: Record<string, unknown>, at: string): string {
    this.#rejectOtherKeywords(schema, at, ['minimum', 'maximum']);
    const whole = schema.type === 'integer' ? true : undefined;
    return `${this.#use('number')}(${limits({ min: schema.minimum, max: schema.maximum, whole })})`;
  }

  #list(schema: Record<string, unknown>, at: string, open: readonly string[]): string {
    this.#rejectOtherKeywords(schema, at, ['items', 'minItems', 'maxItems']);
    const item = this.write(schema.items, `${at}[]`, open);
    const between = limits({ min: schema.minItems, max: schema.maxItems });
    return call(
      this.#use('list'),
      [item, between].filter((part) => part !== ''),
    );
  }

  #object(schema: Record<string, unknown>, at: string, open: readonly string[]): string {
    this.#rejectOtherKeywords(schema, at, ['properties', 'required', 'additionalProperties']);
    const properties = isRecord(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required) ? schema.required : [];
    const decoders = (isRequired: boolean) =>
      objectLiteral(
        Object.entries(properties)
          .filter(([name]) => required.includes(name) === isRequired)
          .map(([name, property]) => `${key(name)}: ${this.write(property, `${at}.${name}`, open)}`),
      );
    const defaults = Object.entries(properties).flatMap(([name, property]) => {
      if (!isRecord(property) || !('default' in property)) return [];
      if (required.includes(name))
        throw new Error(`${at}.${name}: a required property cannot have a default`);
      return [`${key(name)}: ${literal(property.default)}`];
    });
    const parts = [
      decoders(true),
      decoders(false),
      ...(defaults.length > 0 ? [objectLiteral(defaults)] : []),
    ];
    return call(this.#use('object'), parts);
  }
}

function decoderOf(source: string, schema: JsonSchema): string {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const writer = new DecoderWriter(schema);
  const decoder = writer.write(properties.content, `schemas/content/${source}.json`);
  return [
    banner,
    `import { ${['responseDecoder', ...writer.used].sort().join(', ')} } from 'pagewright/decode';\n`,
    "import type { SourceMap } from '../content-types.ts';\n\n",
    `export const decode = responseDecoder<SourceMap[${literal(source)}]['content']>(\n${indented([decoder])});\n`,
  ].join('');
}

/**
 * The decoders of content schemas as TypeScript, so that no schema is sent to the browser: the name of each file in
 * `src/generated/decode/`, and its text. Throws an Error that names the location of a keyword, type or format that content
 * schemas do not support.
 */
export function generateDecoders(schemas: ReadonlyMap<string, JsonSchema>): Map<string, string> {
  return new Map([...schemas].map(([source, schema]) => [`decode-${source}.ts`, decoderOf(source, schema)]));
}
