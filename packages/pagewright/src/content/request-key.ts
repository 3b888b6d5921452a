import type { ContentRequest } from './source.ts';

/** Where a request goes below the content service's address: `/wp-json/wp/v2/posts?_embed=true&per_page=2`; query sorted. */
export function requestAddress({ path, query = {} }: ContentRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  search.sort();
  return `/wp-json/${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** The cache key of a request: its method, path and sorted query. Two reads with equal keys are one read. */
export function requestKey(request: ContentRequest): string {
  return `GET ${requestAddress(request)}`;
}
