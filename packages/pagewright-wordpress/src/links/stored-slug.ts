import type { ContentRequest } from 'pagewright/source';

/**
 * The characters that WordPress changes in the slug of a query, unless they are encoded: signs of ASCII and capital letters. Escapes that are
 * in a slug are of no character, and stored as they are.
 */
const changed = /%(?![\da-fA-F]{2})|[^\w%\u0080-\u{10ffff}-]|\p{Lu}/gu;

/** A character as WordPress stores it in a slug: percent-encoded, in lower case. */
function stored(character: string): string {
  return Array.from(new TextEncoder().encode(character), (byte) => `%${byte.toString(16)}`).join('');
}

/** A slug as WordPress stores it. */
export function storedSlug(slug: string): string {
  return slug.replace(changed, stored);
}

/**
 * The request with the slug of its query as WordPress stores it. Otherwise WordPress would take `a,b` for the two slugs `a` and `b`, and would
 * drop a quotation mark or a plus sign, so that it found another entry.
 */
export function withStoredSlug(request: ContentRequest): ContentRequest {
  const { query } = request;
  if (typeof query?.slug !== 'string') return request;
  return { ...request, query: { ...query, slug: storedSlug(query.slug) } };
}
