import { defaultLanguage } from '../../grammar/languages.ts';
import { recordOf } from '../../json/is-record.ts';
import { isRecord, type Json, objectOf } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodeOf, type SchemaNode, subschema } from '../../schema/schema-node.ts';
import { languageSchema } from './language-schema.ts';
import type { Schemas } from './schemas.ts';

export interface PageSchemas {
  readonly page: SchemaNode;
  readonly block: SchemaNode;
  /** The schema of a block or of a section use. */
  readonly blockOrSection: SchemaNode;
  readonly head: JsonSchema;
  readonly params: JsonSchema;
  readonly site: SchemaNode;
  readonly fallback: SchemaNode;
  readonly redirects: SchemaNode;
  readonly language: SchemaNode;
  readonly section: SchemaNode;
}

function grammar(schemas: Schemas, name: string): JsonSchema {
  const schema = schemas.grammar.get(name);
  if (!schema) throw new Error(`There is no schemas/grammar/${name}.json`);
  return schema;
}

function definition(schema: JsonSchema, name: string): JsonSchema {
  const definitions = recordOf(schema.definitions);
  return { ...recordOf(definitions[name]), definitions };
}

/** The schema of a section, with those parts of the page schema that its blocks refer to. */
export function sectionSchema(section: JsonSchema, page: JsonSchema): JsonSchema {
  const definitions = { ...recordOf(page.definitions), ...recordOf(section.definitions) };
  return { ...section, title: 'a section', definitions };
}

/** Makes the schemas of config files from the grammar. Pages and the site config share the schemas of states. */
export function pageSchemas(schemas: Schemas): PageSchemas {
  const site = grammar(schemas, 'site');
  const own = grammar(schemas, 'page');
  const page: JsonSchema = {
    ...own,
    title: 'a page config',
    definitions: { ...recordOf(site.definitions), ...recordOf(own.definitions) },
  };
  const node = nodeOf(page);
  return {
    page: node,
    block: subschema(node, { $ref: '#/definitions/block' }),
    blockOrSection: subschema(node, { $ref: '#/definitions/blockOrSection' }),
    section: nodeOf(sectionSchema(grammar(schemas, 'section'), page)),
    head: { ...definition(page, 'head'), title: 'the head' },
    params: definition(page, 'params'),
    site: nodeOf({ ...site, title: 'the site config' }),
    fallback: nodeOf({ ...grammar(schemas, 'fallback'), title: 'a fallback' }),
    language: nodeOf({ ...languageSchema(site), title: 'the words of a language' }),
    redirects: nodeOf({ ...grammar(schemas, 'redirects'), title: 'the redirects' }),
  };
}

/** The schema of a source's params or content, with its definitions. The title of a params schema names the source. */
export function sourceSchema(
  schemas: Schemas,
  source: string,
  side: 'params' | 'content',
): JsonSchema | undefined {
  const schema = schemas.content.get(source);
  const found = recordOf(schema?.properties)[side];
  if (!isRecord(found)) return undefined;
  return getOrInsert(sides, found, () => {
    const title = side === 'params' ? { title: `the source "${source}"` } : {};
    return { ...found, ...title, definitions: schema?.definitions ?? {} };
  });
}

const sides = new WeakMap<object, JsonSchema>();

const named = new WeakMap<JsonSchema, JsonSchema>();

/** The schema of a block type, with a title that names the type. */
export function blockSchema(schemas: Schemas, type: string): JsonSchema | undefined {
  const schema = schemas.blocks.get(type);
  return schema && getOrInsert(named, schema, () => ({ ...schema, title: `the block "${type}"` }));
}

/**
 * The schema of `site` in paths. Strings of the site config become constants.
 * @param language of the page; by default the language of the site
 */
export function siteScope(site: Json | undefined, language?: string): JsonSchema {
  const own = objectOf(site);
  const ofPage = language ?? defaultLanguage(objectOf(own.languages));
  const texts = Object.entries({
    language: objectOf(own.head).language ?? 'en',
    ...own,
    ...(ofPage === undefined ? {} : { language: ofPage }),
  }).filter(([name, value]) => name !== '$schema' && typeof value === 'string');
  return {
    title: 'site',
    type: 'object',
    additionalProperties: false,
    required: texts.map(([name]) => name),
    properties: Object.fromEntries(texts.map(([name, value]) => [name, { type: 'string', const: value }])),
  };
}
