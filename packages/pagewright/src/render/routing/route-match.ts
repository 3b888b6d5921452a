import { decodedSegment, matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';
import type { RouteEntry, RouteParams } from '../document/page-module.ts';
import { pathOnHost, pathOnSite } from '../site-path.ts';

export interface RouteMatch {
  readonly entry: RouteEntry;
  readonly params: RouteParams;
  /** The canonical path of the page. For an alias, it differs from the current path. */
  readonly canonical: string;
}

/** The path for a route pattern and params, encoded as in a URL: `/services/pmo` for `/services/:slug` and `{ slug: 'pmo' }`. */
export function pathOf(pattern: string, params: RouteParams): string {
  return encodeURI(pattern).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path without a trailing slash or `index.html`, like a route pattern. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/(?:\/index\.html)?\/*$/, '') || '/' : path;
}

/** The path without a trailing slash or `index.html`, and decoded, like the result of wouter's `useLocation`. */
export function cleanPath(path: string): string {
  return withoutSlash(decodedPath(path));
}

/** The first route that matches. */
export function matchPath(routes: readonly RouteEntry[], path: string): RouteMatch | undefined {
  const segments = segmentsOf(cleanPath(path)).map(decodedSegment);
  for (const entry of routes) {
    const found = matchSegments(segmentsOf(entry.route), segments);
    if (!found) continue;
    const params = Object.fromEntries(found);
    return { entry, params, canonical: pathOf(entry.canonical, params) };
  }
  return undefined;
}

/**
 * The path of the page at the URL of a document, without what a host or a visitor has added to it: a slash, `index.html` or `.html`. A path
 * that really ends with `.html` stays.
 * @param pathname path of the URL, with the base of the site, which the result has too
 * @param made the path that the document was made for
 */
export function pageAddress(routes: readonly RouteEntry[], pathname: string, made: string): string {
  const asked = withoutSlash(import.meta.env.BASE_URL === '/' ? pathname : pathOnSite(pathname));
  const plain = withoutSlash(asked.replace(/\.html$/, ''));
  const isOf = (path: string) => cleanPath(path) === cleanPath(made);
  const isPlain = !isOf(asked) && (isOf(plain) || (!matchPath(routes, asked) && matchPath(routes, plain)));
  return import.meta.env.BASE_URL === '/' ? (isPlain ? plain : asked) : pathOnHost(isPlain ? plain : asked);
}
