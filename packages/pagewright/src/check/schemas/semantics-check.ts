import { siteProperties } from '../../config/grammar-schemas.ts';
import { bindingProperties } from '../../grammar/binding-forms.ts';
import { isArray, isObject, type Json, type JsonObject, pointerToken } from '../../json/json-value.ts';
import { builtInSchemas } from '../../schema/built-in/built-in-schemas.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../diagnostics/source-file.ts';
import { sharedName } from './reference-check.ts';
import { type SchemaPlace, schemaPlaces } from './schema-places.ts';
import type { SchemaFolder } from './subset-check.ts';

const none: ReadonlySet<string> = new Set();

const onlyInBlocks: readonly string[] = [
  ...['anyOf', 'uniqueItems', 'headingLevel', 'isFramed', 'hydrate', 'slots', 'version'],
  ...['itemKey', 'requiredItems', 'requiredWhen', 'onlyWhen'],
];

const onlyInContent: readonly string[] = ['cut', 'input', 'relatesTo', 'pages'];

/** Keywords that have no effect in a folder. */
const unread: { readonly [Folder in SchemaFolder]: readonly string[] } = {
  blocks: onlyInContent,
  content: onlyInBlocks,
  shared: [...onlyInBlocks, ...onlyInContent],
  site: [...onlyInBlocks, ...onlyInContent],
};

/** Rules of the subset that a meta-schema cannot express. */
export function checkSemantics(
  schema: Json,
  folder: SchemaFolder,
  shared: ReadonlyMap<string, ParsedFile>,
): readonly Problem[] {
  return schemaPlaces(schema).flatMap((place) => [
    ...unreadKeywords(place, folder),
    ...propertyNames(place, folder),
    ...requiredNames(place, folder),
    ...comparedNames(place),
    ...alternatives(place, shared),
  ]);
}

function unreadKeywords({ schema, pointer }: SchemaPlace, folder: SchemaFolder): readonly Problem[] {
  const isInner = pointer !== '';
  const isNumber = folder === 'content' && schema.type !== 'string';
  const keywords = [
    ...unread[folder],
    ...(isInner ? ['hydrate', 'slots', 'version', 'pages', '$schema'] : []),
    ...(isNumber ? ['enum'] : []),
  ];
  return Object.keys(schema)
    .filter((keyword) => keywords.includes(keyword))
    .map((keyword) => ({
      code: 'schema-keyword',
      pointer: pointer + pointerToken(keyword),
      on: 'key',
      data: { keyword, options: [] },
    }));
}

function propertyNames({ schema, pointer }: SchemaPlace, folder: SchemaFolder): readonly Problem[] {
  // Configs do not use fields of content as properties, only in paths, and paths may contain any name.
  if (folder === 'content' && pointer.startsWith('/properties/content')) return [];
  const reserved = folder === 'site' ? (pointer === '' ? siteProperties : none) : bindingProperties;
  return propertiesOf(schema)
    .filter((name) => reserved.has(name))
    .map((name) => ({
      code: 'schema-property-name',
      pointer: `${pointer}/properties${pointerToken(name)}`,
      on: 'key',
      data: { name, reservedFor: folder === 'site' ? 'site' : 'bindings' },
    }));
}

function requiredNames({ schema, pointer }: SchemaPlace, folder: SchemaFolder): readonly Problem[] {
  const { required = null, properties = null } = schema;
  const options = propertiesOf(schema);
  return (isArray(required) ? required : []).flatMap((name, index): Problem[] => {
    if (typeof name !== 'string') return [];
    const property = isObject(properties) ? (properties[name] ?? null) : null;
    const isFilled = folder === 'content' && isObject(property) && 'default' in property;
    if (options.includes(name) && !isFilled) return [];
    return [
      {
        code: 'schema-required',
        pointer: `${pointer}/required/${index}`,
        on: 'value',
        data: { name, options, isFilled },
      },
    ];
  });
}

