import { decodeSlug } from './sanitising/url-formats.ts';

/**
 * A slug as text for a request: the only way for a slug into a path or a query. A slug with characters that no slug has
 * becomes U+FFFD, which names no entry. So a slug never changes the host, the depth of the path or the query, and never
 * names two entries, as `a,b` does for some services. Not yet encoded. Never throws.
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
