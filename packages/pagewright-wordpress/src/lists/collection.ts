import { ContentError, type ContentRequest, slugText } from 'pagewright/source';

type Query = NonNullable<ContentRequest['query']>;

/** Part of each query for entries. `_embed` includes the featured image and the author. */
const defaults: Query = { _embed: true, status: 'publish' };

/** The fields of an entry that `normalizeEntries` reads. Lists with these fields do not contain the texts of their entries. */
export const listedFields: readonly string[] = [
  'id',
  'slug',
  'title',
  'excerpt',
  'date',
  'date_gmt',
  'featured_media_src_url',
  'first_image',
  '_links.author',
  '_links.wp:featuredmedia',
  '_embedded',
];

interface ListParams {
  readonly per_page?: number;
  readonly page?: string | number;
  readonly search?: string;
}

/**
 * The query for a list of `wp/v2`, or for one page of it. `search` selects the entries that contain some words.
 * @param fields the fields that the source reads from each entry; all by default
 */
export function listQuery(
  { per_page = 10, page, search }: ListParams,
  fields: readonly string[] = [],
): Query {
  return {
    per_page,
    ...(page === undefined ? {} : { page: slugText(page) }),
    ...(search === undefined ? {} : { search }),
    ...(fields.length > 0 ? { _fields: fields.join(',') } : {}),
    ...defaults,
  };
}

/** The query for one entry of `wp/v2` by its slug. WordPress responds with a list of at most one entry. */
export function entryQuery(slug: string): Query {
  return { slug, per_page: 1, ...defaults };
}

/** The `normalize` of a source that finds one entry by its slug, in an array. An empty list says that there is none. */
export function onlyEntry(body: unknown): unknown {
  if (Array.isArray(body) && body.length === 0)
    throw new ContentError('not-found', 'The content service has no entry with this slug');
  return Array.isArray(body) ? body[0] : body;
}