/** Reports names in `itemKey`, `requiredItems`, `requiredWhen` and `onlyWhen`, also of slots, that no property has: the rule would never apply. */
function comparedNames({ schema, pointer }: SchemaPlace): readonly Problem[] {
  const { items = null, itemKey = null, requiredItems = null } = schema;
  const ownNames = propertiesOf(schema);
  const itemNames = isObject(items) ? propertiesOf(items) : [];
  const conditions = ['requiredWhen', 'onlyWhen'].flatMap((keyword) => {
    const value = schema[keyword] ?? null;
    return namesIn(value).flatMap((name) => {
      const at = `/${keyword}${pointerToken(name)}`;
      const others = namesIn(isObject(value) ? value[name] : null);
      return [
        { name, at, options: ownNames },
        ...others.map((other) => ({ name: other, at: at + pointerToken(other), options: ownNames })),
      ];
    });
  });
  const { slots = null } = schema;
  const ofSlots = namesIn(slots).flatMap((slot) => {
    const value = isObject(slots) ? (slots[slot] ?? null) : null;
    return namesIn(isObject(value) ? value.onlyWhen : null).map((name) => ({
      name,
      at: `/slots${pointerToken(slot)}/onlyWhen${pointerToken(name)}`,
      options: ownNames,
    }));
  });
  const excluded = namesIn(isObject(requiredItems) ? requiredItems.without : null);
  const names = [
    ...(typeof itemKey === 'string' ? [{ name: itemKey, at: '/itemKey', options: itemNames }] : []),
    ...excluded.map((name) => ({
      name,
      at: `/requiredItems/without${pointerToken(name)}`,
      options: itemNames,
    })),
    ...conditions,
    ...ofSlots,
  ];
  return names
    .filter(({ name, options }) => !options.includes(name))
    .map(({ name, at, options }) => ({
      code: 'schema-required',
      pointer: pointer + at,
      on: at === '/itemKey' ? 'value' : 'key',
      data: { name, options, isFilled: false },
    }));
}

/**
 * Reports names in `relatesTo` that no content type with slugs has.
 * @param contentTypes the sources whose params have a slug
 */
export function unknownRelations(schema: Json, contentTypes: readonly string[]): readonly Problem[] {
  return schemaPlaces(schema).flatMap(({ schema: { relatesTo }, pointer }): Problem[] =>
    typeof relatesTo !== 'string' || contentTypes.includes(relatesTo)
      ? []
      : [
          {
            code: 'schema-value',
            pointer: `${pointer}/relatesTo`,
            on: 'value',
            data: { keyword: 'relatesTo', found: relatesTo, options: contentTypes, rule: '' },
          },
        ],
  );
}

/**
 * Reports a `pages` that names no source of page numbers.
 * @param counting the sources whose content is a list of pages
 */
export function unknownPages(schema: Json, counting: readonly string[]): readonly Problem[] {
  const { pages = null } = isObject(schema) ? schema : {};
  if (typeof pages !== 'string' || counting.includes(pages)) return [];
  const data = { keyword: 'pages', found: pages, options: counting, rule: '' };
  return [{ code: 'schema-value', pointer: '/pages', on: 'value', data }];
}

/**
 * Reports block types in `slots` that do not exist, or that have slots themselves: blocks are nested only once.
 * @param blockTypes the block types without slots
 */
export function unknownSlotBlocks(schema: Json, blockTypes: readonly string[]): readonly Problem[] {
  const { slots = null } = isObject(schema) ? schema : {};
  return Object.entries(isObject(slots) ? slots : {}).flatMap(([name, slot]) => {
    const { blocks = null } = isObject(slot) ? slot : {};
    return (isArray(blocks) ? blocks : []).flatMap((found, index): Problem[] =>
      typeof found !== 'string' || blockTypes.includes(found)
        ? []
        : [
            {
              code: 'schema-value',
              pointer: `/slots${pointerToken(name)}/blocks/${index}`,
              on: 'value',
              data: { keyword: 'blocks', found, options: blockTypes, rule: '' },
            },
          ],
    );
  });
}

function namesIn(value: Json | undefined): readonly string[] {
  return isObject(value ?? null) ? Object.keys(value ?? {}) : [];
}

function alternatives(
  { schema: { anyOf = null }, pointer }: SchemaPlace,
  shared: ReadonlyMap<string, ParsedFile>,
): readonly Problem[] {
  const seen = new Set<string>();
  return (isArray(anyOf) ? anyOf : []).flatMap((branch, index): Problem[] => {
    const type = typeOf(branch, shared);
    const kind = type === 'integer' ? 'number' : type;
    if (kind !== undefined && !seen.has(kind)) {
      seen.add(kind);
      return [];
    }
    const data = kind === undefined ? {} : { type: kind };
    return [{ code: 'schema-union', pointer: `${pointer}/anyOf/${index}`, on: 'value', data }];
  });
}

/** The type of an alternative; undefined for a union. */
function typeOf(branch: Json, shared: ReadonlyMap<string, ParsedFile>): string | undefined {
  if (!isObject(branch)) return undefined;
  const name = sharedName(branch.$ref);
  if (name !== undefined)
    return typeOf(builtInSchemas.get(name) ?? shared.get(name)?.value ?? null, new Map());
  return typeof branch.type === 'string' ? branch.type : undefined;
}

function propertiesOf({ properties = null }: JsonObject): readonly string[] {
  return isObject(properties) ? Object.keys(properties) : [];
}
