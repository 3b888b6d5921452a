import { decodeSlug } from './sanitising/url-formats.ts';

/**
 * A slug as text for a request. Every slug in a path or a query must pass through this function. It replaces characters that slugs cannot
 * contain by U+FFFD, which matches no entry. So a slug cannot change the host, the depth of the path or the query. It also cannot match two
 * entries, as `a,b` does in some services. The result is not encoded. Never throws.
 */
export function slugText(slug: unknown): string {
  const text = typeof slug === 'string' || typeof slug === 'number' ? decodeSlug(String(slug)) : '';
  const plain = text.replace(/[^\p{L}\p{N}\p{M}_-]/gu, '\ufffd');
  return plain === '' || plain.length > 200 ? '\ufffd' : plain;
}

/** The slug, encoded as one segment of a path. */
export function slugPart(slug: unknown): string {
  return encodeURIComponent(slugText(slug));
}
