/**
 * The URL of a request to the content service.
 * @param base URL without a slash at its end. If it ends in a query, such as `https://cms.example/?path=`, the path
 *   below its first segment completes this query.
 * @param path path and query; starts with a slash
 */
export function serviceUrl(base: string, path: string): string {
  return base.includes('?') ? base + path.replace(/^\/[^/]*/, '').replace('?', '&') : base + path;
}
