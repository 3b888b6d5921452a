/** The segments of a path or route: `['services', ':slug']` for `/services/:slug`, none for `/`. */
export function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.replace(/^\//, '').split('/');
}

/** A route without the names of its params. Routes of equal shape match the same paths. */
export function shapeOf(route: string): string {
  return route.replaceAll(/:\w+/g, ':');
}

/** The names of a route's params: `slug` of `/services/:slug`. */
export function paramNames(route: string): readonly string[] {
  return [...route.matchAll(/\/:([A-Za-z]\w*)/g)].flatMap((match) => match[1] ?? []);
}

/** The first param name that a route contains twice; undefined if there is none. */
export function repeatedParam(route: string): string | undefined {
  const names = paramNames(route);
  return names.find((name, index) => names.indexOf(name) !== index);
}

function exactness(route: string): string {
  return segmentsOf(route)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

/**
 * Sorts routes so that the first match of a path is the most specific: from left to right, a fixed segment comes before a param. Equally
 * specific routes stay in order. Routes with different numbers of segments never match the same path, so their order does not matter.
 */
export function sortBySpecificity<Item>(
  items: readonly Item[],
  routeOf: (item: Item) => string,
): readonly Item[] {
  return items
    .map((item) => ({ item, key: exactness(routeOf(item)) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ item }) => item);
}

/**
 * The params of a path that matches a route, as they are in the path; undefined if it does not match. A segment is undefined if its value
 * is not known yet: only a param matches it. Matching is case-sensitive.
 */
export function matchSegments<Segment extends string | undefined>(
  route: readonly string[],
  path: readonly Segment[],
): ReadonlyMap<string, Segment> | undefined {
  if (route.length !== path.length) return undefined;
  const params = new Map<string, Segment>();
  for (const [index, found] of path.entries()) {
    const segment = route[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== found) return undefined;
    } else if (found === '') return undefined;
    else params.set(segment.slice(1), found);
  }
  return params;
}
