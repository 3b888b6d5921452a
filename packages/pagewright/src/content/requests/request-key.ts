import type { ContentApi, ContentRequest } from '../content-api.ts';

/** The path of a request with its query, sorted so that equal requests have equal URLs: `posts?page=2&per_page=5`. */
export function requestPath({ path, query = {} }: ContentRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}

interface KeyedSource {
  readonly api: ContentApi;
  readonly service?: string;
  request(params: unknown): ContentRequest;
}

/**
 * The cache key of a read: the method and URL of its request, with the name of the service unless that is the main one: `GET /posts`,
 * `GET tickets:/events`. Reads with equal keys share one response.
 */
export function requestKey({ api, service, request }: KeyedSource, params: unknown): string {
  return `GET ${service === undefined ? '' : `${service}:`}${api.urlOf(request(params))}`;
}

/** The name of the service in a cache key; undefined for the main one. */
export function serviceOfKey(key: string): string | undefined {
  return /^[^/]*GET ([^/]+):\//.exec(key)?.[1];
}

/**
 * The cache key of a read that may follow `next`.
 * @param entries see `ReadOptions`
 */
export function readKey(source: KeyedSource, params: unknown, entries: number | undefined): string {
  const key = requestKey(source, params);
  if (entries === undefined) return key;
  return entries === Number.POSITIVE_INFINITY ? `all ${key}` : `first ${entries} ${key}`;
}
