import type { JsonSchema } from '../../schema/json-schema.ts';

/** The parts of a page config or of a shared section that have keys of their own. */
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
 * What the paths in a value may read. page: queries, route, URL and site. route: route, URL and site. queries: queries and site. none:
 * the value has no paths. In a shared section, all may also read its params.
 */
export type ScopeName = 'page' | 'route' | 'queries' | 'none';

/**
 * What the value of a key has, if its own schema does not say it: what a schema of the site describes, whose name is in the key
 * `namedBy` next to it, or a part of the grammar whose values have paths.
 */
export type HeldValue =
  | { readonly of: 'block' | 'section' | 'params'; readonly namedBy: string }
  | { readonly of: 'head' | 'pagingHead' | 'routeParams' };

/** A key of page configs. What is true of it is said here and nowhere else. */
export interface Key {
  readonly name: string;
  /** The constructs that may have it. */
  readonly in: readonly ConstructName[];
  readonly isRequired?: true;
  /** The schema of its value, with a title and a description. */
  readonly value: JsonSchema;
  /** Its value has paths. By default it has none. */
  readonly reads?: Exclude<ScopeName, 'none'>;
  /** How its value has paths. fields: in the properties of its object. condition: as one path, or a comparison of one. */
  readonly binds?: 'fields' | 'condition';
  readonly holds?: HeldValue;
  /** What its text is the name of. */
  readonly names?: 'block' | 'section' | 'source' | 'query';
  /** True if it decides when visitors see the block. */
  readonly limits?: true;
  /** True if its value lists values of route params. */
  readonly byParams?: true;
  /** True if it is about the page, and stays there when the block becomes a shared section. */
  readonly ofPage?: true;
  /** True if it contains what the block shows, which people write last. */
  readonly isContent?: true;
  /** The group of the form that shows it, if that is not the group of everything else. */
  readonly group?: KeyGroup;
  /** The version of Pagewright that has it first. Absent for the first version. */
  readonly since?: string;
  /** What people who know other programs call it. */
  readonly otherNames?: readonly string[];
}

/** The groups of a form. elsewhere: another part of the window shows it. */
export type KeyGroup = 'address' | 'head' | 'language' | 'schedule' | 'end' | 'visibility' | 'elsewhere';

/** The schema of an object with some keys, and no others. */
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
