import type { JsonSchema } from '../../schema/json-schema.ts';

/** The parts of a page config or of a shared section that have their own keys. */
export type ConstructName =
  | 'page'
  | 'paging'
  | 'head'
  | 'pagingHead'
  | 'urlParam'
  | 'query'
  | 'block'
  | 'slotBlock'
  | 'sectionBlock'
  | 'sectionUse'
  | 'comparison'
  | 'section';

/**
 * What the paths in a value may read. In a shared section, all of them may also read its params.
 * - page: queries, route, URL and site.
 * - route: route, URL and site.
 * - queries: queries and site.
 * - none: the value has no paths.
 */
export type ScopeName = 'page' | 'route' | 'queries' | 'none';

/**
 * The schema of a key's value, if the key itself does not declare it. It is a schema of the site, whose name is the value of the
 * neighbouring key `namedBy`, or a part of the grammar whose values have paths.
 */
export type HeldValue =
  | { readonly of: 'block' | 'section' | 'params'; readonly namedBy: string }
  | { readonly of: 'head' | 'pagingHead' | 'routeParams' };

/** A key of page configs. Everything that depends on the key is declared here and nowhere else. */
export interface Key {
  readonly name: string;
  /** The constructs that may have the key. */
  readonly in: readonly ConstructName[];
  readonly isRequired?: true;
  /** The schema of its value, with a title and a description. */
  readonly value: JsonSchema;
  /** What paths in its value may read. By default, the value has no paths. */
  readonly reads?: Exclude<ScopeName, 'none'>;
  /** Where its value may contain paths. fields: in the properties of an object. condition: as one path, or as a comparison with one. */
  readonly binds?: 'fields' | 'condition';
  readonly holds?: HeldValue;
  /** The kind of thing that its text names. */
  readonly names?: 'block' | 'section' | 'source' | 'query';
  /** True if the key decides when visitors see the block. */
  readonly limits?: true;
  /** True if its value lists values of route params. */
  readonly byParams?: true;
  /** True if it concerns the page, so it stays on the page when the block becomes a shared section. */
  readonly ofPage?: true;
  /** True if it contains what the block shows. In configs, such keys come last. */
  readonly isContent?: true;
  /** How its value holds blocks. list: it is a list of them. lists: its properties are lists of them. */
  readonly blocks?: 'list' | 'lists';
  /** The group of the form that shows the key. By default, the group of all other keys. */
  readonly group?: KeyGroup;
  /** The version of Pagewright that introduced the key. Absent for the first version. */
  readonly since?: string;
  /** Names that other programs give this key. */
  readonly otherNames?: readonly string[];
}

export function keysIn(construct: ConstructName, keys: readonly Omit<Key, 'in'>[]): readonly Key[] {
  return keys.map((key) => ({ ...key, in: [construct] }));
}

/** The groups of a form. elsewhere: another part of the window shows the key. */
export type KeyGroup = 'address' | 'head' | 'language' | 'schedule' | 'end' | 'visibility' | 'elsewhere';

/** The schema of an object that has these keys and no others. */
export function objectSchema(keys: readonly Key[]) {
  return {
    type: 'object',
    additionalProperties: false,
    required: keys.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
    properties: Object.fromEntries(
      keys.map(({ name, value, otherNames, since }) => [
        name,
        { ...value, ...(otherNames ? { otherNames } : {}), ...(since === undefined ? {} : { since }) },
      ]),
    ),
  } as const;
}
