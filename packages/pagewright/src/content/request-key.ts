import type { ContentApi } from './content-adapter.ts';
import type { ContentRequest } from './source.ts';

/** A request's path with its query sorted, so that equal requests give equal texts: `posts?page=2&per_page=5`. */
export function requestPath({ path, query = {} }: ContentRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The cache key of a read: the method and URL of its request. Two reads with equal keys are one read. */
export function requestKey(
  { api, request }: { readonly api: ContentApi; request(params: unknown): ContentRequest },
  params: unknown,
): string {
  return `GET ${api.urlOf(request(params))}`;
}
