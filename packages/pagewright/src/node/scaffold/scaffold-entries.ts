import { recordOf } from '../../json/is-record.ts';
import { isArray, isObject, isRecord, type Json } from '../../json/json-value.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { camelCase } from '../../schema/word-case.ts';
import { singular } from './scaffold-names.ts';

/** A page config whose route ends with a param. */
interface EntryPages {
  /** The name of the config. */
  readonly name: string;
  /** The last folder of its route: `events` of `/events/:slug`. */
  readonly folder: string | undefined;
  readonly param: string;
  /** The title in its template. */
  readonly title: string;
}

function part(schema: unknown, ...names: readonly string[]): unknown {
  return names.reduce((of, name) => (isRecord(of) ? of[name] : undefined), schema);
}

function requires(schema: unknown, name: string): boolean {
  const required = part(schema, 'required');
  return Array.isArray(required) && required.includes(name);
}

/** The first of these sources that exists and fits. */
function firstSource(
  { schemas, code }: CheckedSite,
  names: readonly string[],
  fits: (schema: JsonSchema) => boolean,
): string | undefined {
  return names.find((name) => {
    const schema = schemas.content.get(name);
    return schema !== undefined && code.sources.entries.has(name) && fits(schema);
  });
}

/** The first text that every entry has, such as `title`. */
function headline(schema: JsonSchema | undefined): string | undefined {
  const content = part(schema, 'properties', 'content');
  const properties = part(content, 'properties');
  return Object.entries(recordOf(properties)).find(
    ([name, property]) =>
      requires(content, name) &&
      part(property, 'type') === 'string' &&
      part(property, 'format') === undefined,
  )?.[0];
}

/** Replaces each string that equals the title. */
function withTitle(value: Json, title: string, replacement: Json): Json {
  if (value === title) return replacement;
  if (isArray(value)) return value.map((item) => withTitle(item, title, replacement));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withTitle(item, title, replacement)]),
  );
}

/** JSON in the style of the other page configs: an array with a single text is on one line. */
function print(value: Json): string {
  return `${JSON.stringify(value, null, 2).replace(/\[\s+("(?:[^"\\]|\\.)*")\s+\]/g, '[$1]')}\n`;
}

/**
 * The text of a page config, with values for its param. If the site has a source for the entries, adds a query for it, and shows the title
 * of the entry. If the site also has a list of the entries, the values come from this list.
 */
export function withEntries(
  text: string,
  { name, folder = name, param, title }: EntryPages,
  site: CheckedSite,
): string {
  const { $schema, route, head, blocks, ...rest } = JSON.parse(text);
  const entry = firstSource(site, [name, folder, singular(folder)], (schema) =>
    requires(part(schema, 'properties', 'params'), param),
  );
  const list = firstSource(site, [folder, `${name}s`], (schema) =>
    requires(part(schema, 'properties', 'content', 'items'), param),
  );
  const field = headline(site.schemas.content.get(entry ?? ''));
  const query = camelCase(entry ?? '');
  const listQuery = camelCase(list ?? '');
  const values = list ? { each: `{${listQuery}}`, show: `{item.${param}}` } : `first-${singular(folder)}`;
  const shown =
    field === undefined ? `${title}: {route.${param}}` : { from: `{${query}.${field}}`, default: title };
  const data = {
    ...(entry ? { [query]: { source: entry, params: { [param]: `{route.${param}}` } } } : {}),
    ...(list ? { [listQuery]: { source: list } } : {}),
  };
  return print({
    $schema,
    route,
    params: { [param]: [values] },
    head: withTitle(head, title, shown),
    ...(entry || list ? { data } : {}),
    blocks: withTitle(blocks, title, shown),
    ...rest,
  });
}
