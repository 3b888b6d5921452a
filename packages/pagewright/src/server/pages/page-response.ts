import { namesEtag } from '../../pipeline/files/names-etag.ts';
import type { ServedPage } from '../caching/page-cache.ts';

/** Values of the header `Cache-Status`, which shows operators where a page came from. See RFC 9211. */
const cacheStatus = {
  prerendered: 'pagewright; hit; detail=prerendered',
  hit: 'pagewright; hit',
  stale: 'pagewright; hit; detail=stale',
  miss: 'pagewright; fwd=miss',
} as const;

/** The response with a page or another file: the whole text, or 304 if the client has the same text. */
export function pageResponse(
  { html, digest, made, origin, isIncomplete, isFailed }: ServedPage & { readonly html: string },
  request: Request,
  type: 'text/html' | 'text/xml',
): Response {
  const etag = `W/"${digest}"`;
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Status': cacheStatus[origin],
    // Browsers do not read the content of a new page again immediately; see `freshUntil`.
    'Server-Timing': `made;desc="${new Date(made).toISOString()}"`,
    // Search engines and caches must not keep a page with missing content.
    ...(isIncomplete
      ? { 'Cache-Control': 'no-store' }
      : { ETag: etag, 'Last-Modified': new Date(made).toUTCString() }),
  };
  if (isFailed) return new Response(html, { status: 503, headers: { ...headers, 'Retry-After': '5' } });
  if (!isIncomplete && namesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(html, { headers });
}
