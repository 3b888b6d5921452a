import type { ContentApi, ContentRequest } from '../content-api.ts';

/** The path of a request with its query, sorted so that equal requests have equal URLs: `posts?page=2&per_page=5`. */
export function requestPath({ path, query = {} }: ContentRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The cache key of a read: the method and URL of its request. Reads with equal keys share one response. */
export function requestKey(
  { api, request }: { readonly api: ContentApi; request(params: unknown): ContentRequest },
  params: unknown,
): string {
  return `GET ${api.urlOf(request(params))}`;
}

/**
 * The cache key of a read that may follow `next`.
 * @param entries see `ReadOptions`
 */
export function readKey(
  source: Parameters<typeof requestKey>[0],
  params: unknown,
  entries: number | undefined,
): string {
  const key = requestKey(source, params);
  if (entries === undefined) return key;
  return entries === Number.POSITIVE_INFINITY ? `all ${key}` : `first ${entries} ${key}`;
}
