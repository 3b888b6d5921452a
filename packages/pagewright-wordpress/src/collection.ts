import type { ContentRequest } from 'pagewright/source';

type Query = NonNullable<ContentRequest['query']>;

/** Part of each query of entries. `_embed` includes the featured image and the author. */
const defaults: Query = { _embed: true, status: 'publish' };

interface ListParams {
  readonly per_page?: number;
  readonly page?: string;
  readonly search?: string;
}

/** The query of a list of `wp/v2`, or of one page of it; with `search`, of the entries that contain these words. */
export function listQuery({ per_page = 10, page, search }: ListParams): Query {
  return {
    per_page,
    ...(page === undefined ? {} : { page }),
    ...(search === undefined ? {} : { search }),
    ...defaults,
  };
}

/** The query of one entry of `wp/v2` by its slug: a list of at most one. */
export function entryQuery(slug: string): Query {
  return { slug, per_page: 1, ...defaults };
}
