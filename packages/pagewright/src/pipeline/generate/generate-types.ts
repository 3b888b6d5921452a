import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Schemas } from '../../check/workspace.ts';
import type { JsonSchema } from '../../grammar/plan.ts';
import { grammarSchemas } from '../../schema/built-in/built-in-schemas.ts';
import { isRecord } from '../../schema/json-value.ts';

const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n';

/**
 * Prepares a schema for json-schema-to-typescript, which declares a named type for each title and for each reference with
 * other keywords: only the titles of definitions are kept.
 * @param filled true to require the props with a default, which components always receive
 */
function forTypes(schema: JsonSchema, filled: boolean): JSONSchema {
  const prepare = (value: unknown, inProperties: boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry) => prepare(entry, false));
    if (!isRecord(value)) return value;
    if (inProperties) {
      return Object.fromEntries(
        Object.entries(value).map(([name, property]) => [name, prepare(property, false)]),
      );
    }
    if (typeof value.$ref === 'string') return { $ref: value.$ref };
    const { title: _, examples: __, default: ___, minLength: ____, ...rest } = value;
    const prepared = Object.fromEntries(
      Object.entries(rest).map(([key, keyword]) => [key, prepare(keyword, key === 'properties')]),
    );
    if (filled && isRecord(value.properties)) {
      const always = Object.entries(value.properties)
        .filter(([, property]) => isRecord(property) && 'default' in property)
        .map(([name]) => name);
      prepared.required = [...new Set([...(Array.isArray(value.required) ? value.required : []), ...always])];
    }
    return prepared;
  };
  const prepared = prepare(schema, false);
  const { $schema: _, definitions: __, ...body } = isRecord(prepared) ? prepared : {};
  return { ...body, title: String(schema.title) };
}

const options = {
  bannerComment: '',
  format: false,
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  unreachableDefinitions: false,
};

async function declare(
  name: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  shared: ReadonlyMap<string, JsonSchema>,
): Promise<string> {
  const typed = (map: ReadonlyMap<string, JsonSchema>) =>
    Object.fromEntries([...map].map(([key, schema]) => [key, forTypes(schema, true)]));
  const wrapper: JSONSchema = {
    title: name,
    type: 'object',
    additionalProperties: false,
    required: [...schemas.keys()],
    properties: typed(schemas),
    definitions: typed(shared),
  };
  return banner + (await compile(wrapper, name, options));
}

/** TypeScript of `src/generated/register.ts`, which gives the engine the types of the site. */
export const registerTypes = `${banner}import type { BlockProps as Blocks } from './block-props.ts';
import type { SourceMap as Content } from './content-types.ts';
import type { SiteAdditions } from './site-additions.ts';

declare module 'pagewright' {
  interface Register {
    readonly blocks: Blocks;
    readonly sources: Content;
    readonly site: SiteAdditions;
  }
}
`;

/** TypeScript of `src/generated/block-props.ts`: `BlockProps`, keyed by block type. */
export function generateBlockProps(schemas: Schemas): Promise<string> {
  return declare('BlockProps', schemas.blocks, schemas.shared);
}

/** TypeScript of `src/generated/content-types.ts`: `SourceMap`, keyed by source. */
export function generateContentTypes(schemas: Schemas): Promise<string> {
  return declare('SourceMap', schemas.content, schemas.shared);
}

async function declareSite(
  name: string,
  schema: JsonSchema,
  definitions: JsonSchema['definitions'],
): Promise<string> {
  const wrapper: JSONSchema = {
    ...forTypes({ ...schema, title: name }, true),
    definitions: Object.fromEntries(
      Object.entries(isRecord(definitions) ? definitions : {}).map(([key, part]) => [
        key,
        forTypes(isRecord(part) ? part : {}, true),
      ]),
    ),
  };
  return banner + (await compile(wrapper, name, options));
}

function siteSchema({ grammar }: Schemas): JsonSchema {
  const schema = grammar.get('site');
  if (!schema) throw new Error('There is no schema of _site.json');
  return schema;
}

/** TypeScript of the engine's `SiteConfig`: what `_site.json` holds in every site, once it is checked. */
export function generateSiteConfig(schemas: Schemas): Promise<string> {
  const schema = siteSchema(schemas);
  return declareSite('SiteConfig', schema, schema.definitions);
}

/** TypeScript of `src/generated/site-additions.ts`: `SiteAdditions`, what the site adds to `_site.json`. */
export function generateSiteAdditions(schemas: Schemas): Promise<string> {
  const { properties, required, definitions } = siteSchema(schemas);
  const isAdded = (name: unknown) => !Object.hasOwn(grammarSchemas.site.properties, String(name));
  const added = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(isRecord(properties) ? properties : {}).filter(([name]) => isAdded(name)),
    ),
    required: (Array.isArray(required) ? required : []).filter(isAdded),
  };
  return declareSite('SiteAdditions', added, definitions);
}
