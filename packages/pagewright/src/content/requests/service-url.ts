/**
 * The URL of a request to the content service.
 * @param base URL without a trailing slash. If it ends in a query, such as `https://cms.example/?path=`, the part of the path after its
 * first segment completes this query.
 * @param path path and query; starts with a slash
 */
export function serviceUrl(base: string, path: string): string {
  return base.includes('?') ? base + path.replace(/^\/[^/]*/, '').replace('?', '&') : base + path;
}
