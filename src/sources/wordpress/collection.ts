import type { ContentRequest, ContentResponse } from '../../../packages/pagewright/src/content/source.ts';

type Query = NonNullable<ContentRequest['query']>;

/** What every list call says, beside how many; `_embed` brings the featured picture along. */
const defaults: Query = { _embed: true, status: 'publish' };

interface ListParams {
  readonly per_page?: number;
  readonly page?: string;
  readonly search?: string;
}

/** The query of a list of `wp/v2`, or of one page of it; with `search`, of those entries that hold these words. */
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

/**
 * The request for the next part of a list. Counted from the total in the headers: the `Link` header names the
 * address that WordPress believes to have, which may not be the one that it is asked at.
 */
export function nextPage(
  request: ContentRequest,
  { headers }: ContentResponse,
  total = Number(headers.get('x-wp-totalpages')),
): ContentRequest | undefined {
  const page = Number(request.query?.page ?? 1);
  return page < total ? { ...request, query: { ...request.query, page: page + 1 } } : undefined;
}
