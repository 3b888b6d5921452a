import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { RouteEntry } from './page-module.ts';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  readonly entry: RouteEntry;
  readonly params: RouteParams;
  /** The address under which the page is canonical; another one when it was reached through an alias. */
  readonly canonical: string;
}

/** `/services/:slug` with `{ slug: 'pmo' }` is `/services/pmo`. */
export function pathOf(pattern: string, params: RouteParams): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** The address without a trailing slash, as routes are written, and decoded, as wouter's `useLocation` gives it. */
export function cleanPath(path: string): string {
  const plain = decoded(path, decodeURI);
  return plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain;
}

/** The first route that matches; the manifest lists the most exact routes first. */
export function matchPath(routes: readonly RouteEntry[], path: string): RouteMatch | undefined {
  for (const entry of routes) {
    for (const pattern of entry.routes) {
      const [matches, params] = matchRoute(parse, pattern, cleanPath(path));
      if (!matches) continue;
      const named = Object.fromEntries(
        Object.entries(params).flatMap(([name, value]) =>
          value === undefined || /^\d+$/.test(name) ? [] : [[name, decoded(value, decodeURIComponent)]],
        ),
      );
      return { entry, params: named, canonical: pathOf(entry.routes[0] ?? pattern, named) };
    }
  }
  return undefined;
}
