/** `/services/:slug` is `['services', ':slug']`; `/` has no segments. */
export function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.replace(/^\//, '').split('/');
}

/** A route without the names of its params. Two routes of the same shape match the same paths. */
export function shapeOf(route: string): string {
  return route.replaceAll(/:\w+/g, ':');
}

/** The names of a route's params: `slug` of `/services/:slug`. */
export function paramNames(route: string): readonly string[] {
  return [...route.matchAll(/\/:([A-Za-z]\w*)/g)].flatMap((match) => match[1] ?? []);
}

/** The name of a param that a route has twice. */
export function repeatedParam(route: string): string | undefined {
  const names = paramNames(route);
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** A path segment, decoded. One that cannot be decoded is returned unchanged. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function exactness(route: string): string {
  return segmentsOf(route)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

/**
 * Sorts routes so that the first match of a path is the most exact: from left to right, a fixed segment comes before a
 * param. Routes of equal exactness stay in order. Routes with different numbers of segments never match the same path,
 * so their order does not matter.
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
 * The params of a path that matches a route, as they are in the path; undefined when it does not match. A segment whose
 * value is not known yet is undefined: only a param matches it. Matching is case-sensitive.
 */
export function matchSegments(
  route: readonly string[],
  path: readonly (string | undefined)[],
): ReadonlyMap<string, string | undefined> | undefined {
  if (route.length !== path.length) return undefined;
  const params = new Map<string, string | undefined>();
  for (const [index, segment] of route.entries()) {
    const found = path[index];
    if (!segment.startsWith(':')) {
      if (segment !== found) return undefined;
    } else if (found === '') return undefined;
    else params.set(segment.slice(1), found);
  }
  return params;
}
