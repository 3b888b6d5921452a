import { matchSegments, segmentsOf } from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import type { RouteEntry, RouteParams } from '../document/page-module.ts';

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
  const segments = segmentsOf(cleanPath(path)).map(decodedEscapes);
  for (const entry of routes) {
    const found = matchSegments(segmentsOf(entry.route), segments);
    if (!found) continue;
    const params = Object.fromEntries(found);
    return { entry, params, canonical: pathOf(entry.canonical, params) };
  }
  return undefined;
}
