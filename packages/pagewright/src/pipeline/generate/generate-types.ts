import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { loadSchemas } from '../../check/schemas/load-schemas.ts';
import { siteProperties } from '../../config/grammar-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import { mapProperties } from '../../json/map-properties.ts';
import { builtInSchemas } from '../../schema/built-in/built-in-schemas.ts';
import { valueDescriptions } from '../../schema/form-annotations.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodeOf } from '../../schema/schema-node.ts';

const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n';

/** The properties that every value has: required properties, and properties with a default, which components always receive. */
function alwaysPresent({ properties, required }: JsonSchema): unknown[] {
  const filled = Object.entries(recordOf(properties)).flatMap(([name, property]) =>
    isRecord(property) && 'default' in property ? [name] : [],
  );
  return [...new Set([...(Array.isArray(required) ? required : []), ...filled])];
}

/**
 * Prepares a schema for json-schema-to-typescript. The package declares a named type for each title, and for each reference with sibling
 * keywords. So this removes both.
 */
function prepare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepare);
  if (!isRecord(value)) return value;
  if (typeof value.$ref === 'string') return { $ref: value.$ref };
  const { title: _, examples: __, default: ___, minLength: ____, properties, ...rest } = value;
  return {
    ...mapProperties(rest, prepare),
    ...withValues(value),
    ...(isRecord(properties)
      ? { properties: mapProperties(properties, prepare), required: alwaysPresent(value) }
      : {}),
  };
}

/** An enum whose description also says what its values mean. */
function withValues(schema: JsonSchema): JsonSchema {
  if (!('enumDescriptions' in schema)) return {};
  const values = [...valueDescriptions(nodeOf(schema))].map(([value, text]) => `- ${value}: ${text}`);
  return { description: [schema.description, values.join('\n')].join('\n\n') };
}

/** A prepared schema that keeps its title. */
function forTypes(schema: unknown): JSONSchema {
  const prepared = prepare(schema);
  const { $schema: _, definitions: __, ...body } = recordOf(prepared);
  return isRecord(schema) ? { ...body, title: String(schema.title) } : body;
}

/** TypeScript of a schema as the type `name`, with a type for each definition. */
async function declare(
  name: string,
  schema: JSONSchema,
  definitions: Record<string, JSONSchema>,
): Promise<string> {
  const wrapper = { ...schema, title: name, definitions };
  const options = {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unreachableDefinitions: false,
  };
  return banner + (await compile(wrapper, name, options));
}

/** Built-in schemas in `_site.json` whose types the engine declares. */
const engineTypes: ReadonlySet<string> = new Set(['image', 'link']);

/** The definitions of a site. Types that the engine declares are imported from it, so that they are the same type everywhere. */
function siteDefinitions(definitions: JsonSchema): Record<string, JSONSchema> {
  return mapProperties(definitions, (schema, name): JSONSchema => {
    const builtIn = builtInSchemas.get(name);
    return builtIn && engineTypes.has(name)
      ? { title: String(builtIn.title), tsType: `import('pagewright').${builtIn.title}` }
      : forTypes(schema);
  });
}

/** TypeScript of an object type with one property per schema. */
function declareAll(
  name: string,
  properties: ReadonlyMap<string, JsonSchema>,
  { shared }: Schemas,
): Promise<string> {
  const schema: JSONSchema = {
    type: 'object',
    additionalProperties: false,
    required: [...properties.keys()],
    properties: Object.fromEntries([...properties].map(([key, each]) => [key, forTypes(each)])),
  };
  return declare(name, schema, siteDefinitions(Object.fromEntries(shared)));
}

/**
 * TypeScript of `src/generated/register.ts`, which registers the types of the site with the engine.
 * @param services the names of its further content services
 */
const registerTypes = (
  services: readonly string[],
) => `${banner}import type { BlockProps as Blocks } from './block-props.ts';
import type { SourceMap as Content } from './content-types.ts';
import type { SiteAdditions } from './site-additions.ts';

declare module 'pagewright' {
  interface Register {
    readonly blocks: Blocks;
    readonly sources: Content;
    readonly site: SiteAdditions;${
      services.length === 0
        ? ''
        : `\n    readonly services: ${services.map((name) => `'${name}'`).join(' | ')};`
    }
  }
}
`;

/** The schema of a block type's props, with a prop for the rendered blocks of each slot. */
function withSlots({ slots, ...schema }: JsonSchema): JsonSchema {
  if (!isRecord(slots)) return schema;
  const names = Object.keys(slots);
  const properties = names.map((name) => [name, { tsType: "import('react').ReactNode" }]);
  const prop = {
    title: 'Slots',
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: Object.fromEntries(properties),
  };
  return {
    ...schema,
    required: [...(Array.isArray(schema.required) ? schema.required : []), 'slots'],
    properties: { ...recordOf(schema.properties), slots: prop },
  };
}

function siteSchema({ grammar }: Schemas): JsonSchema {
  const schema = grammar.get('site');
  if (!schema) throw new Error('There is no schema of _site.json');
  return schema;
}

/** The file with the engine's own types, below its package. */
export const engineTypesFile = 'src/generated/site-config.ts';

/** TypeScript of the engine's `SiteConfig`: the part of `_site.json` that all sites have. */
export function generateEngineTypes(): Promise<string> {
  const schema = siteSchema(loadSchemas(new Map()).schemas);
  const definitions = recordOf(schema.definitions);
  return declare('SiteConfig', forTypes(schema), mapProperties(definitions, forTypes));
}

/** TypeScript of `src/generated/site-additions.ts`: `SiteAdditions`, the part of `_site.json` that only this site has. */
function generateSiteAdditions(schemas: Schemas): Promise<string> {
  const { properties, required, definitions } = siteSchema(schemas);
  const isAdded = (name: unknown) => !siteProperties.has(String(name));
  const added = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(recordOf(properties)).filter(([name]) => isAdded(name))),
    required: (Array.isArray(required) ? required : []).filter(isAdded),
  };
  const site = siteDefinitions(recordOf(definitions));
  return declare('SiteAdditions', forTypes(added), site);
}

/**
 * The types of a site: the TypeScript of each file by its path below the project.
 * @param services the names of its further content services
 */
export async function generateTypes(
  schemas: Schemas,
  services: readonly string[] = [],
): Promise<Map<string, string>> {
  const blocks = new Map([...schemas.blocks].map(([type, schema]) => [type, withSlots(schema)]));
  return new Map([
    ['src/generated/block-props.ts', await declareAll('BlockProps', blocks, schemas)],
    ['src/generated/content-types.ts', await declareAll('SourceMap', schemas.content, schemas)],
    ['src/generated/site-additions.ts', await generateSiteAdditions(schemas)],
    ['src/generated/register.ts', registerTypes(services)],
  ]);
}
