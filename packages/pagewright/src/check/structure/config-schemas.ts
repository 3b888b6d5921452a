import type { ConfigKind } from '../../config/config-kind.ts';
import { boundKeys } from '../../config/constructs.ts';
import { siteProperties } from '../../config/grammar-schemas.ts';
import { languageSchema } from '../../config/schemas/language-schema.ts';
import { cases, choice, conditional, record } from '../../config/schemas/schema-parts.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { versionOf } from '../../config/schemas/written-versions.ts';
import type { SectionTypes } from '../../config/sections/section-types.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { publishedFile } from './published-schema.ts';
import { blockOrSection, partOf, sectionFileSchema, sectionUse } from './section-schemas.ts';
import { hasDefault, SchemaWidener } from './widen-schema.ts';

/** The schemas of the kinds of config files. The schemas of the site, languages and sections refer to `page.schema.json`. */
export type ConfigSchemas = { readonly [Kind in ConfigKind]: JsonSchema };

function requiresProperties({ properties, required }: JsonSchema): boolean {
  const declared = record(properties);
  return Array.isArray(required) && required.some((name) => !hasDefault(declared[String(name)]));
}

/** The schema of the slots of a block type. It allows nothing for a type without slots. */
function slotsSchema(block: JsonSchema | undefined): JsonSchema {
  const slots = Object.entries(record(block?.slots)).map(([name, slot]) => {
    const { title, description, blocks } = record(slot);
    const type = { properties: { type: { enum: blocks } } };
    return [
      name,
      {
        title,
        description,
        type: 'array',
        minItems: 1,
        items: { allOf: [{ $ref: '#/definitions/slotBlock' }, type] },
      },
    ];
  });
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(slots) };
}

function blockDefinition(block: JsonSchema, { blocks }: Schemas): JsonSchema {
  return {
    ...block,
    properties: { ...record(block.properties), type: choice(blocks, 'Type') },
    allOf: cases(blocks.keys(), 'type', (type) => ({
      properties: {
        props: { $ref: `#/definitions/block.${type}` },
        slots: slotsSchema(blocks.get(type)),
        version: { maximum: versionOf(blocks.get(type)) },
      },
      ...(requiresProperties(blocks.get(type) ?? {}) ? { required: ['props'] } : {}),
    })),
  };
}

function paramsOf(content: Schemas['content'], source: string): JsonSchema {
  return record(record(content.get(source)?.properties).params);
}

function queryDefinition(query: JsonSchema, { content }: Schemas): JsonSchema {
  return {
    ...query,
    properties: { ...record(query.properties), source: choice(content, 'Source') },
    allOf: cases(content.keys(), 'source', (source) => ({
      properties: { params: { $ref: `#/definitions/source.${source}` } },
      ...(requiresProperties(paramsOf(content, source)) ? { required: ['params'] } : {}),
    })),
  };
}

/** The schemas of keys of blocks that have paths in their own values. */
function boundProperties(
  widener: SchemaWidener,
  own: Readonly<Record<string, unknown>>,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    boundKeys.map(({ name, value }) => {
      const { $ref, ...rest } = value;
      const construct = typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : name;
      widener.define(`bound.${construct}`, typeof $ref === 'string' ? record(own[construct]) : value);
      const { title, description } = rest;
      return [name, { title, description, $ref: `#/definitions/bound.${construct}` }];
    }),
  );
}

function withProperties(schema: JsonSchema, added: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { ...schema, properties: { ...record(schema.properties), ...added } };
}

function pageSchema(schemas: Schemas, sections: SectionTypes): JsonSchema {
  const page = schemas.grammar.get('page') ?? {};
  const own = record(page.definitions);
  const shared = record(schemas.grammar.get('site')?.definitions);
  const widener = new SchemaWidener(schemas.shared);
  const { definitions } = widener;
  for (const [name, schema] of Object.entries({ ...shared, ...own }))
    if (!schemas.shared.has(name)) definitions[name] = schema;
  for (const [type, schema] of schemas.blocks) widener.define(`block.${type}`, schema);
  for (const source of schemas.content.keys())
    widener.define(`source.${source}`, paramsOf(schemas.content, source));
  widener.define('head', record(own.head));
  widener.define('pagingHead', record(own.pagingHead));
  widener.define('values', record(own.params));
  const bound = boundProperties(widener, own);
  definitions.block = withProperties(blockDefinition(record(own.block), schemas), bound);
  definitions.slotBlock = partOf('#/definitions/block', own.slotBlock);
  definitions.blockOrSection = blockOrSection(record(own.blockOrSection), sections);
  definitions.sectionUse = sectionUse(record(own.sectionUse), schemas, sections);
  definitions.query = queryDefinition(record(own.query), schemas);
  const properties = record(page.properties);
  const params = record(properties.params);
  const paging = record(properties.paging);
  definitions.params = {
    ...params,
    additionalProperties: { allOf: [params.additionalProperties ?? {}, { $ref: '#/definitions/values' }] },
  };
  return {
    ...page,
    properties: {
      ...properties,
      head: { $ref: '#/definitions/head' },
      params: { $ref: '#/definitions/params' },
      paging: {
        ...paging,
        properties: { ...record(paging.properties), head: { $ref: '#/definitions/pagingHead' } },
      },
    },
    definitions,
  };
}

/** The blocks at the end of all pages, in a file of the site. */
function endOf({ end }: Readonly<Record<string, unknown>>): JsonSchema {
  return { ...record(end), items: { $ref: 'page.schema.json#/definitions/blockOrSection' } };
}

function siteSchema({ grammar, shared }: Schemas): JsonSchema {
  const site = grammar.get('site') ?? {};
  const properties = record(site.properties);
  const definitions = record(site.definitions);
  const widener = new SchemaWidener(shared);
  const own = Object.entries(properties)
    .filter(([name]) => !siteProperties.has(name))
    .map(([name, schema]) => [name, widener.withContentItems(`site.${name}`, record(schema))]);
  return {
    ...site,
    properties: { ...properties, ...Object.fromEntries(own), end: endOf(properties) },
    definitions: {
      ...definitions,
      ...widener.definitions,
      listQuery: partOf('page.schema.json#/definitions/query', definitions.listQuery),
    },
  };
}

/** The schema of a language file, whose arrays have no items from content. */
function languageFileSchema({ grammar }: Schemas): JsonSchema {
  const language = languageSchema(grammar.get('site') ?? {});
  const properties = record(language.properties);
  const { listQuery: _, language: __, ...definitions } = record(language.definitions);
  return {
    ...language,
    properties: { ...properties, end: endOf(properties) },
    definitions,
  };
}

function fallbackSchema(schemas: Schemas): JsonSchema {
  const fallback = record(schemas.grammar.get('fallback'));
  const definitions: Record<string, unknown> = Object.fromEntries(schemas.shared);
  for (const [source, schema] of schemas.content)
    definitions[`content.${source}`] = record(schema.properties).content;
  return {
    ...fallback,
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
 * The schemas with which editors and the check validate the structure of configs. They combine the grammar with the props,
 * params and content of the project, and allow a binding in place of any value.
 */
export function configSchemas(schemas: Schemas, sections: SectionTypes): ConfigSchemas {
  return {
    page: publishedFile(pageSchema(schemas, sections)),
    site: publishedFile(siteSchema(schemas)),
    fallback: publishedFile(fallbackSchema(schemas)),
    redirects: publishedFile(record(schemas.grammar.get('redirects'))),
    language: publishedFile(languageFileSchema(schemas)),
    section: publishedFile(sectionFileSchema(schemas)),
  };
}
