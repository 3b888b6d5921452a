import type { CheckedPage } from './page-check.ts';
import { paramNames } from './page-draft.ts';

/** One route of one page, with the values that its params may have. */
export interface Route {
  readonly pattern: string;
  readonly segments: readonly string[];
  readonly page: CheckedPage | undefined;
  readonly pointer: string;
  readonly isAlias: boolean;
}

/** Where an address leads. */
export type Destination =
  | { readonly leads: 'page'; readonly page: CheckedPage | undefined }
  /** The route is there, the value of its param is not. */
  | { readonly leads: 'nowhere'; readonly route?: Route; readonly param?: string; readonly value?: string };

export interface RouteTable {
  readonly routes: readonly Route[];
  /** Addresses that are surely there, for suggestions. */
  readonly addresses: readonly string[];
  /** True when a page could not be read at all, so that nothing certain can be said about addresses. */
  readonly isUnsure: boolean;
  find(path: string): Destination;
  /** For an address with content in some parts: those are `undefined`. */
  findComputed(segments: readonly (string | undefined)[]): Destination;
}

const split = (path: string): readonly string[] => (path === '/' ? [] : path.replace(/^\//, '').split('/'));

function exactness({ segments }: Route): string {
  return segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The routes of all pages. `salvaged` are those that could be read from files whose JSON is broken. */
export function routeTable(
  pages: readonly CheckedPage[],
  salvaged: readonly string[],
  isUnsure: boolean,
): RouteTable {
  const routes: readonly Route[] = [
    ...pages.flatMap((page) =>
      page.draft.routes.map(
        ({ route, pointer }, index): Route => ({
          pattern: route,
          segments: split(route),
          page,
          pointer,
          isAlias: index > 0,
        }),
      ),
    ),
    ...salvaged.map(
      (pattern): Route => ({
        pattern,
        segments: split(pattern),
        page: undefined,
        pointer: '',
        isAlias: false,
      }),
    ),
  ].toSorted((one, other) => (exactness(one) < exactness(other) ? -1 : 1));

  const findComputed = (segments: readonly (string | undefined)[]): Destination => {
    let near: Destination = { leads: 'nowhere' };
    for (const route of routes) {
      const miss = mismatch(route, segments);
      if (miss === undefined) return { leads: 'page', page: route.page };
      if (miss !== 'shape' && !('route' in near)) near = { leads: 'nowhere', route, ...miss };
    }
    return near;
  };
  return {
    routes,
    addresses: routes.flatMap(addressesOf),
    isUnsure,
    findComputed,
    find: (path) => findComputed(split(path).map(decoded)),
  };
}

function mismatch(
  { segments, page }: Route,
  wanted: readonly (string | undefined)[],
): 'shape' | { param: string; value: string } | undefined {
  if (segments.length !== wanted.length) return 'shape';
  let miss: { param: string; value: string } | undefined;
  for (const [index, segment] of segments.entries()) {
    const found = wanted[index];
    if (!segment.startsWith(':')) {
      if (segment !== found) return 'shape';
      continue;
    }
    if (found === '') return 'shape';
    const values = page?.params.values.get(segment.slice(1));
    if (
      found === undefined ||
      !values ||
      values.isOpen ||
      values.written.some(({ value }) => value === found)
    )
      continue;
    miss = { param: segment.slice(1), value: found };
  }
  return miss;
}

/** The addresses of a route whose params are all written in its config. */
function addressesOf({ pattern, page }: Route): readonly string[] {
  let found = [pattern];
  for (const name of paramNames(pattern)) {
    const values = page?.params.values.get(name)?.written ?? [];
    found = found.flatMap((address) => values.map(({ value }) => address.replace(`:${name}`, value)));
  }
  return found.slice(0, 500);
}

/** The routes of a file whose JSON is broken, as far as a look at its text gives them. */
export function salvageRoutes(text: string): readonly string[] | undefined {
  const found = /["'“]route["'”]\s*:?\s*(\[[^\]]*\]|["'“][^"'”\n]*["'”]?)/.exec(text)?.[1];
  const routes = found
    ? [...found.matchAll(/["'“]([^"'“”\n]*)/g)].flatMap((match) =>
        match[1]?.startsWith('/') ? [match[1]] : [],
      )
    : [];
  return routes.length > 0 ? routes : undefined;
}
