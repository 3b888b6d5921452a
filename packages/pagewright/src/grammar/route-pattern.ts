/** `/services/:slug` is `['services', ':slug']`; `/` has no segments. */
export function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.replace(/^\//, '').split('/');
}

/** Two routes of one shape match the same paths: names of params do not tell them apart. */
export function shapeOf(route: string): string {
  return route.replaceAll(/:\w+/g, ':');
}

/** A path segment as content has it. One that cannot be decoded stays as it is. */
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
 * Sorts routes so that the first one that matches a path is the most exact: from left to right, a fixed segment comes
 * before a param. Routes with another number of segments never match the same path, so their order does not matter.
 */
export function byExactness(left: string, right: string): number {
  const [one, other] = [exactness(left), exactness(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The params of a path that matches a route, as they stand in the path; undefined when it does not match. A segment of
 * the path that nobody knows yet is undefined: only a param matches it. Letters match in their own case only.
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
