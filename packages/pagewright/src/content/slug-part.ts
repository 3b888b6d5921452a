import { decodedEscapes } from '../json/decoded-escapes.ts';
import { isSlug } from './sanitising/url-formats.ts';

/**
 * A slug as text for a request. Every slug in a path or a query must pass through this function. A text that no slug can be becomes U+FFFD,
 * which matches no entry. So a slug cannot change the host, the depth of the path or the query. The result is decoded. Never throws.
 *
 * The result may contain a comma or a space, which in some services separate the slugs of a query; an adapter encodes them.
 */
export function slugText(slug: unknown): string {
  const text = typeof slug === 'string' || typeof slug === 'number' ? decodedEscapes(String(slug)) : '';
  return isSlug(text) ? text : '\ufffd';
}

/** The slug, encoded as one segment of a path. */
export function slugPart(slug: unknown): string {
  return encodeURIComponent(slugText(slug));
}
