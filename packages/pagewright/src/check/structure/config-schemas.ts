import type { ConfigKind } from '../../config/config-kind.ts';
import { boundKeys } from '../../config/constructs.ts';
import { siteProperties } from '../../config/grammar-schemas.ts';
import { languageSchema } from '../../config/schemas/language-schema.ts';
import { cases, choice, conditional } from '../../config/schemas/schema-parts.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { versionOf } from '../../config/schemas/written-versions.ts';
import type { SectionTypes } from '../../config/sections/section-types.ts';
import { recordOf } from '../../json/is-record.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { publishedFile } from './published-schema.ts';
import { blockOrSection, partOf, sectionFileSchema, sectionUse } from './section-schemas.ts';
import { hasDefault, SchemaWidener } from './widen-schema.ts';

/** The schemas of the kinds of config files. The schemas of the site, languages and sections refer to `page.schema.json`. */
export type ConfigSchemas = { readonly [Kind in ConfigKind]: JsonSchema };

function requiresProperties({ properties, required }: JsonSchema): boolean {
  const declared = recordOf(properties);
  return Array.isArray(required) && required.some((name) => !hasDefault(declared[String(name)]));
}

/** The schema of the slots of a block type. It allows nothing for a type without slots. */
function slotsSchema(block: JsonSchema | undefined): JsonSchema {
  const slots = Object.entries(recordOf(block?.slots)).map(([name, slot]) => {
    const { title, description, blocks } = recordOf(slot);
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
    properties: { ...recordOf(block.properties), type: choice(blocks, 'Type') },
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
  return recordOf(recordOf(content.get(source)?.properties).params);
}

function queryDefinition(query: JsonSchema, { content }: Schemas): JsonSchema {
  return {
    ...query,
    properties: { ...recordOf(query.properties), source: choice(content, 'Source') },
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
      widener.define(`bound.${construct}`, typeof $ref === 'string' ? recordOf(own[construct]) : value);
      const { title, description } = rest;
      return [name, { title, description, $ref: `#/definitions/bound.${construct}` }];
    }),
  );
}

function withProperties(schema: JsonSchema, added: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { ...schema, properties: { ...recordOf(schema.properties), ...added } };
}

function pageSchema(schemas: Schemas, sections: SectionTypes): JsonSchema {
  const page = schemas.grammar.get('page') ?? {};
  const own = recordOf(page.definitions);
  const shared = recordOf(schemas.grammar.get('site')?.definitions);
  const widener = new SchemaWidener(schemas.shared);
  const { definitions } = widener;
  for (const [name, schema] of Object.entries({ ...shared, ...own }))
    if (!schemas.shared.has(name)) definitions[name] = schema;
  for (const [type, schema] of schemas.blocks) widener.define(`block.${type}`, schema);
  for (const source of schemas.content.keys())
    widener.define(`source.${source}`, paramsOf(schemas.content, source));
  widener.define('head', recordOf(own.head));
  widener.define('pagingHead', recordOf(own.pagingHead));
  widener.define('values', recordOf(own.params));
  const bound = boundProperties(widener, own);
  definitions.block = withProperties(blockDefinition(recordOf(own.block), schemas), bound);
  definitions.slotBlock = partOf('#/definitions/block', own.slotBlock);
  definitions.blockOrSection = blockOrSection(recordOf(own.blockOrSection), sections);
  definitions.sectionUse = sectionUse(recordOf(own.sectionUse), schemas, sections);
  definitions.query = queryDefinition(recordOf(own.query), schemas);
  const properties = recordOf(page.properties);
  const params = recordOf(properties.params);
  const paging = recordOf(properties.paging);
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
        properties: { ...recordOf(paging.properties), head: { $ref: '#/definitions/pagingHead' } },
      },
    },
    definitions,
  };
}

/** The blocks at the end of all pages, in a file of the site. */
function endOf({ end }: Readonly<Record<string, unknown>>): JsonSchema {
  return { ...recordOf(end), items: { $ref: 'page.schema.json#/definitions/blockOrSection' } };
}

function siteSchema({ grammar, shared }: Schemas): JsonSchema {
  const site = grammar.get('site') ?? {};
  const properties = recordOf(site.properties);
  const definitions = recordOf(site.definitions);
  const widener = new SchemaWidener(shared);
  const own = Object.entries(properties)
    .filter(([name]) => !siteProperties.has(name))
    .map(([name, schema]) => [name, widener.withContentItems(`site.${name}`, recordOf(schema))]);
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
  const properties = recordOf(language.properties);
  const { listQuery: _, language: __, ...definitions } = recordOf(language.definitions);
  return {
    ...language,
    properties: { ...properties, end: endOf(properties) },
    definitions,
  };
}

function fallbackSchema(schemas: Schemas): JsonSchema {
  const fallback = recordOf(schemas.grammar.get('fallback'));
  const definitions: Record<string, unknown> = Object.fromEntries(schemas.shared);
  for (const [source, schema] of schemas.content)
    definitions[`content.${source}`] = recordOf(schema.properties).content;
  return {
    ...fallback,
    properties: { ...recordOf(fallback.properties), source: choice(schemas.content, 'Source') },
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
    redirects: publishedFile(recordOf(schemas.grammar.get('redirects'))),
    language: publishedFile(languageFileSchema(schemas)),
    section: publishedFile(sectionFileSchema(schemas)),
  };
}
