import { isMissing, isRecord } from 'pagewright/source';

/** The path of a value in an entry: names and array indexes, joined by dots, such as `acf.hero.image`. */
type FieldPath = string;

/** An object with fields of its own. */
interface ObjectField {
  readonly fields: FieldMap;
}

/** True if the value equals a given one, such as the `noindex` of a plugin for search engines. Otherwise the field is missing. */
interface FlagField {
  readonly path: FieldPath;
  readonly equals: string | boolean;
}

/** An array: one object for each row of a repeater, or of a flexible content field. */
interface ArrayField {
  /** Path of the rows. */
  readonly each: FieldPath;
  /** The layout (`acf_fc_layout`) of the rows to use; all by default. */
  readonly layout?: string;
  /** Paths in a row. */
  readonly fields: FieldMap;
}

/**
 * Where the fields of a content schema are in an entry of WordPress, by their names. Of several paths, the first one with a
 * value is used.
 */
export interface FieldMap {
  readonly [field: string]: FieldPath | readonly FieldPath[] | ObjectField | ArrayField | FlagField;
}

function valueAt(entry: unknown, path: FieldPath): unknown {
  let value = entry;
  for (const name of path.split('.')) {
    if (Array.isArray(value)) value = /^\d+$/.test(name) ? value[Number(name)] : undefined;
    else value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

function firstValue(entry: unknown, paths: readonly FieldPath[]): unknown {
  const values = paths.map((path) => valueAt(entry, path));
  // `false` may be the value of a switch. The decoder drops it where the schema declares another type.
  return values.find((value) => !isMissing(value)) ?? values.find((value) => value === false);
}

function rowsOf(entry: unknown, { each, layout, fields }: ArrayField): unknown {
  const rows = valueAt(entry, each);
  if (!Array.isArray(rows)) return undefined;
  return rows
    .filter((row) => layout === undefined || valueAt(row, 'acf_fc_layout') === layout)
    .map((row) => mapFields(row, fields));
}

/**
 * The fields of a content schema, from an entry of a WordPress that stores them under other names, such as fields of Advanced
 * Custom Fields. For `normalize` of a source. Returns a value unchanged if it is not an entry. Never throws.
 */
export function mapFields(entry: unknown, map: FieldMap): unknown {
  if (!isRecord(entry)) return entry;
  return Object.fromEntries(
    Object.entries(map).map(([field, from]): [string, unknown] => {
      if (typeof from === 'string') return [field, firstValue(entry, [from])];
      if ('equals' in from) return [field, valueAt(entry, from.path) === from.equals || undefined];
      if ('each' in from) return [field, rowsOf(entry, from)];
      return [field, 'fields' in from ? mapFields(entry, from.fields) : firstValue(entry, from)];
    }),
  );
}
