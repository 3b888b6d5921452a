import type { ContentRequest } from 'pagewright/source';

/** The characters of ASCII that WordPress changes in the slug of a query, unless they are encoded. */
const changed = /[^\w\u0080-\uffff-]/g;

/**
 * The request with the slug of its query as WordPress stores it. Otherwise WordPress would take `a,b` for the two slugs `a` and `b`, and would
 * drop a quotation mark or a plus sign, so that it found another entry.
 */
export function withStoredSlug(request: ContentRequest): ContentRequest {
  const { query } = request;
  if (typeof query?.slug !== 'string') return request;
  const slug = query.slug.replace(changed, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return { ...request, query: { ...query, slug } };
}
