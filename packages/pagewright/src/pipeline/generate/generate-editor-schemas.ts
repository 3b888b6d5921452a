import type { JsonSchema } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';
import type { SchemaSet } from '../site/schema-files.ts';
import { bindingDefinitions, boundProps, boundShared, plain } from './widen-schema.ts';

const draft = 'http://json-schema.org/draft-07/schema#';
const note = 'Generated from schemas/ by `npm run generate`. Do not edit.';

type Definitions = Record<string, unknown>;

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function write(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 1)}\n`;
}

/** A choice among names, each with its description, as editors show it in a list. */
function choice(names: ReadonlyMap<string, JsonSchema>, title: string): JsonSchema {
  return {
    title,
    type: 'string',
    anyOf: [...names].map(([name, { description }]) => ({ const: name, description })),
  };
}

/** A conditional schema, by its keywords: an object literal with a member of the second one's name would be a thenable. */
function conditional(condition: JsonSchema, consequence: JsonSchema, otherwise?: JsonSchema): JsonSchema {
  const keywords: readonly (readonly [string, JsonSchema])[] = [
    ['if', condition],
    ['then', consequence],
    ...(otherwise ? [['else', otherwise] as const] : []),
  ];
  return Object.fromEntries(keywords);
}

/** For each name: where `member` has it, its consequence holds as well. */
function cases(
  names: Iterable<string>,
  member: string,
  consequence: (name: string) => JsonSchema,
): readonly JsonSchema[] {
  return [...names].map((name) =>
    conditional({ required: [member], properties: { [member]: { const: name } } }, consequence(name)),
  );
}

function requiresProps(schema: JsonSchema): boolean {
  const members = record(schema.properties);
  return (
    Array.isArray(schema.required) &&
    schema.required.some((name) => !('default' in record(members[String(name)])))
  );
}

function blockDefinition(block: JsonSchema, { blocks }: SchemaSet): JsonSchema {
  return {
    ...block,
    properties: { ...record(block.properties), type: choice(blocks, 'Type') },
    allOf: cases(blocks.keys(), 'type', (type) => ({
      properties: { props: { $ref: `#/definitions/block.${type}` } },
      ...(requiresProps(blocks.get(type) ?? {}) ? { required: ['props'] } : {}),
    })),
  };
}

function queryDefinition(query: JsonSchema, { content }: SchemaSet): JsonSchema {
  return {
    ...query,
    properties: { ...record(query.properties), source: choice(content, 'Source') },
    allOf: cases(content.keys(), 'source', (source) => ({
      properties: { params: { $ref: `#/definitions/source.${source}` } },
    })),
  };
}

function pageSchema(schemas: SchemaSet): JsonSchema {
  const page = schemas.grammar.get('page') ?? {};
  const site = schemas.grammar.get('site') ?? {};
  const own = record(page.definitions);
  const definitions: Definitions = { ...bindingDefinitions, ...boundShared(schemas.shared) };
  for (const name of ['loading', 'failed', 'empty'])
    definitions[name] = plain(record(site.definitions)[name]);
  for (const [name, schema] of Object.entries(own))
    if (!schemas.shared.has(name)) definitions[name] = plain(schema);
  for (const [type, schema] of schemas.blocks) boundProps(`block.${type}`, schema, definitions);
  for (const [source, schema] of schemas.content)
    boundProps(`source.${source}`, record(record(schema.properties).params), definitions);
  boundProps('head', record(own.head), definitions);
  definitions.params = { type: 'object', additionalProperties: { $ref: '#/definitions/values' } };
  boundProps('values', record(own.params), definitions);
  definitions.block = blockDefinition(record(plain(own.block)), schemas);
  definitions.query = queryDefinition(record(plain(own.query)), schemas);
  const properties = {
    ...record(record(plain(page)).properties),
    head: { $ref: '#/definitions/head' },
    params: { $ref: '#/definitions/params' },
  };
  return { ...page, $schema: draft, $comment: note, properties, definitions };
}

function siteSchema(schemas: SchemaSet): JsonSchema {
  const site = record(plain(schemas.grammar.get('site')));
  const properties = record(site.properties);
  const end = { ...record(properties.end), items: { $ref: 'page.schema.json#/definitions/block' } };
  const shared = Object.fromEntries([...schemas.shared].map(([name, schema]) => [name, plain(schema)]));
  return {
    ...site,
    $schema: draft,
    $comment: note,
    properties: { ...properties, end },
    definitions: { ...record(site.definitions), ...shared },
  };
}

function fallbackSchema(schemas: SchemaSet): JsonSchema {
  const fallback = record(plain(schemas.grammar.get('fallback')));
  const definitions: Definitions = Object.fromEntries(
    [...schemas.shared].map(([name, schema]) => [name, plain(schema)]),
  );
  for (const [source, schema] of schemas.content)
    definitions[`content.${source}`] = plain(record(schema.properties).content);
  return {
    ...fallback,
    $schema: draft,
    $comment: note,
    properties: { ...record(fallback.properties), source: choice(schemas.content, 'Source') },
    allOf: cases(schemas.content.keys(), 'source', (source) => {
      const content = { $ref: `#/definitions/content.${source}` };
      const one = { properties: { content } };
      const many = {
        properties: { content: { type: 'object', additionalProperties: content }, unknown: content },
      };
      return conditional({ required: ['by'] }, many, one);
    }),
    definitions,
  };
}

/**
 * What editors read, by file name in `schemas/`: for completion and first faults while typing. A binding may stand
 * wherever a value may; whether it fits there only the check knows.
 */
export function generateEditorSchemas(schemas: SchemaSet): Map<string, string> {
  return new Map([
    ['page.schema.json', write(pageSchema(schemas))],
    ['site.schema.json', write(siteSchema(schemas))],
    ['fallback.schema.json', write(fallbackSchema(schemas))],
  ]);
}
