import { urls } from 'pagewright/tooling';

/** The parts of a link: the origin of this site if it has one, its path, and its query and anchor. */
interface LinkParts {
  readonly origin: string;
  readonly path: string;
  readonly rest: string;
}

/** The parts of a link to a path of this site; undefined for any other link. */
export function localParts(href: string, siteUrl: string | undefined): LinkParts | undefined {
  const isOwn =
    siteUrl !== undefined &&
    href.toLowerCase().startsWith(siteUrl.toLowerCase()) &&
    /^(?:[/?#]|$)/.test(href.slice(siteUrl.length));
  const origin = isOwn ? href.slice(0, siteUrl.length) : '';
  const address = href.slice(origin.length);
  const [written, query, anchor] = urls.targetParts(
    isOwn && !address.startsWith('/') ? `/${address}` : address,
  );
  return urls.isLocalTarget(written) ? { origin, path: written, rest: query + anchor } : undefined;
}

/** The parts of a path, decoded. A part from content, or from a param of a redirect, may have any value: it is undefined. */
export function linkSegments(path: string): readonly (string | undefined)[] {
  return urls
    .segmentsOf(path)
    .map((segment) =>
      segment.startsWith(':') || segment.replaceAll('{{', '').includes('{')
        ? undefined
        : urls.decodedEscapes(segment),
    );
}

/** The first of some routes, from the most exact one, that a path fits. */
export function routeMatching(
  routes: readonly string[],
  segments: readonly (string | undefined)[],
): string | undefined {
  return urls
    .sortBySpecificity(routes, (route) => route)
    .find((route) => urls.matchSegments(urls.segmentsOf(route), segments) !== undefined);
}

/**
 * A link to a path of a route as a link to the same path of another one: with the same values of params, query and anchor. Undefined if the
 * new route has a param that the old one lacks.
 */
export function movedHref(
  href: string,
  from: string,
  to: string,
  siteUrl: string | undefined,
): string | undefined {
  const parts = localParts(href, siteUrl);
  // Not decoded: what is written in a link stays as it is.
  const params =
    parts && urls.matchSegments(urls.segmentsOf(from), urls.segmentsOf(parts.path).map(keptLiteral(from)));
  if (!parts || !params) return undefined;
  const segments = urls
    .segmentsOf(to)
    .map((segment) => (segment.startsWith(':') ? params.get(segment.slice(1)) : segment));
  if (segments.some((segment) => segment === undefined)) return undefined;
  return `${parts.origin}/${segments.join('/')}${parts.rest}`;
}

/** A fixed part of a route may be written with escapes in a link. */
function keptLiteral(route: string): (segment: string, index: number) => string {
  const fixed = urls.segmentsOf(route);
  return (segment, index) =>
    fixed[index] === urls.decodedEscapes(segment) ? (fixed[index] ?? segment) : segment;
}
