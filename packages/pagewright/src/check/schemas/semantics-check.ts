import { siteProperties } from '../../config/grammar-schemas.ts';
import { bindingProperties } from '../../grammar/binding-forms.ts';
import {
  isObject,
  itemsOf,
  type Json,
  type JsonObject,
  objectOf,
  pointerOf,
  pointerToken,
  type Steps,
  valueAt,
} from '../../json/json-value.ts';
import { builtInSchemas } from '../../schema/built-in/built-in-schemas.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../diagnostics/source-file.ts';
import { withoutEffect } from './annotation-check.ts';
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
    .map((keyword) => withoutEffect(pointer, keyword));
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
  const options = propertiesOf(schema);
  return itemsOf(schema.required).flatMap((name, index): readonly Problem[] => {
    if (typeof name !== 'string') return [];
    const isFilled = folder === 'content' && 'default' in objectOf(objectOf(schema.properties)[name]);
    if (options.includes(name) && !isFilled) return [];
    const data = { name, options, isFilled };
    return [{ code: 'schema-required', pointer: `${pointer}/required/${index}`, on: 'value', data }];
  });
}

/** Reports names in `itemKey`, `requiredItems`, `requiredWhen` and `onlyWhen`, also of slots, that no property has: the rule would never apply. */
function comparedNames({ schema, pointer }: SchemaPlace): readonly Problem[] {
  const own = propertiesOf(schema);
  const ofItems = propertiesOf(objectOf(schema.items));
  const unknown = (name: string, steps: Steps, on: 'key' | 'value', options: readonly string[]) =>
    options.includes(name)
      ? []
      : [
          {
            code: 'schema-required',
            pointer: pointer + pointerOf(steps),
            on,
            data: { name, options, isFilled: false },
          } as const,
        ];
  const unknownKeys = (steps: Steps, options: readonly string[]) =>
    keysAt(schema, steps).flatMap((name) => unknown(name, [...steps, name], 'key', options));
  const { itemKey } = schema;
  return [
    ...(typeof itemKey === 'string' ? unknown(itemKey, ['itemKey'], 'value', ofItems) : []),
    ...unknownKeys(['requiredItems', 'without'], ofItems),
    ...['requiredWhen', 'onlyWhen'].flatMap((keyword) => [
      ...unknownKeys([keyword], own),
      ...keysAt(schema, [keyword]).flatMap((name) => unknownKeys([keyword, name], own)),
    ]),
    ...keysAt(schema, ['slots']).flatMap((slot) => unknownKeys(['slots', slot, 'onlyWhen'], own)),
  ];
}

/** What keywords of schemas may name. */
export interface NamesInSchemas {
  /** The sources whose params have a slug. */
  readonly contentTypes: readonly string[];
  /** The sources whose content is a list of pages. */
  readonly counting: readonly string[];
  /** The block types without slots: blocks are nested only once. */
  readonly withoutSlots: readonly string[];
}

/** Reports names in `relatesTo`, `pages` and `slots` of something that does not exist or cannot be named there. */
export function unknownNames(
  schema: Json,
  folder: SchemaFolder,
  { contentTypes, counting, withoutSlots }: NamesInSchemas,
): readonly Problem[] {
  const unknown = (keyword: string, found: Json | undefined, options: readonly string[], pointer: string) => {
    if (typeof found !== 'string' || options.includes(found)) return [];
    const data = { keyword, found, options, rule: '' };
    return [{ code: 'schema-value', pointer, on: 'value', data } as const];
  };
  const { pages, slots } = objectOf(schema);
  return [
    ...schemaPlaces(schema).flatMap(({ schema: { relatesTo }, pointer }) =>
      unknown('relatesTo', relatesTo, contentTypes, `${pointer}/relatesTo`),
    ),
    ...unknown('pages', pages, counting, '/pages'),
    ...Object.entries(folder === 'blocks' ? objectOf(slots) : {}).flatMap(([name, slot]) =>
      itemsOf(objectOf(slot).blocks).flatMap((found, index) =>
        unknown('blocks', found, withoutSlots, pointerOf(['slots', name, 'blocks', index])),
      ),
    ),
  ];
}

function alternatives(
  { schema: { anyOf }, pointer }: SchemaPlace,
  shared: ReadonlyMap<string, ParsedFile>,
): readonly Problem[] {
  const seen = new Set<string>();
  return itemsOf(anyOf).flatMap((branch, index): Problem[] => {
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

function keysAt(schema: JsonObject, steps: Steps): readonly string[] {
  return Object.keys(objectOf(valueAt(schema, steps)));
}

function propertiesOf(schema: JsonObject): readonly string[] {
  return keysAt(schema, ['properties']);
}
