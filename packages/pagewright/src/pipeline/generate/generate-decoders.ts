import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n';

/** The decoder for each string format. */
const formatDecoders: Readonly<Record<string, string>> = {
  html: 'html',
  slug: 'slug',
  href: 'href',
  'date-time': 'dateTime',
};

interface Imports {
  readonly definitions: Readonly<Record<string, unknown>>;
  /** The names of the decoder functions in the generated text. */
  readonly used: Set<string>;
}

/** A value as a TypeScript literal. */
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

function indented(parts: readonly string[]): string {
  return parts.map((part) => `${part},\n`.replace(/^/gm, '  ').replace(/^ +$/gm, '')).join('');
}

/** A function call: on one line if it is short, otherwise with one argument per line. Empty arguments are omitted. */
function call(name: string, parts: readonly string[], { used }: Imports): string {
  used.add(name);
  const given = parts.filter((part) => part !== '');
  const line = `${name}(${given.join(', ')})`;
  return line.length <= 90 && !line.includes('\n') ? line : `${name}(\n${indented(given)})`;
}

function objectLiteral(lines: readonly string[]): string {
  if (lines.length === 0) return '{}';
  const line = `{ ${lines.join(', ')} }`;
  return line.length <= 80 && !line.includes('\n') ? line : `{\n${indented(lines)}}`;
}

/** An object literal with the limits that a schema sets; an empty string if it sets none. */
function limits(entries: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(entries).filter(([, value]) => value !== undefined);
  return set.length === 0 ? '' : `{ ${set.map(([name, value]) => `${name}: ${String(value)}`).join(', ')} }`;
}

function formatDecoder(format: unknown, at: string, { used }: Imports): string {
  const decoder = formatDecoders[String(format)];
  if (decoder === undefined) throw new Error(`${at}: content cannot have the format ${literal(format)}`);
  used.add(decoder);
  return decoder;
}

function textDecoder({ cut, minLength, maxLength, pattern }: JsonSchema, imports: Imports): string {
  const min = minLength === 1 ? undefined : minLength;
  const expression = pattern === undefined ? undefined : `new RegExp(${JSON.stringify(pattern)}, 'u')`;
  return call('text', [limits({ cut, min, max: maxLength, pattern: expression })], imports);
}

function objectDecoder({ properties, required }: JsonSchema, at: string, imports: Imports): string {
  const all = Object.entries(recordOf(properties));
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  const decoders = (chosen: typeof all) =>
    objectLiteral(
      chosen.map(([name, property]) => `${key(name)}: ${decoderText(property, `${at}.${name}`, imports)}`),
    );
  const defaults = all.flatMap(([name, property]) =>
    isRecord(property) && 'default' in property ? [`${key(name)}: ${literal(property.default)}`] : [],
  );
  const parts = [
    decoders(all.filter(([name]) => isRequired(name))),
    decoders(all.filter(([name]) => !isRequired(name))),
    defaults.length > 0 ? objectLiteral(defaults) : '',
  ];
  return call('object', parts, imports);
}

/**
 * The TypeScript of a schema's decoder.
 * @param at location of the schema, for error messages
 */
function decoderText(value: unknown, at: string, imports: Imports): string {
  const schema = recordOf(value);
  const { $ref, type, enum: values, format, minimum, maximum, items, minItems, maxItems } = schema;
  if ($ref === '#/definitions/image' || type === 'boolean') {
    const name = type === 'boolean' ? 'boolean' : 'image';
    imports.used.add(name);
    return name;
  }
  if (typeof $ref === 'string')
    return decoderText(imports.definitions[$ref.replace('#/definitions/', '')], at, imports);
  if (Array.isArray(values)) {
    if (type !== 'string') throw new Error(`${at}: an enum in content must contain strings only`);
    return call('oneOf', values.map(literal), imports);
  }
  if (type === 'object') return objectDecoder(schema, at, imports);
  if (type === 'array') {
    const item = decoderText(items, `${at}[]`, imports);
    return call('list', [item, limits({ min: minItems, max: maxItems })], imports);
  }
  if (format !== undefined) return formatDecoder(format, at, imports);
  if (type === 'string') return textDecoder(schema, imports);
  const whole = type === 'integer' ? true : undefined;
  return call('number', [limits({ min: minimum, max: maximum, whole })], imports);
}

/** The decoder of a source as an expression, and the line that imports what it uses. */
function decoderParts(source: string, { properties, definitions }: JsonSchema) {
  const imports = { definitions: recordOf(definitions), used: new Set<string>() };
  const content = isRecord(properties) ? properties.content : undefined;
  const decoder = decoderText(content, `schemas/content/${source}.json`, imports);
  const names = ['responseDecoder', ...imports.used].sort().join(', ');
  return { decoder, imported: `import { ${names} } from 'pagewright/decode';\n` };
}

/**
 * JavaScript of a source that an extension brings: its module, with the decoder of its schema.
 * @param module what code imports
 */
export function decodedSource(name: string, module: string, schema: JsonSchema): string {
  const { decoder, imported } = decoderParts(name, schema);
  return [
    imported,
    `import source from ${JSON.stringify(module)};\n`,
    `export default { ...source, decode: responseDecoder(${decoder}) };\n`,
  ].join('');
}

function decoderModule(source: string, schema: JsonSchema): string {
  const { decoder, imported } = decoderParts(source, schema);
  return [
    banner,
    imported,
    "import type { SourceMap } from '../content-types.ts';\n\n",
    `export const decode = responseDecoder<SourceMap[${literal(source)}]['content']>(\n${indented([decoder])});\n`,
  ].join('');
}

/**
 * Generates the decoders of content schemas as TypeScript, so that browsers need no schemas. Returns the text of each file by its name in
 * `src/generated/decode/`. Throws an Error with the location of a format or an enum that content cannot have.
 * @param schemas schemas without errors
 */
export function generateDecoders(schemas: ReadonlyMap<string, JsonSchema>): Map<string, string> {
  return new Map(
    [...schemas].map(([source, schema]) => [`decode-${source}.ts`, decoderModule(source, schema)]),
  );
}
