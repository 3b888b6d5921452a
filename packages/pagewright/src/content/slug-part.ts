import { decodeSlug } from './delivery.ts';

/**
 * The one way in which a slug gets into a request. What no slug holds becomes U+FFFD, which names no entry: so a slug
 * is always one part of a path or one value of a query, and never changes host, depth or query, nor asks for two
 * entries (some services read `a,b` as both). Gives text that is not encoded yet; throws never.
 */
export function slugText(slug: unknown): string {
  const text = typeof slug === 'string' || typeof slug === 'number' ? decodeSlug(String(slug)) : '';
  const plain = text.replace(/[^\p{L}\p{N}\p{M}_-]/gu, '\ufffd');
  return plain === '' || plain.length > 200 ? '\ufffd' : plain;
}

/** The same as a part of a path. */
export function slugPart(slug: unknown): string {
  return encodeURIComponent(slugText(slug));
}
